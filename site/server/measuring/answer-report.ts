import { measurePath } from '../../app/visitor/measurement.ts'
import type { Answer, Ask } from '../http/ask.ts'
import { isFromOurPage } from '../http/same-origin.ts'
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

/** A report is a few hundred bytes. */
export function mostOfReport({ method, target }: Ask): number {
  return method === 'POST' && target === measurePath ? 2_048 : 0
}

function hasSaidNo(ask: Ask): boolean {
  return ask.header('sec-gpc') === '1' || ask.header('dnt') === '1'
}
