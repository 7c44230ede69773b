import { measurePath } from '../../app/visitor/measurement.ts'
import type { Answer, Ask } from '../http/ask.ts'
import { plainAnswer } from '../standalone-answers.ts'
import type { Measuring } from './measuring.ts'
import { parseReport } from './parse-report.ts'

/** Takes what a browser reports; undefined for every other request. */
export function answerReport(ask: Ask, measuring: Measuring | undefined, origin: string): Answer | undefined {
  if (measuring === undefined || ask.method !== 'POST' || ask.target !== measurePath) return undefined
  if (!isFromOurPage(ask, origin)) return plainAnswer(403, 'Only pages of this site report here\n')
  const report = ask.body === undefined ? undefined : parseReport(ask.body)
  if (report === undefined) return plainAnswer(400, 'Not a report\n')
  // The script of our pages does not send either; this is for one that is older than the visitor's setting.
  if (!hasSaidNo(ask)) measuring.take(report, ask.header('user-agent')?.slice(0, 300))
  return { status: 204, headers: { 'cache-control': 'no-store' } }
}

/** Browsers say where a request comes from; another site must not be able to invent visits in them. */
function isFromOurPage(ask: Ask, origin: string): boolean {
  return ask.header('sec-fetch-site') === 'same-origin' || ask.header('origin') === origin
}

function hasSaidNo(ask: Ask): boolean {
  return ask.header('sec-gpc') === '1' || ask.header('dnt') === '1'
}
