import { reportsQuery, settledReportsSchema } from '@promenade/contract/studio-api/reports'
import { answerJson } from '../answer-json.ts'
import { writeAudit } from '../audit.ts'
import type { Call } from '../call.ts'
import { parseWith, readJson } from '../read-json.ts'
import type { Routes } from '../routes.ts'
import { fieldOfReport, listOpenReports, listReported } from './list-reports.ts'
import { reopenReports, settleReports } from './settle-reports.ts'

/** The routes of what visitors report as wrong. */
export function addReportRoutes(routes: Routes): void {
  routes.staffAndTokens('GET /api/v1/reports', async (call) => answerJson(await readReports(call)))
  routes.staff('PATCH /api/v1/reports', settle)
}

async function readReports(call: Call) {
  const { entry } = parseWith(reportsQuery, call.query())
  const reports = await listOpenReports(call.database, call.session.propertyId, entry)
  if (reports.length === 0) return { items: [] }
  // Reading what visitors wrote is audited.
  await call.act((act) => writeAudit(act, { action: 'reports.read', entryId: entry }))
  const [record] = await listReported(call.database, [entry])
  return {
    items: reports.map(({ entryId: _, about, at, ...report }) => ({
      ...report,
      path: record === undefined ? [] : [...fieldOfReport(record, { ...report, about })],
      at: at.toISOString(),
    })),
  }
}

async function settle(call: Call): Promise<Response> {
  const { reports, verdict } = await readJson(call.request, settledReportsSchema, 20_000)
  const settled = await call.act(async (act) => {
    await writeAudit(act, { action: 'reports.settle', details: { reports, verdict } })
    if (verdict !== null) return settleReports(act, { reports, verdict })
    await reopenReports(act, { reports, verdict })
    return { mails: 0 }
  })
  return answerJson(settled)
}
