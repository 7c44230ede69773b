import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { readStamp, sameOrigin } from './form-visitor.ts'
import { createHostilePictures } from '../support/hostile-pictures.ts'
import { memoryOf, watchMemory } from '../support/memory.ts'
import { contestPath, openUpload, sendPhoto } from './photo-visitor.ts'

it('bounds hostile uploads', boundUploads)

const maxFullest = 350
const maxMinuteLater = 250
const maxPageWait = 100
const maxPhotoWait = 10_000

/** Uploads that try to exhaust the site's memory, processor and connections. */
async function boundUploads(): Promise<void> {
  const mall = await openRestartableMall({ environment: {} })
  try {
    const attacker: Attacker = {
      mall,
      stamp: await readStamp(mall.siteUrl, contestPath),
      photo: await readPhoto('photo-with-notes.jpg'),
      largest: await createHostilePictures(),
    }
    await warmUp(attacker)
    await sendManyParts(attacker)
    await sendIdleUploads(attacker)
    await sendManyPhotos(attacker)
    await watchMemoryOf(attacker)
  } finally {
    await mall.close()
  }
}

/** One color of 7,000 × 7,000 pixels: 1,319 bytes that a decoder turns into 140 MB. */
const tooManyPixels = await readPhoto('too-many-pixels.avif')

async function readPhoto(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(join(import.meta.dirname, '..', 'support', name)))
}

interface Attacker {
  readonly mall: RestartableMall
  readonly stamp: string
  /** A normal photo. */
  readonly photo: Uint8Array<ArrayBuffer>
  /** Just below the maximum number of pixels. */
  readonly largest: readonly Uint8Array<ArrayBuffer>[]
}

/** First requests are slower: not measured. */
async function warmUp({ mall: { siteUrl }, stamp, photo }: Attacker): Promise<void> {
  await sendPhoto({ siteUrl, stamp, photo, from: '192.0.2.250' })
  for (let visits = 0; visits < 20; visits++) await (await fetch(`${siteUrl}/stores`)).text()
}

async function sendManyParts({ mall: { siteUrl } }: Attacker): Promise<void> {
  const part = '--b\r\nContent-Disposition: Form-Data; name="a"\r\n\r\n\r\n'
  const body = Buffer.from(part.repeat(95_000))
  const { slowest } = await watchPage(siteUrl, async () => {
    const uploads = Array.from({ length: 6 }, (_, number) =>
      openUpload({ siteUrl, body, from: `192.0.2.${number}`, headers: sameOrigin }),
    )
    await Promise.all(uploads.map((socket) => once(socket, 'close')))
  })
  expect.soft(slowest, 'a cached page during 6 forms of 95,000 parts').toBeLessThanOrEqual(maxPageWait)
}

async function sendIdleUploads({ mall: { siteUrl }, stamp, photo }: Attacker): Promise<void> {
  const field = `--b\r\nContent-Disposition: form-data; name="stamp"\r\n\r\n${stamp}\r\n`
  const file = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc'
  const idle = { siteUrl, from: '192.0.2.9', length: 6_000_000 }
  const uploads = [
    ...Array.from({ length: 20 }, () => openUpload({ ...idle, headers: {}, body: Buffer.from('abc') })),
    ...Array.from({ length: 20 }, () =>
      openUpload({ ...idle, headers: sameOrigin, body: Buffer.from(field + file) }),
    ),
  ]
  await delay(500)
  const large = new Uint8Array(await new Blob([photo, new Uint8Array(1_000_000)]).arrayBuffer())
  const sent = await sendPhoto({ siteUrl, stamp, photo: large, from: '198.51.100.1' })
  for (const socket of uploads) socket.destroy()
  expect.soft(sent, 'a photo during 40 stalled uploads').toMatchObject({ isAccepted: true })
}

async function sendManyPhotos({
  mall: { siteUrl },
  stamp,
  photo,
  largest: [avif = photo],
}: Attacker): Promise<void> {
  const flood = Array.from({ length: 30 }, () =>
    sendPhoto({ siteUrl, stamp, photo: avif, from: '192.0.2.20' }),
  )
  await delay(500)
  const sent = await sendPhoto({ siteUrl, stamp, photo, from: '198.51.100.2' })
  await Promise.all(flood)
  expect.soft(sent, 'a photo during 30 large ones of one address').toMatchObject({ isAccepted: true })
  expect.soft(sent.milliseconds).toBeLessThanOrEqual(maxPhotoWait)
}

async function watchMemoryOf(attacker: Attacker): Promise<void> {
  const { mall, photo, largest } = attacker
  const noise = new Uint8Array(
    await new Blob([photo.subarray(0, 500), new Uint8Array(4_900_000)]).arrayBuffer(),
  )
  const { own, all } = await watchMemory(mall.sitePid(), async () => {
    for (const hostile of [tooManyPixels, noise, ...largest]) {
      for (let round = 0; round < 3; round++) await floodWith(attacker, hostile)
    }
  })
  await delay(60_000)
  const after = await memoryOf(mall.sitePid())
  console.log({ fullest: { own, all }, after })
  expect.soft(all, 'peak MB during hostile photos, decoder included').toBeLessThanOrEqual(maxFullest)
  expect.soft(after.all, 'MB a minute later, decoder included').toBeLessThanOrEqual(maxMinuteLater)
}

async function floodWith(
  { mall: { siteUrl }, stamp }: Attacker,
  photo: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const from = Array.from({ length: 8 }, (_, number) => `203.0.113.${number}`)
  // Single connections may break; the others suffice.
  await Promise.allSettled(from.map((address) => sendPhoto({ siteUrl, stamp, photo, from: address })))
}

/** The longest wait for a cached page during `work`. */
async function watchPage(siteUrl: string, work: () => Promise<void>): Promise<{ readonly slowest: number }> {
  let slowest = 0
  const done = new AbortController()
  const watching = (async () => {
    while (!done.signal.aborted) {
      const begun = performance.now()
      await (await fetch(`${siteUrl}/stores`)).arrayBuffer()
      slowest = Math.max(slowest, Math.round(performance.now() - begun))
      await delay(5)
    }
  })()
  await delay(200)
  await work().finally(() => done.abort())
  await watching
  return { slowest }
}
