import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
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

interface NamedTask {
  readonly bytes: Uint8Array
  readonly name: string
  readonly isUrgent: boolean
}

/** A worker that makes a file of each name: of an urgent task at once, of the others from `finish` on. */
async function createSlowWorker() {
  const folder = await mkdtemp(join(tmpdir(), 'slow-'))
  const [begun, finished] = [join(folder, 'begun'), join(folder, 'finished')]
  const child = await childOf(`
    import { appendFileSync, existsSync } from 'node:fs'
    onTask(({ name, isUrgent }) => {
      if (!isUrgent) appendFileSync(${JSON.stringify(begun)}, '.')
      const end = () => {
        if (!isUrgent && !existsSync(${JSON.stringify(finished)})) return setTimeout(end, 10)
        ${file('x.jpg').replace("'x.jpg'", 'name')}
      }
      end()
    })
  `)
  const worker = createImageWorker<NamedTask>(child)
  const done: string[] = []
  return {
    done,
    run: async (name: string, isUrgent: boolean) => {
      const files = await worker.run({ bytes, name, isUrgent }, { owner: name, isUrgent })
      done.push(name)
      return pidOf(files)
    },
    /** How often a task that is not urgent has begun. */
    countBegun: async () => (await readFile(begun, 'utf8').catch(() => '')).length,
    finish: () => writeFile(finished, ''),
  }
}

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
    const { run, done, countBegun, finish } = await createSlowWorker()
    const background = run('variant.avif', false)
    await expect.poll(countBegun).toBe(1)
    const photos = await Promise.all([run('photo.jpg', true), run('other.jpg', true)])
    expect(done).toEqual(['photo.jpg', 'other.jpg'])
    await finish()
    // Each photo in a process of its own.
    expect(new Set([await background, ...photos]).size).toBe(3)
  })

  it('gives way each time, also to somebody who came after other tasks', async () => {
    const { run, done, countBegun, finish } = await createSlowWorker()
    const background = [run('variant.avif', false), run('card.jpg', false)]
    const photos = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg']
    for (const [earlier, photo] of photos.entries()) {
      await expect.poll(countBegun).toBe(earlier + 1)
      await run(photo, true)
    }
    expect(done).toEqual(photos)
    await finish()
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
