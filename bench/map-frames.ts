import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLargeMap } from '@promenade/contract/testing/large-map'
import type { CDPSession, Page } from 'playwright-core'
import { findOrInstallBrowser } from '../e2e/support/find-browser.ts'
import { launchBrowser } from '../e2e/support/visitor.ts'
import { openBenchMall } from './bench-mall.ts'
import type { Row, Table } from './report.ts'

const slowdown = 4
const viewport = { width: 360, height: 640 }
/** Each gesture moves the fingers so often, once per frame of 60 a second. */
const moves = 90
const frame = 1000 / 60

const malls = [
  { name: 'the demo mall', least: 60 },
  { name: '3,000 units on five levels', least: 30, change: writeLargeMap },
]

/** The frames of the map while fingers move it. */
export async function benchMapFrames(): Promise<readonly Table[]> {
  const rows: Row[] = []
  for (const mall of malls) rows.push(...(await framesOf(mall)))
  return [
    {
      title: 'Frames of the map while fingers move it',
      how: `Headless Chromium, ${viewport.width} × ${viewport.height}, processor ÷ ${slowdown}; ${moves} moves of the fingers at 60 a second on a level that was zoomed in twice. Beside the time, how often the browser recalculated styles and laid out. A long frame took more than twice the time of one.`,
      head: [
        'map',
        'gesture',
        'elements',
        'style recalculations',
        'layouts',
        'frames a second',
        'median',
        '95 %',
        'longest',
        'long frames',
        'goal',
      ],
      rows,
    },
  ]
}

async function framesOf({ name, least, change }: (typeof malls)[number]): Promise<readonly Row[]> {
  const mall = await openBenchMall(150, {}, {}, change)
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const page = await browser.newPage({ viewport, hasTouch: true, isMobile: true, locale: 'en' })
    await page.goto(`${mall.siteUrl}/map`)
    const plan = page.locator('#plan [data-moves]')
    await plan.waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const elements = String(await page.locator('#plan svg *').count())
    await page.keyboard.press('Tab')
    await plan.focus()
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('+')
    const rows: Row[] = []
    for (const [gesture, fingersAt] of Object.entries(gestures)) {
      await page.waitForTimeout(1_000)
      const before = await countWork(session)
      const times = await framesDuring(page, () => move(session, fingersAt))
      const after = await countWork(session)
      const work = after.map((count, index) => String(count - (before[index] ?? 0)))
      rows.push(rowOf([name, gesture, elements, ...work], times, least))
    }
    return rows
  } finally {
    await browser.close()
    await mall.close()
  }
}

/** How often styles were recalculated, and layouts. */
async function countWork(session: CDPSession): Promise<readonly number[]> {
  const { metrics } = await session.send('Performance.getMetrics')
  return ['RecalcStyleCount', 'LayoutCount'].map(
    (name) => metrics.find((metric) => metric.name === name)?.value ?? 0,
  )
}

type Fingers = readonly { readonly x: number; readonly y: number }[]

/** Where the fingers are at a share of the gesture, on the plan below the levels. */
const gestures: Readonly<Record<string, (share: number) => Fingers>> = {
  'one finger drags': (share) => [{ x: 260 - 160 * share, y: 330 + 60 * Math.sin(share * 6) }],
  'two fingers zoom': (share) => {
    const apart = 40 + 60 * Math.sin(share * Math.PI)
    return [
      { x: 180 - apart, y: 340 },
      { x: 180 + apart, y: 340 },
    ]
  },
}

async function move(session: CDPSession, fingersAt: (share: number) => Fingers): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
    })
  await send('touchStart', fingersAt(0))
  const begun = performance.now()
  for (let index = 1; index <= moves; index += 1) {
    const wait = begun + index * frame - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    await send('touchMove', fingersAt(index / moves))
  }
  await send('touchEnd', [])
}

/** Milliseconds of each frame, as the page is asked for them. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const recorder = await page.evaluateHandle(startRecording)
  await act()
  return recorder.evaluate((stop) => stop())
}

/** Runs in the page. */
function startRecording(): () => readonly number[] {
  const starts: number[] = []
  let handle = requestAnimationFrame(function next(start) {
    starts.push(start)
    handle = requestAnimationFrame(next)
  })
  return () => {
    cancelAnimationFrame(handle)
    return starts.slice(1).map((start, index) => start - (starts[index] ?? start))
  }
}

function rowOf(about: readonly string[], times: readonly number[], least: number): Row {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  const perSecond = (1000 * times.length) / times.reduce((sum, time) => sum + time, 0)
  const long = times.filter((time) => time > 2 * frame).length
  const cells = [perSecond.toFixed(0), ...[at(0.5), at(0.95), at(1)].map((time) => `${time.toFixed(0)} ms`)]
  // A display of 60 a second shows a frame less now and then.
  return { cells: [...about, ...cells, String(long), `≥ ${least}`], isMet: perSecond >= least * 0.97 }
}

/** In place of the demo's map. */
async function writeLargeMap(content: string): Promise<void> {
  const folder = join(content, 'map')
  await rm(folder, { recursive: true })
  const { files } = createLargeMap(5)
  await mkdir(folder)
  for (const [name, file] of Object.entries(files)) await writeFile(join(folder, name), JSON.stringify(file))
}
