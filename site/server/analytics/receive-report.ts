import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { defaultLocale } from '@promenade/domain/locale/locale'
import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { Problem } from '@promenade/process/problem'
import type { ServerBuild } from 'react-router'
import type { Report } from '../../app/device/measurement.ts'
import { readBytes } from '../http/read-body.ts'
import { respondWithText } from '../http/respond.ts'
import { bodyOf, type SiteContext } from '../http/site-env.ts'
import type { Meters } from '../metrics/meters.ts'
import type { RecognizeVisitor } from '../session/session.ts'
import type { Profile } from './provider.ts'
import type { Analytics } from './analytics.ts'
import { parseReport } from './parse-report.ts'

interface ReportOptions {
  readonly analytics: Analytics
  readonly recognize: RecognizeVisitor
  readonly build: Pick<ServerBuild, 'routes'>
  readonly meters?: Pick<Meters, 'observeVitals'>
}

/** Most reports have a few hundred. */
export const maxReportBytes = 2_048

/** Receives the analytics reports of browsers. */
export function receiveReport({ analytics, recognize, build, meters }: ReportOptions) {
  return async (context: SiteContext): Promise<Response> => {
    const report = await readReport(bodyOf(context))
    if (report === undefined) return respondWithText(400, 'Not a report\n')
    // The scripts check this too, but the visitor may have opted out since.
    if (hasOptedOut(context)) return received()
    const { visitor, event } = report
    if (event.kind === 'vitals') {
      // An unknown screen would create a time series.
      if (`${defaultLocale}:${event.screen}` in build.routes) meters?.observeVitals(event.screen, event)
    } else if (event.kind === 'login') {
      return identify(context, { visitor, path: event.path }, analytics, recognize)
    } else {
      analytics.record({ visitor, event }, context.req.header('user-agent')?.slice(0, 300))
    }
    return received()
  }
}

async function readReport(body: ReadableStream<Uint8Array>): Promise<Report | undefined> {
  try {
    return parseReport(await readBytes(body, { maxBytes: maxReportBytes }))
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

function hasOptedOut({ req }: SiteContext): boolean {
  return req.header('sec-gpc') === '1' || req.header('dnt') === '1'
}

function received(cookies: readonly string[] = []): Response {
  const lines = cookies.map((cookie): [string, string] => ['set-cookie', cookie])
  return new Response(null, { status: 204, headers: [['cache-control', 'no-store'], ...lines] })
}

/** Sends the profile of a visitor who has logged in, under the number for the purpose they have consented to. */
async function identify(
  context: SiteContext,
  { visitor: numbers, path }: Pick<Report, 'visitor'> & { readonly path: string },
  analytics: Analytics,
  recognize: RecognizeVisitor,
): Promise<Response> {
  const { locale } = splitLocalePath(path)
  const { visitor, cookies } = recognize(context, locale)
  if (numbers.marketing === undefined || !visitor.isLoggedIn()) return received()
  const profile = await visitor.call('get_profile', {})
  if (profile.kind === 'done') analytics.identify(numbers.marketing, profileOf(profile.response))
  return received(cookies())
}

function profileOf({ id, email, firstname, lastname }: EndpointResponse<'get_profile'>): Profile {
  return {
    id,
    email,
    ...(firstname !== null && { firstName: firstname }),
    ...(lastname !== null && { lastName: lastname }),
  }
}
