import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page, type Response } from 'playwright-core'
import { findOrInstallBrowser } from '../../browser.ts'
import { median } from '../interleave.ts'

/** Bytes in brotli of all that came, whatever the server had done to it, and milliseconds from a click to the paint. */
export interface PageWeight {
  readonly html: number
  readonly css: number
  /** Fetched until the load event. */
  readonly scriptAtLoad: number
  /** Fetched in all, letters chosen included. */
  readonly script: number
  readonly click: number
}

const letters = ['B', 'C', 'G', 'P', 'S']
/** How long a page may be busy with itself before letters are chosen, in milliseconds. */
const settling = 2_500

/** Opens a page on a slow phone's processor (a quarter as fast) and chooses letters. */
export async function weighPage(url: string): Promise<PageWeight> {
  const executablePath = findOrInstallBrowser()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(url, { waitUntil: 'load' })
    const atLoad = [...responses]
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settling)
    const clicks: number[] = []
    for (const letter of letters) clicks.push(await choose(page, letter))
    return {
      html: await bytesOf(responses, 'document'),
      css: await bytesOf(responses, 'stylesheet'),
      scriptAtLoad: await bytesOf(atLoad, 'script'),
      script: await bytesOf(responses, 'script'),
      click: median(clicks),
    }
  } finally {
    await browser.close()
  }
}

async function bytesOf(responses: readonly Response[], type: string): Promise<number> {
  const wanted = responses.filter(
    (response) => response.status() === 200 && response.request().resourceType() === type,
  )
  const bodies = await Promise.all(wanted.map((response) => response.body()))
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
}

/** Milliseconds from the click on a letter to the frame that shows its stores alone. */
function choose(page: Page, letter: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLElement>(`a[href*="letter=${wanted}"]`)
        if (link === null) return reject(new Error(`There is no letter ${wanted} to choose.`))
        const begun = performance.now()
        const look = () => {
          const groups = document.querySelectorAll('section[aria-labelledby^="letter-"]:not([hidden])')
          if (groups.length !== 1 || groups[0]?.getAttribute('aria-labelledby') !== `letter-${wanted}`) {
            requestAnimationFrame(look)
            return
          }
          // A message comes after the paint of the frame that it was sent in.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - begun))
          port1.start()
          port2.postMessage(undefined)
        }
        link.click()
        requestAnimationFrame(look)
      }),
    letter,
  )
}
