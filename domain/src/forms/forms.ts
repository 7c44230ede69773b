import { locales } from '../locale/locale.ts'
import {
  requiredCheckbox,
  emailAddress,
  ignored,
  singleLine,
  multiLine,
  name,
  phone,
  required,
  checkbox,
} from './fields.ts'
import type { FormValue } from './form.ts'

/** The contact form (specification §5). Lengths are in characters, generous for any language. */
export const contactForm = {
  name: required(name(200)),
  email: required(emailAddress),
  phone,
  subject: singleLine(150),
  message: required(multiLine(5_000)),
} as const

/** The value of `contactForm`. */
export type ContactMessage = FormValue<typeof contactForm>

/** The newsletter form (specification §5). */
export const newsletterForm = {
  first_name: required(name(100)),
  last_name: required(name(100)),
  email: required(emailAddress),
  agree: requiredCheckbox,
} as const

/** The value of `newsletterForm`. */
export type NewsletterSignup = FormValue<typeof newsletterForm>

/** The entry form of a contest (specification §5), with exactly the questions of that contest; all are mandatory. */
export function contestForm({ asksAge, asksEligibility, asksQuestion }: ContestQuestions) {
  return {
    first_name: required(name(100)),
    last_name: required(name(100)),
    email: required(emailAddress),
    phone,
    answer: asksQuestion ? required(multiLine(500)) : ignored,
    of_age: asksAge ? requiredCheckbox : ignored,
    eligible: asksEligibility ? requiredCheckbox : ignored,
    rules: requiredCheckbox,
    newsletter: checkbox,
  } as const
}

/** The optional questions of a contest. */
export interface ContestQuestions {
  /** True if the contest has a minimum age. */
  readonly asksAge: boolean
  /** True if the contest has conditions of participation. */
  readonly asksEligibility: boolean
  readonly asksQuestion: boolean
}

/** The value of `contestForm`. */
export type ContestEntry = FormValue<ReturnType<typeof contestForm>>

/** The login form: requests a login link by mail. */
export const loginForm = { email: required(emailAddress) } as const

/** The profile form; both names are optional. */
export const profileForm = {
  first_name: name(100),
  last_name: name(100),
  locale: singleLine(Math.max(...locales.map(({ code }) => code.length))),
  newsletter: checkbox,
} as const

/** Maximum size of an uploaded photo of a contest entry, in bytes. */
export const maxPhotoBytes = 5 * 1024 * 1024
