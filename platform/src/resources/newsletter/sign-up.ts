import type { EndpointAnswer } from '@promenade/contract/private-calls/endpoints'
import { checkForm } from '@promenade/domain/submissions/form'
import { newsletterForm } from '@promenade/domain/submissions/forms'
import type { DataOf, PrivateAsked } from '../../private-calls/private-endpoint.ts'
import { getSound } from '../../private-calls/private-refusal.ts'
import { filledWith } from '../filled.ts'
import { requestSubscription } from './request-subscription.ts'

/** Answers the same whether the address is subscribed or not: only its owner learns, by mail. */
export async function signUp(
  asked: PrivateAsked<DataOf<'newsletter_signup'>>,
): Promise<EndpointAnswer<'newsletter_signup'>> {
  const { consent, locale, site_origin: siteOrigin } = asked.data
  // The consent stands for the box.
  const { agree: _, ...said } = getSound(
    checkForm(newsletterForm, filledWith({ ...asked.data, agree: true })),
  )
  await requestSubscription(asked, { ...said, locale, consent }, siteOrigin)
  return { status: 'pending' }
}
