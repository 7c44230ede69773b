import type { EndpointAnswer } from '@promenade/contract/private-calls/endpoints'
import type { PersonalAsked } from '../../private-calls/private-endpoint.ts'
import { isEmail } from './by-email.ts'

export async function getProfile({
  transaction,
  property,
  account,
}: Pick<PersonalAsked<unknown>, 'transaction' | 'property' | 'account'>): Promise<
  EndpointAnswer<'get_profile'>
> {
  const row = await transaction
    .selectFrom('account')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletter_subscription as subscription')
          .select('subscription.id')
          .where('subscription.property_id', '=', property.id)
          .where('subscription.status', '=', 'confirmed')
          .where(isEmail('subscription.email', account.email)),
      ).as('newsletter'),
    )
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  return {
    id: row.public_id,
    email: row.email,
    firstname: row.first_name,
    lastname: row.last_name,
    locale: row.locale,
    newsletter: Boolean(row.newsletter),
    member_since: row.created_at.toISOString(),
  }
}
