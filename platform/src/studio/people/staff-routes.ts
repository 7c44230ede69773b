import { invitationSchema, staffChangeSchema, type StaffChange } from '@promenade/contract/studio-api/people'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'
import { writeAudit } from '../audit.ts'
import type { PersonCall } from '../call.ts'
import { readJson } from '../read-json.ts'
import { answerJson } from '../answer-json.ts'
import type { Routes } from '../routes.ts'
import { addStaff, inviteAgain } from './invite.ts'
import { listStaff } from './list-staff.ts'

const maxBytes = 4_000

/** The routes of the people who keep the site: invitations, roles, and the end of an account. */
export function addStaffRoutes(routes: Routes): void {
  routes.staff('GET /api/v1/staff', async ({ database, session, now }) =>
    answerJson(await listStaff(database, session.propertyId, now)),
  )
  routes.staff('POST /api/v1/staff', invite)
  routes.staff('PATCH /api/v1/staff/:id', change)
  routes.staff('POST /api/v1/staff/:id/invitation', inviteOnceMore)
  routes.staff('DELETE /api/v1/staff/:id/invitation', stopInvitation)
  routes.staff('DELETE /api/v1/staff/:id/sessions', endSessions)
}

async function invite(call: PersonCall): Promise<Response> {
  const wanted = await readJson(call.request, invitationSchema, maxBytes)
  const id = await call.act((act) => addStaff(act, { ...wanted, origin: call.parts.origin() }))
  return answerJson({ id }, 201)
}

async function change(call: PersonCall): Promise<Response> {
  const wanted = await readJson(call.request, staffChangeSchema, maxBytes)
  await call.act(async (act) => {
    const { id, role } = await getMember(act, call.id())
    await act.transaction
      .updateTable('staff')
      .set({
        ...(wanted.name === undefined ? {} : { name: wanted.name }),
        ...(wanted.role === undefined ? {} : { role: wanted.role }),
        ...(wanted.disabled === undefined ? {} : { disabled_at: wanted.disabled ? call.now : null }),
      })
      .where('id', '=', id)
      .execute()
    await requireAnAdmin(act)
    const ended = wanted.disabled === true ? await endAll(act, id) : {}
    const details = { staff: id, ...describeChange(wanted, role), ...ended }
    await writeAudit(act, { action: 'staff.change', details })
  })
  return answerJson({})
}

function describeChange({ name, role, disabled }: StaffChange, former: string): object {
  return {
    ...(name === undefined ? {} : { name }),
    ...(role === undefined ? {} : { role, former }),
    ...(disabled === undefined ? {} : { disabled }),
  }
}

async function inviteOnceMore(call: PersonCall): Promise<Response> {
  await call.act(async (act) => {
    const member = await getMember(act, call.id())
    if (member.disabledAt !== null) throw refuse('conflict', 'This account is closed: open it first.')
    await inviteAgain(act, member, call.parts.origin())
  })
  return answerJson({}, 201)
}

async function stopInvitation(call: PersonCall): Promise<Response> {
  await call.act(async (act) => {
    const { id } = await getMember(act, call.id())
    await act.transaction
      .deleteFrom('staff_link')
      .where('staff_id', '=', id)
      .where('purpose', 'in', ['invitation', 'recovery'])
      .execute()
    await writeAudit(act, { action: 'staff.stop-invitation', details: { staff: id } })
  })
  return answerJson({})
}

async function endSessions(call: PersonCall): Promise<Response> {
  await call.act(async (act) => {
    const { id } = await getMember(act, call.id())
    await act.transaction.deleteFrom('staff_session').where('staff_id', '=', id).execute()
    await writeAudit(act, { action: 'staff.end-sessions', details: { staff: id } })
  })
  return answerJson({})
}

/** Ends the sessions, links and tokens of somebody; answers how many tokens. */
async function endAll({ transaction, now }: Act, staffId: number): Promise<{ readonly tokens: number }> {
  for (const table of ['staff_session', 'staff_link'] as const)
    await transaction.deleteFrom(table).where('staff_id', '=', staffId).execute()
  const { numUpdatedRows } = await transaction
    .updateTable('api_token')
    .set({ revoked_at: now })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return { tokens: Number(numUpdatedRows) }
}

/** The staff of the mall is locked, so that two admins cannot dismiss each other at once. Throws `Problem`. */
async function getMember({ transaction, propertyId }: Act, id: number) {
  const staff = await transaction
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'locale', 'disabled_at as disabledAt'])
    .where('property_id', '=', propertyId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const member = staff.find((one) => one.id === id)
  if (member === undefined) throw refuse('not-found', 'There is nobody with this number.')
  return member
}

async function requireAnAdmin({ transaction, propertyId }: Act): Promise<void> {
  const admin = await transaction
    .selectFrom('staff')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    // Somebody who was invited and never came keeps nobody's door open.
    .where((where) =>
      where.exists(where.selectFrom('staff_session').whereRef('staff_session.staff_id', '=', 'staff.id')),
    )
    .executeTakeFirst()
  if (admin === undefined) throw refuse('conflict', 'This is the last admin: make somebody else one first.')
}
