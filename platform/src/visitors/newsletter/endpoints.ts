import { definePublicEndpoint } from '../account-api/define-endpoint.ts'
import { hourly, hourlyForEmail } from '../account-api/account-endpoint.ts'
import { confirmNewsletter } from './confirm.ts'
import { signUp } from './sign-up.ts'
import { unsubscribeByToken } from './unsubscribe.ts'

export const newsletterEndpoints = [
  definePublicEndpoint({
    name: 'newsletter_signup',
    limits: { visitor: hourly(60), email: hourlyForEmail(5) },
    handle: signUp,
  }),
  definePublicEndpoint({
    name: 'newsletter_confirm',
    limits: { visitor: hourly(120) },
    handle: confirmNewsletter,
  }),
  definePublicEndpoint({
    name: 'newsletter_unsubscribe',
    // With one-click unsubscribe the few servers of a mail provider call for all its users.
    limits: { visitor: hourly(10_000) },
    handle: unsubscribeByToken,
  }),
]
