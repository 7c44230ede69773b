import type { EndpointAnswer } from '@promenade/contract/account-api/endpoints'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { ServerBuild } from 'react-router'
import { measurePath, type Report } from '../../app/device/measurement.ts'
import type { Answer, Ask } from '../http/site-env.ts'
import { BodyFault, readBytes } from '../http/read-body.ts'
import { isFromOurPage } from '../http/same-origin.ts'
import type { Meters } from '../metrics/meters.ts'
import { plainAnswer } from '../static-error-responses.ts'
import type { RecognizeVisitor } from '../session/session.ts'
import type { Profile } from './provider.ts'
import type { Analytics } from './analytics.ts'
import { parseReport } from './parse-report.ts'

interface ReportOptions {
  readonly analytics?: Analytics
  readonly origin: string
  readonly recognize: RecognizeVisitor
  readonly build: Pick<ServerBuild, 'routes'>
  readonly meters?: Pick<Meters, 'felt'>
}

/** Takes what a browser reports; undefined for every other request. */
export function answerReport(ask: Ask, options: ReportOptions): Answer | Promise<Answer> | undefined {
  const { analytics, origin } = options
  if (analytics === undefined || ask.method !== 'POST' || ask.target !== measurePath) return undefined
  if (!isFromOurPage(ask, origin)) return plainAnswer(403, 'Only pages of this site report here\n')
  return takeReport(ask, { ...options, analytics })
}

async function takeReport(
  ask: Ask,
  { analytics, recognize, build, meters }: ReportOptions & { readonly analytics: Analytics },
): Promise<Answer> {
  const report = await readReport(ask)
  if (report === undefined) return plainAnswer(400, 'Not a report\n')
  // The script of our pages does not send either; this is for one that is older than the visitor's setting.
  if (hasSaidNo(ask)) return taken
  const { visitor, event } = report
  if (event.kind === 'vitals') {
    // Whoever makes up a screen would have a counter made for it.
    if (`en:${event.screen}` in build.routes) meters?.felt(event.screen, event)
    return taken
  }
  if (event.kind === 'login') return identify(ask, { visitor, path: event.path }, analytics, recognize)
  analytics.take({ visitor, event }, ask.header('user-agent')?.slice(0, 300))
  return taken
}

async function readReport({ body }: Ask): Promise<Report | undefined> {
  try {
    return body && parseReport(await readBytes(body, { maxBytes: maxBytes }))
  } catch (error) {
    if (error instanceof BodyFault) return undefined
    throw error
  }
}

const taken: Answer = { status: 204, headers: { 'cache-control': 'no-store' } }

/** Who has logged in goes to the marketing tracker only under the number that the visitor has agreed to. */
async function identify(
  ask: Ask,
  { visitor: numbers, path }: Pick<Report, 'visitor'> & { readonly path: string },
  analytics: Analytics,
  recognize: RecognizeVisitor,
): Promise<Answer> {
  const { locale } = splitLocalePath(path)
  const { visitor, cookies } = recognize(ask, locale)
  if (numbers.marketing === undefined || !visitor.isLoggedIn()) return taken
  const profile = await visitor.call('get_profile', {})
  if (profile.kind === 'done') analytics.identify(numbers.marketing, profileOf(profile.answer))
  return { ...taken, cookies: cookies() }
}

function profileOf({ id, email, firstname, lastname }: EndpointAnswer<'get_profile'>): Profile {
  return {
    id,
    email,
    ...(firstname !== null && { firstName: firstname }),
    ...(lastname !== null && { lastName: lastname }),
  }
}

/** A report is a few hundred. */
const maxBytes = 2_048

export function maxOfReport({ method, target }: Ask): number {
  return method === 'POST' && target === measurePath ? maxBytes : 0
}

function hasSaidNo(ask: Ask): boolean {
  return ask.header('sec-gpc') === '1' || ask.header('dnt') === '1'
}
