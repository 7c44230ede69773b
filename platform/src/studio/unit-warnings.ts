import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Fault } from '@promenade/contract/studio-api/fields'
import { type Document, fieldOf } from '@promenade/domain/studio/document'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Writer } from '../documents/writer.ts'

interface Placed {
  readonly entryId: number
  readonly kind: EntryKind
  readonly document: Document
}

/** Warnings about the unit of a store: the map has no such unit, or another store has it too. */
export async function unitWarnings(
  act: Writer,
  { entryId, kind, document }: Placed,
): Promise<readonly Fault[]> {
  const unit = kind === 'store' ? fieldOf(document, 'unit') : undefined
  if (typeof unit !== 'string' && typeof unit !== 'number') return []
  const listOthers = async (units: readonly string[]) =>
    (await storesIn(act, units).where('entry.id', '!=', entryId).execute()).map(({ slug }) => slug)
  const sharing = await listOthers([String(unit)])
  const numbers = await listNumbers(act)
  // A map whose units are named otherwise says nothing about numbers.
  const isUnknown = !numbers.has(String(unit)) && (await listOthers([...numbers])).length > 0
  const warning = (code: Fault['code'], message: string): Fault => ({ path: ['unit'], code, message })
  return [
    ...(isUnknown ? [warning('unit-unknown', `is no unit of the map: ${unit}`)] : []),
    ...(sharing.length > 0 ? [warning('unit-shared', `is the unit of ${sharing.join(', ')} too`)] : []),
  ]
}

/** The stores in these units; those in the bin have left theirs. */
function storesIn({ transaction, propertyId }: Writer, units: readonly string[]) {
  return transaction
    .selectFrom('entry')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.number', '=', 'entry.version'),
    )
    .select('slug')
    .where('property_id', '=', propertyId)
    .where('kind', '=', 'store')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`document->>'unit' = any(${units}::text[])`)
    .orderBy('slug')
}

/** Names of an IMDF archive's units: `Unit 105`. */
const unitFile = z.object({
  features: z.array(z.object({ properties: z.object({ name: z.record(z.string(), z.string()).nullish() }) })),
})

/** The numbers of the map's units: the last words of their names. */
async function listNumbers({ transaction, propertyId }: Writer): Promise<ReadonlySet<string>> {
  const file = await transaction
    .selectFrom('map_file')
    .select('content')
    .where('property_id', '=', propertyId)
    .where('name', '=', 'unit.geojson')
    .executeTakeFirst()
  const { data } = unitFile.safeParse(JSON.parse(file?.content ?? 'null'))
  const names = (data?.features ?? []).flatMap(({ properties }) => Object.values(properties.name ?? {}))
  return new Set(names.flatMap((name) => /(?:^|\s)(\S*\d\S*)$/.exec(name)?.[1] ?? []))
}
