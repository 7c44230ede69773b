import { brotliCompressSync } from 'node:zlib'
import { chromium, type Response } from 'playwright-core'
import { findOrInstallBrowser } from '../../browser.ts'

/** Bytes in brotli of all that came, whatever the server had done to it. */
export interface PageWeight {
  readonly html: number
  readonly css: number
  /** Fetched until the load event. */
  readonly scriptAtLoad: number
  /** Fetched in all. */
  readonly script: number
}

/** How long a page may go on fetching by itself, in milliseconds. */
const settling = 2_500

/** Opens a page on a slow phone's processor (a quarter as fast). */
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
    return {
      html: await bytesOf(responses, 'document'),
      css: await bytesOf(responses, 'stylesheet'),
      scriptAtLoad: await bytesOf(atLoad, 'script'),
      script: await bytesOf(responses, 'script'),
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
