import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, testFindings } from '../support/findings.ts'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import { readStamp, sameOrigin } from './form-visitor.ts'
import { mostPixels, tooManyPixels } from './hostile-photos.ts'
import { memoryOf, watchMemory } from '../support/memory.ts'
import { contestPath, openUpload, sendPhoto } from './photo-visitor.ts'

testFindings('bounds hostile uploads', drillHostileUploads)

const maxFullest = 350
const maxMinuteLater = 250
const maxPageWait = 100
const maxPhotoWait = 10_000

/** Photos and forms that are made to cost the site memory, time and places. */
async function drillHostileUploads(): Promise<readonly Finding[]> {
  const mall = await openDrillMall({ environment: {} })
  try {
    const attacker: Attacker = {
      mall,
      stamp: await readStamp(mall.siteUrl, contestPath),
      photo: new Uint8Array(
        await readFile(join(import.meta.dirname, '..', 'support', 'photo-with-notes.jpg')),
      ),
    }
    await settle(attacker)
    return [
      await drillManyParts(attacker),
      await drillIdleUploads(attacker),
      await drillManyPhotos(attacker),
      ...(await drillMemory(attacker)),
    ]
  } finally {
    await mall.close()
  }
}

interface Attacker {
  readonly mall: DrillMall
  readonly stamp: string
  /** One that anybody might send. */
  readonly photo: Uint8Array<ArrayBuffer>
}

/** What is done for the first time takes longer. */
async function settle({ mall: { siteUrl }, stamp, photo }: Attacker): Promise<void> {
  await sendPhoto({ siteUrl, stamp, photo, from: '192.0.2.250' })
  for (let visits = 0; visits < 20; visits++) await (await fetch(`${siteUrl}/stores`)).text()
}

async function drillManyParts({ mall: { siteUrl } }: Attacker): Promise<Finding> {
  const part = '--b\r\nContent-Disposition: Form-Data; name="a"\r\n\r\n\r\n'
  const body = Buffer.from(part.repeat(95_000))
  const { slowest } = await watchPage(siteUrl, async () => {
    const uploads = Array.from({ length: 6 }, (_, number) =>
      openUpload({ siteUrl, body, from: `192.0.2.${number}`, headers: sameOrigin }),
    )
    await Promise.all(uploads.map((socket) => once(socket, 'close')))
  })
  return {
    what: '6 forms of 95,000 parts at once',
    must: `a page from the cache waits ${maxPageWait} ms at most`,
    seen: `${slowest} ms`,
    isMet: slowest <= maxPageWait,
  }
}

async function drillIdleUploads({ mall: { siteUrl }, stamp, photo }: Attacker): Promise<Finding> {
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
  return {
    what: '40 uploads that promise 6 MB and stand still, half of them with a stamp',
    must: 'the photo of somebody else is taken',
    seen: `status ${sent.status} after ${Math.round(sent.milliseconds)} ms`,
    isMet: sent.isTaken,
  }
}

async function drillManyPhotos({ mall: { siteUrl }, stamp, photo }: Attacker): Promise<Finding> {
  const flood = Array.from({ length: 30 }, () =>
    sendPhoto({ siteUrl, stamp, photo: mostPixels, from: '192.0.2.20' }),
  )
  await delay(500)
  const sent = await sendPhoto({ siteUrl, stamp, photo, from: '198.51.100.2' })
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  const busy = statuses.filter((status) => status === 503).length
  return {
    what: '30 small photos of 24 megapixels from one address',
    must: `the photo of somebody else is taken within ${maxPhotoWait / 1_000} s`,
    seen: `status ${sent.status} after ${Math.round(sent.milliseconds)} ms; ${busy} of 30 were told to come again`,
    isMet: sent.isTaken && sent.milliseconds <= maxPhotoWait,
  }
}

async function drillMemory(attacker: Attacker): Promise<readonly Finding[]> {
  const { mall, photo } = attacker
  const before = await memoryOf(mall.sitePid())
  const noise = new Uint8Array(
    await new Blob([photo.subarray(0, 500), new Uint8Array(4_900_000)]).arrayBuffer(),
  )
  const { own, all } = await watchMemory(mall.sitePid(), async () => {
    for (const hostile of [tooManyPixels, mostPixels, noise]) {
      for (let round = 0; round < 3; round++) await floodWith(attacker, hostile)
    }
  })
  await delay(60_000)
  const after = await memoryOf(mall.sitePid())
  return [
    {
      what: '72 hostile photos, 8 at once from 8 addresses: 49 and 24 megapixels, and 5 MB of nothing',
      must: `memory of the site ${maxFullest} MB at its fullest`,
      seen: `${before.own} MB before, ${own} MB at its fullest; with its decoder ${all} MB`,
      isMet: own <= maxFullest,
    },
    {
      what: 'a minute after those',
      must: `${maxMinuteLater} MB, decoder included`,
      seen: `${after.all} MB`,
      isMet: after.all <= maxMinuteLater,
    },
  ]
}

async function floodWith(
  { mall: { siteUrl }, stamp }: Attacker,
  photo: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const from = Array.from({ length: 8 }, (_, number) => `203.0.113.${number}`)
  // A connection that was kept for too long may break: others follow.
  await Promise.allSettled(from.map((address) => sendPhoto({ siteUrl, stamp, photo, from: address })))
}

/** How long somebody who asks for a page from the cache waits at most meanwhile. */
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
