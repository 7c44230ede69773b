import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followFolder } from './follow-folder.ts'

let mall = ''
let stop = () => {}

beforeEach(async () => {
  mall = await mkdtemp(join(tmpdir(), 'promenade-follow-'))
  for (const folder of ['content/stores', 'pictures']) await mkdir(join(mall, folder), { recursive: true })
  await writeFile(join(mall, 'content/property.yaml'), 'id: 1')
})
afterEach(async () => {
  stop()
  await rm(mall, { recursive: true })
})

async function follow(onSaved: () => Promise<void>) {
  const onError = vi.fn<(error: unknown) => void>()
  stop = await followFolder(mall, { onSaved, onError })
  return { onError }
}

it.each(['content/stores/new.yaml', 'content/property.yaml', 'pictures/new.svg'])(
  'notices that %s is saved',
  async (file) => {
    const saved = Promise.withResolvers<string>()
    await follow(async () => saved.resolve(await readFile(join(mall, file), 'utf8')))
    await writeFile(join(mall, file), 'changed')
    expect(await saved.promise).toBe('changed')
  },
)

it('reads again what is saved while it reads, and never twice at a time', async () => {
  let running = 0
  const calls: PromiseWithResolvers<void>[] = [Promise.withResolvers(), Promise.withResolvers()]
  const release = Promise.withResolvers<void>()
  let count = 0
  await follow(async () => {
    running += 1
    expect(running).toBe(1)
    calls[count++]?.resolve()
    await release.promise
    running -= 1
  })
  await writeFile(join(mall, 'content/property.yaml'), 'id: 2')
  await calls[0]?.promise
  await writeFile(join(mall, 'content/property.yaml'), 'id: 3')
  release.resolve()
  await calls[1]?.promise
})

it('works without pictures, and reports a folder that cannot be watched', async () => {
  await rm(join(mall, 'pictures'), { recursive: true })
  const { onError } = await follow(async () => {})
  expect(onError).not.toHaveBeenCalled()
  await followFolder(join(mall, 'nowhere'), { onSaved: async () => {}, onError })
  expect(onError).toHaveBeenCalledOnce()
})
