import { expect, it } from 'vitest'
import { createDeviceStore } from './device-store.ts'

class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>()
  private readonly room: number
  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room
  }
  get length(): number {
    return this.items.size
  }
  key = (index: number) => [...this.items.keys()][index] ?? null
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => {
    if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, value)
  }
  removeItem = (key: string) => void this.items.delete(key)
  clear = () => this.items.clear()
}

const draft = { version: 3, base: { name: 'a' }, document: { name: 'b' }, at: 5 }

it('gives back what it holds, for the person who wrote it', () => {
  const storage = new MemoryStorage()
  const store = createDeviceStore(storage, '1')
  expect(store.keep('7', draft)).toBe(true)
  expect(store.find('7')).toEqual(draft)
  expect(store.list()).toEqual(['7'])
  expect(createDeviceStore(storage, '2').find('7')).toBeUndefined()
  store.remove('7')
  expect(store.find('7')).toBeUndefined()
})

it('says when the device has no room', () => {
  expect(createDeviceStore(new MemoryStorage(10), '1').keep('7', draft)).toBe(false)
})

it('ignores what is damaged', () => {
  const storage = new MemoryStorage()
  storage.setItem('studio-draft:1:7', '{"document"')
  storage.setItem('studio-draft:1:8', 'null')
  expect(createDeviceStore(storage, '1').find('7')).toBeUndefined()
  expect(createDeviceStore(storage, '1').find('8')).toBeUndefined()
})
