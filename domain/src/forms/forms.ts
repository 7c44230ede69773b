import { locales } from '../locale/locale.ts'
import { agreed, emailAddress, line, lines, name, nothing, phone, required, ticked } from './fields.ts'
import type { FormValue } from './form.ts'

/** What a visitor writes to the centre (specification §5). Lengths are in characters, generous for any language. */
export const contactForm = {
  name: required(name(200)),
  email: required(emailAddress),
  phone,
  subject: line(150),
  message: required(lines(5_000)),
} as const

export type ContactMessage = FormValue<typeof contactForm>

/** Signing up for the newsletter (specification §5). */
export const newsletterForm = {
  first_name: required(name(100)),
  last_name: required(name(100)),
  email: required(emailAddress),
  agree: agreed,
} as const

export type NewsletterSignup = FormValue<typeof newsletterForm>

/** Entering a contest: what it asks must be answered, and nothing else is asked. */
export function contestForm({ asksAge, asksEligibility, asksQuestion }: ContestQuestions) {
  return {
    first_name: required(name(100)),
    last_name: required(name(100)),
    email: required(emailAddress),
    phone,
    answer: asksQuestion ? required(lines(500)) : nothing,
    of_age: asksAge ? agreed : nothing,
    eligible: asksEligibility ? agreed : nothing,
    rules: agreed,
    newsletter: ticked,
  } as const
}

export interface ContestQuestions {
  /** It has a minimum age. */
  readonly asksAge: boolean
  /** It says who may take part. */
  readonly asksEligibility: boolean
  readonly asksQuestion: boolean
}

export type ContestEntry = FormValue<ReturnType<typeof contestForm>>

/** Asking for a link to log in with. */
export const loginForm = { email: required(emailAddress) } as const

/** What a visitor can change about themselves; both names may be left out. */
export const profileForm = {
  first_name: name(100),
  last_name: name(100),
  locale: line(Math.max(...locales.map(({ code }) => code.length))),
  newsletter: ticked,
} as const

/** Largest photo of a contest entry, in bytes, as it is sent. */
export const maxOfPhoto = 5 * 1024 * 1024
