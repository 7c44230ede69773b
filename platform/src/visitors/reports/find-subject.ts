import { parseSubject } from '@promenade/domain/forms/report-subject'
import { recordsOf } from '../../content-api/read-kind.ts'
import { createFinder } from '../../content-api/references.ts'
import type { PublishedDocuments } from '../../documents/published-documents.ts'

const findStore = createFinder(recordsOf.store)
const findEvent = createFinder(recordsOf.event)
const findNews = createFinder(recordsOf.news)

/**
 * The published record that a report is about; without an entry, a place that only the map knows. Undefined if there is
 * no such record.
 */
export function findReported(
  documents: PublishedDocuments,
  about: string,
): { readonly entryId?: number } | undefined {
  const subject = parseSubject(about)
  switch (subject?.kind) {
    case undefined:
      return undefined
    case 'hours':
      return recordsOf.hours(documents)[0]
    case 'store':
      return findStore(documents, subject.slug)
    case 'event': {
      // A day of a recurring event has the date at the end of its address.
      const series = subject.slug.replace(/-\d{4}-\d{2}-\d{2}$/, '')
      return [subject.slug, series]
        .map((slug) => findEvent(documents, slug) ?? findNews(documents, slug))
        .find((found) => found !== undefined)
    }
    case 'place':
      return findPlace(documents, subject.slug)
  }
}

function findPlace(documents: PublishedDocuments, slug: string): { readonly entryId?: number } | undefined {
  const group = recordsOf['point-of-interest'](documents).find(({ value }) =>
    value.locations.some((location) => location.slug === slug),
  )
  return group ?? findStore(documents, slug) ?? (documents.map === undefined ? undefined : {})
}
