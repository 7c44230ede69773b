import type { StaffMember, StaffJson } from '@promenade/contract/studio-api/people'
import type { Database } from '../../database/connect.ts'

/** The staff of a mall, in the order of their names. */
export async function listStaff(database: Database, propertyId: number, now: Date): Promise<StaffJson> {
  const staff = await database
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'disabled_at'])
    .select((select) => [
      select
        .selectFrom('staff_passkey')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('staff_id', '=', 'staff.id')
        .as('passkeys'),
      select
        .selectFrom('staff_totp')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('staff_id', '=', 'staff.id')
        .as('apps'),
      select
        .selectFrom('staff_session')
        .select((inner) => inner.fn.max('seen_at').as('seen'))
        .whereRef('staff_id', '=', 'staff.id')
        .as('seenAt'),
      select
        .selectFrom('api_token')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('staff_id', '=', 'staff.id')
        .where('revoked_at', 'is', null)
        .where((inner) => inner.or([inner('expires_at', 'is', null), inner('expires_at', '>', now)]))
        .as('tokens'),
    ])
    .where('property_id', '=', propertyId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const invitations = await listInvitations(database, propertyId, now)
  return {
    items: staff.map(({ id, name, email, role, disabled_at, passkeys, apps, seenAt, tokens }) => ({
      id,
      name,
      email,
      role,
      state: stateOf(disabled_at !== null, seenAt !== null || (passkeys ?? 0) + (apps ?? 0) > 0),
      passkeys: passkeys ?? 0,
      hasApp: (apps ?? 0) > 0,
      tokens: tokens ?? 0,
      seenAt: seenAt?.toISOString() ?? null,
      invitation: invitations.get(id) ?? null,
    })),
  }
}

function stateOf(isDisabled: boolean, hasJoined: boolean): StaffMember['state'] {
  if (isDisabled) return 'disabled'
  return hasJoined ? 'active' : 'invited'
}

async function listInvitations(database: Database, propertyId: number, now: Date) {
  const links = await database
    .selectFrom('staff_link')
    .innerJoin('staff', 'staff.id', 'staff_link.staff_id')
    .select(['staff_id', 'purpose', 'created_by', 'staff_link.created_at', 'valid_from', 'expires_at'])
    .where('property_id', '=', propertyId)
    .where('purpose', 'in', ['invitation', 'recovery'])
    .where('expires_at', '>', now)
    .execute()
  return new Map(
    links.map(({ staff_id, purpose, created_by, created_at, valid_from, expires_at }) => [
      staff_id,
      {
        isRecovery: purpose === 'recovery',
        by: created_by,
        validFrom: (valid_from ?? created_at).toISOString(),
        expiresAt: expires_at.toISOString(),
      },
    ]),
  )
}
