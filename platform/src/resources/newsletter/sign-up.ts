import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { checkForm } from '@promenade/domain/forms/form'
import { newsletterForm } from '@promenade/domain/forms/forms'
import type { DataOf, AccountRequest } from '../../account-api/account-endpoint.ts'
import { getSound } from '../../account-api/refusal.ts'
import { filledWith } from '../filled.ts'
import { requestSubscription } from './request-subscription.ts'

/** Answers the same whether the address is subscribed or not: only its owner learns, by mail. */
export async function signUp(
  asked: AccountRequest<DataOf<'newsletter_signup'>>,
): Promise<EndpointResponse<'newsletter_signup'>> {
  const { consent, locale, site_origin: siteOrigin } = asked.data
  // The consent stands for the box.
  const { agree: _, ...said } = getSound(
    checkForm(newsletterForm, filledWith({ ...asked.data, agree: true })),
  )
  await requestSubscription(asked, { ...said, locale, consent }, siteOrigin)
  return { status: 'pending' }
}
