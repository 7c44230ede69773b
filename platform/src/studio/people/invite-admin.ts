import { defaultLocale } from '@promenade/domain/locale/locale'
import type { Database } from '../../database/connect.ts'
import { writeAudit } from '../audit.ts'
import { createLink, type StaffLink } from './links.ts'
import { countMeans } from './means.ts'

interface NewAdmin {
  readonly propertyId: number
  readonly email: string
  readonly now: Date
}

/**
 * A link with which the operator of the server lets an admin into the studio: the first one, or one who has lost every way in. It
 * works at once: a person who can run this command can read the database too.
 */
export async function inviteAdmin(
  database: Database,
  { propertyId, email, now }: NewAdmin,
): Promise<StaffLink> {
  const name = email.slice(0, email.lastIndexOf('@'))
  return database.transaction().execute(async (transaction) => {
    const staffId = await openAdmin(transaction, { propertyId, email, name, now })
    const purpose = (await countMeans(transaction, staffId)) === 0 ? 'invitation' : 'recovery'
    await writeAudit(
      { transaction, propertyId, now },
      { action: 'staff.command', details: { staff: staffId, name } },
    )
    return createLink(transaction, { staffId, purpose, now, isDelayed: false })
  })
}

/** Makes the person of this address an admin who may log in. Returns the id. */
export async function openAdmin(
  database: Database,
  { propertyId, email, name, now }: NewAdmin & { readonly name: string },
): Promise<number> {
  const open = { role: 'admin', disabled_at: null } as const
  const known = await database
    .updateTable('staff')
    .set(open)
    .where('property_id', '=', propertyId)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .returning('id')
    .executeTakeFirst()
  if (known !== undefined) return known.id
  const { id } = await database
    .insertInto('staff')
    .values({ property_id: propertyId, email, name, locale: defaultLocale, created_at: now, ...open })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
