import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createHostilePictures } from '../support/hostile-pictures.ts'
import { memoryOf, watchMemory } from '../support/memory.ts'
import { openRestartableMall } from './restartable-mall.ts'
import { readCookie } from './studio-editor.ts'

it('bounds the memory of the platform, whatever pictures staff upload', boundUploads)

/** Megabytes of the platform with its database and the child that decodes. */
const maxFullest = 450
const maxMinuteLater = 300

/** Uploads at once, each begun again until this many milliseconds have passed. */
const [atOnce, floodMs] = [20, 60_000]

async function boundUploads(): Promise<void> {
  const pictures = await createHostilePictures()
  // As large as an upload may be, and no picture from its middle on.
  const noise = new Uint8Array(24 * 1_024 * 1_024)
  noise.set(pictures[3]?.subarray(0, 50_000) ?? [])
  const mall = await openRestartableMall({ environment: {}, hasStudio: true })
  try {
    const studio = new URL(mall.studioUrl ?? '')
    const headers = {
      Cookie: await readCookie(studio),
      Origin: studio.origin,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'image/avif',
    }
    const before = await memoryOf(mall.platformPid())
    const statuses: number[] = []
    const until = performance.now() + floodMs
    const flood = async (_: unknown, lane: number) => {
      for (let turn = lane; performance.now() < until; turn += 1) {
        const body = [...pictures, noise][turn % (pictures.length + 1)] ?? noise
        // A refused upload may break off; the others suffice.
        const status = await upload(studio.origin, headers, body).catch(() => 503)
        statuses.push(status)
        if (status === 503) await delay(200)
      }
    }
    const { own, all } = await watchMemory(mall.platformPid(), async () => {
      await Promise.all(Array.from({ length: atOnce }, flood))
    })
    await delay(60_000)
    const after = await memoryOf(mall.platformPid())
    console.log({ before, fullest: { own, all }, after, statuses: countEach(statuses) })
    expect(new Set(statuses)).toContain(201)
    expect(new Set(statuses)).toContain(503)
    expect(statuses.filter((status) => ![201, 413, 415, 429, 503].includes(status))).toEqual([])
    expect.soft(all, 'MB at its fullest').toBeLessThanOrEqual(maxFullest)
    expect.soft(after.all, 'MB a minute later').toBeLessThanOrEqual(maxMinuteLater)
  } finally {
    await mall.close()
  }
}

function countEach(statuses: readonly number[]): object {
  return Object.fromEntries(
    [...new Set(statuses)].map((one) => [one, statuses.filter((other) => other === one).length]),
  )
}

async function upload(
  origin: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const { status, body: answer } = await fetch(`${origin}/api/v1/media`, { method: 'POST', headers, body })
  await answer?.cancel()
  return status
}
