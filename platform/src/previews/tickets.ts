import type { Database } from '../database/connect.ts'
import type { PreviewChoice } from '../documents/load-preview.ts'
import { hashOf, newSecret } from '../visitors/secrets.ts'

const lifeMs = 3_600_000

/** Open previews, and open links, of one person; the oldest end. */
const maxOpen = 20

interface NewPreview {
  readonly propertyId: number
  readonly staffId: number
  readonly isLink: boolean
  readonly drafts: readonly number[] | null
  readonly at: Date
  readonly now: Date
}

/** A preview that somebody has opened. */
export interface OpenPreview extends PreviewChoice {
  readonly id: number
  readonly expiresAt: Date
}

interface Created {
  readonly id: number
  readonly ticket: string
  readonly expiresAt: Date
}

/** Opens a preview. The database has only the hash of its ticket. */
export async function createPreview(database: Database, { now, ...given }: NewPreview): Promise<Created> {
  const { propertyId, staffId, isLink, drafts, at } = given
  const ticket = newSecret()
  const expiresAt = new Date(now.getTime() + lifeMs)
  const { id } = await database
    .insertInto('preview')
    .values({
      property_id: propertyId,
      ticket_hash: hashOf(ticket),
      staff_id: staffId,
      is_link: isLink,
      at,
      drafts,
      made_at: now,
      expires_at: expiresAt,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const newest = database
    .selectFrom('preview')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('is_link', '=', isLink)
    .orderBy('id', 'desc')
    .limit(maxOpen)
  await database
    .deleteFrom('preview')
    .where('staff_id', '=', staffId)
    .where('is_link', '=', isLink)
    .where('id', 'not in', newest)
    .execute()
  return { id, ticket, expiresAt }
}

/** The preview of a ticket; undefined once it has ended, or the account of its maker is closed. */
export async function findPreviewOf(
  database: Database,
  ticket: string,
  now: Date,
): Promise<OpenPreview | undefined> {
  return openPreviews(database, now).where('ticket_hash', '=', hashOf(ticket)).executeTakeFirst()
}

/** A preview of a mall by its id. */
export async function findPreview(
  database: Database,
  { id, propertyId, now }: { readonly id: number; readonly propertyId: number; readonly now: Date },
): Promise<OpenPreview | undefined> {
  return openPreviews(database, now)
    .where('preview.id', '=', id)
    .where('preview.property_id', '=', propertyId)
    .executeTakeFirst()
}

function openPreviews(database: Database, now: Date) {
  return database
    .selectFrom('preview')
    .innerJoin('staff', 'staff.id', 'preview.staff_id')
    .select(['preview.id', 'preview.property_id as propertyId', 'at', 'drafts'])
    .select(['made_at as draftsAt', 'expires_at as expiresAt'])
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .where('disabled_at', 'is', null)
}
