import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ImageTask, OpenGraphTask } from './image-task.ts'
import { encodeFrame } from '@promenade/process/images/frames'
import { createImageWorker, ImageError } from '@promenade/process/images/image-worker'

const script = join(import.meta.dirname, 'worker-process.ts')
const backgrounds = { light: '#ffffff', dark: '#000000' }
const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="21"><rect width="40" height="21"/></svg>',
)

const task: OpenGraphTask = { kind: 'open-graph', bytes: picture, look: 'picture', backgrounds }

describe('the image worker', () => {
  it('creates the same files in a process for each task and in one for all', async () => {
    const [first] = await createImageWorker<ImageTask>(script, { idle: 0 }).run(task)
    const worker = createImageWorker<ImageTask>(script)
    expect([await worker.run(task), await worker.run(task)]).toEqual([[first], [first]])
    expect((await sharp(first?.bytes).metadata()).width).toBe(1200)
  })

  it('reports a broken picture and continues with the next', async () => {
    const worker = createImageWorker<ImageTask>(script)
    await expect(worker.run({ ...task, bytes: Buffer.from('no picture') })).rejects.toThrow(ImageError)
    await expect(worker.run({ ...task, look: 'logo' })).resolves.toHaveLength(1)
  })

  it('reads only formats that browsers show', async () => {
    const tiff = await sharp(picture).tiff().toBuffer()
    await expect(createImageWorker<ImageTask>(script).run({ ...task, bytes: tiff })).rejects.toThrow(
      ImageError,
    )
  })

  it('kills a process that takes too long', async () => {
    await expect(createImageWorker<ImageTask>(script).run(task, { timeout: 1 })).rejects.toThrow(
      'took too long',
    )
  })

  it('runs tasks one after the other', async () => {
    const worker = createImageWorker<ImageTask>(script)
    const variants = { kind: 'variants', bytes: await sharp(picture).png().toBuffer(), widths: [20] } as const
    const files = await Promise.all([
      worker.run(task),
      worker.run(variants),
      worker.run({ ...task, look: 'logo' }),
    ])
    const names = files.map((some) => some.map(({ name }) => name))
    expect(names).toEqual([['card.jpg'], ['20x11.avif', '20x11.webp', '20x11.jpg'], ['card.jpg']])
  })

  it('starts a new process after one that took too long', async () => {
    const worker = createImageWorker<ImageTask>(script)
    await expect(worker.run(await slowJob(), { timeout: 1_000 })).rejects.toThrow('took too long')
    // It may take too long on a busy machine, but is not killed with the first.
    const next = await worker.run(task).catch((error: unknown) => String(error))
    expect(next).not.toContain('ended the worker process')
  })

  it('replaces a process that died between two tasks', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'worker-'))
    const [dying, pidFile] = [join(folder, 'dying.mjs'), join(folder, 'pid')]
    const reply = Buffer.concat([...encodeFrame({ names: [] }, [])]).toString('latin1')
    await writeFile(
      dying,
      `import { writeFileSync } from 'node:fs'
      writeFileSync(${JSON.stringify(pidFile)}, String(process.pid))
      process.stdin.once('data', () => process.stdout.write(Buffer.from(${JSON.stringify(reply)}, 'latin1'), () => process.exit(1)))`,
    )
    const worker = createImageWorker<ImageTask>(dying)
    await expect(worker.run(task)).resolves.toEqual([])
    const pid = Number(await readFile(pidFile, 'utf8'))
    // A busy machine is slow to end a process of low priority.
    await expect.poll(() => isRunning(pid)).toBe(false)
    await delay(0)
    await expect(worker.run(task)).resolves.toEqual([])
  })

  it('ends with the site, even during a task', async () => {
    const child = spawn(process.execPath, [script, '1000'], { stdio: ['pipe', 'ignore', 'ignore'] })
    const ended = once(child, 'exit')
    const { bytes, ...head } = await slowJob()
    for (const part of encodeFrame(head, [bytes])) child.stdin.write(part)
    child.stdin.end()
    expect(await ended).toEqual([null, 'SIGKILL'])
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A picture that takes seconds. */
async function slowJob(): Promise<ImageTask> {
  const plain = { width: 4_000, height: 4_000, channels: 3, background: '#456' } as const
  return {
    kind: 'variants',
    bytes: await sharp({ create: plain }).png().toBuffer(),
    widths: [2_500, 3_000],
  }
}
