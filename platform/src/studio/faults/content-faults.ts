import type { FaultsJson, MallFault } from '@promenade/contract/studio-api/faults'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { documentSchema } from '@promenade/contract/studio-api/fields'
import type { Document } from '@promenade/domain/studio/document'
import { dateIn } from '@promenade/domain/calendar/instants'
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { findPictures, picturesOf } from '../../documents/entry-pictures.ts'
import { listPlans } from '../../documents/judge-documents.ts'
import { findReadMap } from '../../documents/read-map.ts'
import { listCurrent } from '../../documents/published-listings.ts'
import { type DeadLink, listDeadLinks } from '../../links/dead-links.ts'
import { listAddresses } from '../../links/list-addresses.ts'
import { getProperty } from '../get-property.ts'
import { findSiteFindings } from './site-findings.ts'
import { judgeMall } from './judge-mall.ts'

/** Rules look at dates: an answer counts until the next quarter of an hour. */
const quarterMs = 15 * 60_000

/** The state of a mall's documents, plans and time; cheap to read, another one after every change. */
export async function contentState(database: Database, propertyId: number, now: Date) {
  const { key, state } = await database
    .selectNoFrom([
      sql<string>`current_database() || '/' || ${propertyId}::text`.as('key'),
      sql<string>`concat_ws('/', (select max(id) from revision), (select max(id) from change_set),
        (select version || '/' || xmin from content_change where property_id = ${propertyId}),
        (select count(*) from publication where state = 'waiting'),
        (select max(checked_at) from link_check),
        (select md5(items::text) from site_left_out where property_id = ${propertyId}),
        (select max(searched_at) from empty_search where property_id = ${propertyId}))`.as('state'),
    ])
    .executeTakeFirstOrThrow()
  return { key, state: `${state}/${Math.floor(now.getTime() / quarterMs)}` }
}

/** What is wrong with the newest documents of a mall. */
export async function findContentFaults(
  database: Database,
  propertyId: number,
  now: Date,
): Promise<FaultsJson> {
  const [published, rows, plans, map, { timeZone }] = await Promise.all([
    listCurrent(database, propertyId),
    listRows(database, propertyId),
    listPlans(database, propertyId),
    findReadMap(database, propertyId),
    getProperty(database, propertyId),
  ])
  const shown = new Map(published.map((entry) => [entry.entryId, entry.document]))
  const entries = rows.flatMap(({ text, ...entry }) => {
    const document = text === null ? shown.get(entry.entryId) : documentSchema.parse(JSON.parse(text))
    if (document === undefined) return []
    return [
      { ...entry, document, isPublished: shown.has(entry.entryId), plans: plans.get(entry.entryId) ?? [] },
    ]
  })
  const paths = new Set(entries.flatMap(({ kind, document }) => picturesOf(kind, document)))
  const pictures = await findPictures(database, [...paths])
  const dead = await listDeadLinks(database)
  const items = [
    ...judgeMall({ entries, map: map?.units, pictures, now, timeZone }),
    ...entries
      .filter(({ isPublished }) => isPublished)
      .flatMap((entry) => findDeadLinks(entry, dead, timeZone)),
    ...(await findSiteFindings(database, { propertyId, entries, now, timeZone })),
  ]
  const named = new Set(items.map(({ entry }) => entry))
  return { items, records: entries.filter(({ entryId }) => named.has(entryId)).map(describeRecord) }
}

function findDeadLinks(
  { entryId, document }: Pick<Described, 'entryId' | 'document'>,
  dead: readonly DeadLink[],
  timeZone: string,
): readonly MallFault[] {
  if (dead.length === 0) return []
  const byAddress = new Map(dead.map((link) => [link.address, link]))
  return listAddresses(document).flatMap(({ path, address }): readonly MallFault[] => {
    const link = byAddress.get(address)
    if (link === undefined) return []
    const date = dateIn(link.checkedAt.getTime(), timeZone)
    return [
      {
        entry: entryId,
        path: [...path],
        code: 'link-dead',
        severity: 'hint',
        message: `leads to ${address}, which was not there on ${date}`,
        values: { address, date, ...(link.status === undefined ? {} : { status: String(link.status) }) },
      },
    ]
  })
}

/** The entries that are not in the bin; with the text of the newest document where visitors have another one. */
async function listRows(database: Database, propertyId: number) {
  return database
    .selectFrom('entry')
    .leftJoin('revision', (join) =>
      join
        .onRef('revision.entry_id', '=', 'entry.id')
        .onRef('revision.number', '=', 'entry.version')
        .on(sql<boolean>`(draft_revision is not null or published_revision is null)`),
    )
    .select(['entry.id as entryId', 'kind', 'slug', 'version', 'former_slugs as formerSlugs'])
    .select(['public_id as publicId', 'draft_revision as draft'])
    .select(sql<string | null>`revision.document::text`.as('text'))
    .where('property_id', '=', propertyId)
    .where('deleted_at', 'is', null)
    .orderBy('entry.id')
    .execute()
}

interface Described {
  readonly entryId: number
  readonly kind: EntryKind
  readonly version: number
  readonly draft: number | null
  readonly document: Document
}

function describeRecord({
  entryId,
  kind,
  version,
  draft,
  document,
}: Described): FaultsJson['records'][number] {
  return { id: entryId, kind, title: titleOf(document), version, hasDraft: draft !== null }
}
