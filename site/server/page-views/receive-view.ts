import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { Locale } from '@promenade/domain/locale/locale'
import { Problem } from '@promenade/process/problem'
import type { MallContent } from '../../content/mall-content.ts'
import { readBytes } from '../http/read-body.ts'
import { bodyOf, type SiteContext } from '../http/site-env.ts'
import { clientAddress } from '../session/client-address.ts'
import { findRecordPage } from './record-page.ts'

/** Counts the page of a record, by the network address that limits how often. */
export type CountView = (view: {
  readonly page: string
  readonly timeZone: string
  readonly address: string
}) => void

interface ViewOptions {
  readonly countView: CountView
  readonly content: (locale: Locale) => MallContent | undefined
  readonly trustedProxies: number
}

/** A path. */
export const maxViewBytes = 300

const robots = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|node/i

/** Receives what pages tell when they are seen. The response is always the same, so that it tells nobody what is counted. */
export function receiveView({ countView, content, trustedProxies }: ViewOptions) {
  return async (context: SiteContext): Promise<Response> => {
    const sent = await readText(context)
    const { locale, path } = splitLocalePath(sent)
    const current = isCounted(context) ? content(locale) : undefined
    const page = current && findRecordPage(current, path)
    if (current !== undefined && page !== undefined)
      countView({
        page,
        timeZone: current.property.timeZone,
        address: clientAddress(context, trustedProxies),
      })
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }
}

async function readText(context: SiteContext): Promise<string> {
  try {
    return new TextDecoder().decode(await readBytes(bodyOf(context), { maxBytes: maxViewBytes }))
  } catch (error) {
    if (error instanceof Problem) return ''
    throw error
  }
}

/** False for robots, and for a browser that asks not to be counted: its script does not ask, but anybody can. */
function isCounted({ req }: SiteContext): boolean {
  const browser = req.header('user-agent') ?? ''
  return browser !== '' && !robots.test(browser) && req.header('sec-gpc') !== '1' && req.header('dnt') !== '1'
}
