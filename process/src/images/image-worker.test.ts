import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createImageWorker, ImageError } from './image-worker.ts'
import { tooLargeMessages } from './picture-limits.ts'

const frames = join(import.meta.dirname, 'frames.ts')
const runner = join(import.meta.dirname, 'run-image-worker.ts')

/** A child with this source; `reply(head, ...parts)` sends a message, and `onTask` is called with each task. */
async function childOf(source: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'child-')), 'child.mjs')
  const tools = `
    import { writeSync } from 'node:fs'
    import { createFrameReader, encodeFrame } from ${JSON.stringify(frames)}
    const reply = (head, ...parts) => { for (const bytes of encodeFrame(head, parts)) writeSync(1, bytes) }
    const onTask = (act) => process.stdin.on('data', createFrameReader(({ head }) => act(head)))
    process.stdin.on('end', () => process.exit())
  `
  await writeFile(path, tools + source)
  return path
}

const bytes = Uint8Array.of(1)
const file = (name: string) => `reply({ names: ['${name}'] }, Buffer.from(String(process.pid)))`

interface SlowTask {
  readonly bytes: Uint8Array
  readonly name: string
  readonly ms: number
}

/** Makes a file of this name after some milliseconds. */
const slowChild = `onTask(({ name, ms }) => setTimeout(() => { ${file('x.jpg').replace("'x.jpg'", 'name')} }, ms))`

const pidOf = (files: readonly { readonly bytes: Uint8Array }[]) =>
  Buffer.from(files[0]?.bytes ?? []).toString()

describe('a child that decodes pictures', () => {
  it.each([
    ['noise', 'writeSync(1, Buffer.alloc(100_000, 0xff))'],
    ['no names', 'reply({})'],
    ['a name that is a path', file('../../a.jpg')],
    ['more names than files', "reply({ names: ['a.jpg', 'b.jpg'] }, Buffer.of(1))"],
    ['nothing, and ends', 'process.exit(0)'],
  ])('cannot harm its parent by what it replies: %s', async (_, act) => {
    const worker = createImageWorker(await childOf(`onTask(() => { ${act} })`))
    await expect(worker.run({ bytes })).rejects.toThrow(ImageError)
    await expect(worker.run({ bytes })).rejects.toThrow(ImageError)
  })

  it('cannot harm its parent between two tasks', async () => {
    const noise = 'setTimeout(() => writeSync(1, Buffer.alloc(100_000, 0xff)), 20)'
    const worker = createImageWorker(await childOf(`onTask(() => { ${file('a.jpg')}; ${noise} })`))
    const first = pidOf(await worker.run({ bytes }))
    // The noise comes some time after the files.
    await expect.poll(async () => pidOf(await worker.run({ bytes }))).not.toBe(first)
  })

  it('is the only one of its process, and gives way to what somebody waits for', async () => {
    const worker = createImageWorker<SlowTask>(await childOf(slowChild))
    const done: string[] = []
    const run = async (name: string, ms: number, isUrgent: boolean) => {
      const files = await worker.run({ bytes, name, ms }, { owner: name, isUrgent })
      done.push(name)
      return pidOf(files)
    }
    const background = run('variant.avif', 1_500, false)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const photos = await Promise.all([run('photo.jpg', 0, true), run('other.jpg', 0, true)])
    expect(done).toEqual(['photo.jpg', 'other.jpg'])
    // Each photo in a process of its own.
    expect(new Set([await background, ...photos]).size).toBe(3)
  })

  it('gives way each time, also to somebody who came after other tasks', async () => {
    const worker = createImageWorker<SlowTask>(await childOf(slowChild))
    const done: string[] = []
    const run = async (name: string, ms: number, isUrgent: boolean) => {
      await worker.run({ bytes, name, ms }, { owner: name, isUrgent })
      done.push(name)
    }
    const background = [run('variant.avif', 2_000, false), run('card.jpg', 2_000, false)]
    const photos = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg']
    for (const photo of photos) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await run(photo, 0, true)
    }
    expect(done).toEqual(photos)
    await Promise.all(background)
    expect(done.length).toBe(8)
  })

  it('ends itself before it takes the memory of the machine', async () => {
    const greedy = await childOf(`
      import { runImageWorker } from ${JSON.stringify(runner)}
      const held = []
      const createFiles = () => new Promise(() => setInterval(() => held.push(Buffer.alloc(8_000_000, 1)), 5))
      runImageWorker({ formats: ['Png'], createFiles })
    `)
    await expect(createImageWorker(greedy).run({ bytes })).rejects.toThrow(tooLargeMessages.memory)
  })
})
