import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { checkForm } from '@promenade/domain/forms/form'
import { newsletterFields } from '@promenade/domain/forms/forms'
import type { DataOf, AccountRequest } from '../account-api/account-endpoint.ts'
import { getValid } from '../account-api/refuse-call.ts'
import { createFieldReader } from '../field-reader.ts'
import { requestSubscription } from './request-subscription.ts'

/** Requests a subscription. The response is the same for subscribed addresses: only their owner learns it, by mail. */
export async function signUp(
  request: AccountRequest<DataOf<'newsletter_signup'>>,
): Promise<EndpointResponse<'newsletter_signup'>> {
  const { consent, locale, site_origin: siteOrigin } = request.data
  const subscriber = getValid(checkForm(newsletterFields, createFieldReader(request.data)))
  await requestSubscription(request, { ...subscriber, locale, consent }, siteOrigin)
  return { status: 'pending' }
}
