import type { FaultsJson, MallFault } from '@promenade/contract/studio-api/faults'
import { type ReportsJson, settledReportsSchema } from '@promenade/contract/studio-api/reports'
import type { Answer } from './fake-answers.ts'

interface Report {
  readonly entry: number
  readonly json: ReportsJson['items'][number]
}

/** What visitors report; a mail is told of and not sent. */
export class FakeReports {
  readonly all: Report[] = []
  /** Searches without a result. */
  readonly searches: string[] = []
  private readonly settled = new Set<number>()

  add(entry: number, json: Omit<Report['json'], 'id'>): void {
    this.all.push({ entry, json: { ...json, id: this.all.length + 1 } })
  }

  /** `GET /reports` and `PATCH /reports`. */
  answer(method: string, query: URLSearchParams, body: unknown): Answer {
    if (method === 'GET') {
      const about = this.open().filter(({ entry }) => entry === Number(query.get('entry')))
      return { status: 200, body: { items: about.map(({ json }) => json) } }
    }
    const { reports, verdict } = settledReportsSchema.parse(body)
    for (const id of reports) {
      if (verdict === null) this.settled.delete(id)
      else this.settled.add(id)
    }
    const mails = this.all.filter(({ json }) => reports.includes(json.id) && json.wantsAnswer).length
    const isMailed = verdict === 'mended' && mails > 0
    return { status: 200, body: isMailed ? { mails, sentAt: '2026-11-25T14:40:00.000Z' } : { mails: 0 } }
  }

  /** What outer faults `GET /faults` has: a search is gone once it is a synonym. */
  faults(synonyms: ReadonlySet<unknown>): FaultsJson['items'] {
    const searches = this.searches.filter((words) => !synonyms.has(words))
    return [
      ...this.reported(),
      ...searches.map((words): MallFault => ({
        path: [],
        code: 'search-empty',
        severity: 'hint',
        message: `found nothing for "${words}"`,
        values: { words, date: '2026-11-25' },
        locale: 'es',
        fix: { action: 'synonym', words },
      })),
    ]
  }

  /** A line for each report. */
  private reported(): FaultsJson['items'] {
    return this.open().map(({ entry, json: { id, path, problem, message } }): MallFault => ({
      entry,
      path: [...path],
      code: 'reported',
      severity: 'hint',
      message: 'is reported',
      values: { count: '1', problem, date: '2026-11-25', ...(message === null ? {} : { text: message }) },
      fix: { action: 'settle', reports: [id] },
    }))
  }

  private open(): readonly Report[] {
    return this.all.filter(({ json }) => !this.settled.has(json.id))
  }
}
