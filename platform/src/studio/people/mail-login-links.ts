import type { Database } from '../../database/connect.ts'
import { writeAudit } from '../audit.ts'
import { mayMail } from './attempts.ts'
import { createLink } from './links.ts'
import { mailToStaff } from './mail-to-staff.ts'
import { countMeans } from './means.ts'

interface Wish {
  readonly database: Database
  readonly now: Date
  readonly source: { readonly id: string; readonly addressHash: string }
  readonly origin: string
  readonly email: string
}

/** Mails a login link to everybody of this address who may log in: one person may be staff of several malls. */
export async function mailLoginLinks({ database, now, source, origin, email }: Wish): Promise<void> {
  const staff = await database
    .selectFrom('staff')
    .select(['id', 'property_id as propertyId', 'name', 'email', 'locale'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('disabled_at', 'is', null)
    .execute()
  for (const person of staff) {
    // Somebody without a second factor can do nothing with a link: the invitation is the way in.
    if ((await countMeans(database, person.id)) === 0) continue
    if (!(await mayMail(database, person.id, source.addressHash))) continue
    await database.transaction().execute(async (transaction) => {
      const link = await createLink(transaction, { staffId: person.id, purpose: 'login', now })
      await mailToStaff(transaction, { ...person, now, origin }, { kind: 'studio-login', link })
      const { id, name, propertyId } = person
      await writeAudit(
        { transaction, propertyId, now, request: source },
        { action: 'session.mail', details: { staff: id, name } },
      )
    })
  }
}
