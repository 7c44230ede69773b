import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { readCookie } from '../../resilience/studio-editor.ts'
import { readStamp } from '../../resilience/form-visitor.ts'
import { inParallel } from '../../../site/content/in-parallel.ts'
import { type MallUnderAttack, withMall } from '../mall-under-attack.ts'
import { breakingAnswers, startBreakingPlatform } from './breaking-platform.ts'
import { type HostileBytes, listHostileBytes } from './hostile-bytes.ts'

it('ends neither process, whatever clients send', () => withMall({}, sendHostileBytes))

it('ends no site, wherever the platform breaks off', () => withMall({}, breakOffEverywhere))

/** Connections at a time, and milliseconds of each: one that waits for more is not what is tried here. */
const [concurrency, maxMs] = [16, 1_500]

async function sendHostileBytes(mall: MallUnderAttack): Promise<void> {
  const { siteUrl, platformUrl, apiKey } = mall
  const studio = new URL(mall.studioUrl)
  const cookie = await readCookie(studio)
  const stamp = await readStamp(siteUrl, '/contact-us')
  const own = { Origin: studio.origin, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
  const servers = [
    { url: siteUrl, path: '/stores', formPath: `/contact-us?${stamp.slice(0, 10)}`, headers: {} },
    { url: siteUrl, path: '/map', formPath: '/contests/the-harbour-in-one-picture', headers: {} },
    {
      url: platformUrl,
      path: `/properties/1/stores?api_key=${apiKey}`,
      formPath: '/promenade/contact_message',
      headers: {},
    },
    {
      url: platformUrl,
      path: `/properties/1/changes?api_key=${apiKey}`,
      formPath: '/promenade/get_favorites',
      headers: {},
    },
    { url: studio.origin, path: '/api/v1/entries', formPath: '/api/v1/media', headers: own },
    { url: studio.origin, path: '/', formPath: '/api/v1/imports/csv?kind=store&dry_run=1', headers: own },
  ]
  for (const { url, ...target } of servers) {
    const all = listHostileBytes({ ...target, host: new URL(url).host })
    await inParallel(all, concurrency, (hostile) => send(url, hostile))
    expect(mall.listEnded(), `after ${all.length} connections to ${target.path}`).toEqual([])
  }
  await expectAnswers([siteUrl, `${platformUrl}/healthz`, `${studio.origin}/healthz`])
}

async function breakOffEverywhere(mall: MallUnderAttack): Promise<void> {
  const between = await startBreakingPlatform(mall.platformUrl)
  try {
    const siteUrl = await mall.addSite({ PAGE_DATA_ORIGINS: between.url }, between.url)
    const tries = breakingAnswers.flatMap((bytes, answer) =>
      Array.from({ length: bytes.length + 1 }, (_, end) => `${between.url}/break/${answer}/${end}`),
    )
    const statuses = await inParallel(tries, 3, async (address) => {
      const response = await fetch(`${siteUrl}/page-data?address=${encodeURIComponent(address)}`)
      await response.arrayBuffer()
      return response.status
    })
    expect(new Set(statuses)).toEqual(new Set([200, 502]))
    expect(mall.listEnded()).toEqual([])
    await expectAnswers([siteUrl])
  } finally {
    between.close()
  }
}

/** Sends bytes, and leaves at the end of the answer, at once, or after a moment. */
function send(url: string, { bytes, leaves }: HostileBytes): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: leaves === 'half' })
    const timer = setTimeout(() => socket.destroy(), maxMs)
    socket
      .on('error', () => undefined)
      .on('end', () => socket.destroy())
      .resume()
    socket.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
    socket.on('connect', () =>
      socket.write(bytes, () => {
        if (leaves === 'half') socket.end()
        if (leaves === 'reset') socket.resetAndDestroy()
      }),
    )
  })
}

async function expectAnswers(urls: readonly string[]): Promise<void> {
  for (const url of urls) expect((await fetch(url, { redirect: 'manual' })).status, url).toBe(200)
}
