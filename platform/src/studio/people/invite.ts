import type { Invitation } from '@promenade/contract/studio-api/people'
import type { Locale } from '@promenade/domain/locale/locale'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'
import { writeAudit } from '../audit.ts'
import { createLink } from './links.ts'
import { mailToAdmins, mailToStaff } from './mail-to-staff.ts'
import { countMeans } from './means.ts'

interface Member {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly locale: Locale
}

/** Adds somebody to the staff and mails an invitation. Returns the id. Throws `Problem`. */
export async function addStaff(
  act: Act,
  { name, email, role, store, locale, origin }: Invitation & { readonly origin: string },
): Promise<number> {
  const { transaction, propertyId, now } = act
  const storeId = role === 'store' ? await getStoreId(act, store) : null
  const added = await transaction
    .insertInto('staff')
    .values({
      property_id: propertyId,
      email,
      name,
      role,
      store_id: storeId,
      locale,
      created_at: now,
      disabled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) throw refuse('conflict', 'Somebody with this address is here already.')
  await writeAudit(act, { action: 'staff.invite', details: { staff: added.id, name, email, role } })
  await mailInvitation(act, { id: added.id, name, email, locale }, origin)
  return added.id
}

/** The store of a store user. Throws `Problem` without one. */
async function getStoreId({ transaction, propertyId }: Act, id = 0): Promise<number> {
  const store = await transaction
    .selectFrom('entry')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('kind', '=', 'store')
    .where('deleted_at', 'is', null)
    .where('id', '=', id)
    .executeTakeFirst()
  if (store === undefined) throw refuse('bad-request', 'store: a store user needs a store of the mall')
  return store.id
}

/** Invites somebody again: with a recovery of the account if there is something to recover. */
export async function inviteAgain(act: Act, member: Member, origin: string): Promise<void> {
  const { transaction } = act
  // A newer invitation ends the older one.
  await transaction
    .deleteFrom('staff_link')
    .where('staff_id', '=', member.id)
    .where('purpose', 'in', ['invitation', 'recovery'])
    .execute()
  const { id: staff, name } = member
  if ((await countMeans(transaction, member.id)) === 0) {
    await writeAudit(act, { action: 'staff.invite', details: { staff, name } })
    return mailInvitation(act, member, origin)
  }
  await writeAudit(act, { action: 'staff.recover', details: { staff, name } })
  await mailRecovery(act, member, origin)
}

async function mailInvitation(act: Act, member: Member, origin: string): Promise<void> {
  const { transaction, propertyId, now } = act
  const by = act.author?.name ?? ''
  const link = await createLink(transaction, { staffId: member.id, purpose: 'invitation', now, by })
  await mailToStaff(
    transaction,
    { ...member, propertyId, now, origin },
    { kind: 'studio-invitation', link, by },
  )
}

/** Tells all admins, who can stop it. */
async function mailRecovery(act: Act, member: Member, origin: string): Promise<void> {
  const { transaction, propertyId, now } = act
  const by = act.author?.name ?? ''
  const link = await createLink(transaction, { staffId: member.id, purpose: 'recovery', now, by })
  await mailToStaff(
    transaction,
    { ...member, propertyId, now, origin },
    { kind: 'studio-recovery', link, by },
  )
  const letter = { kind: 'studio-recovery-notice', of: member.name, by } as const
  await mailToAdmins(transaction, { propertyId, now, origin, except: member.id }, letter)
}
