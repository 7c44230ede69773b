import { locales } from '../locale/locale.ts'
import { type Form, optionalFields, type WrittenForm } from './form.ts'
import { reportProblems } from './report-subject.ts'

const email = { kind: 'email', isRequired: true, autoComplete: 'email' } as const
const phone = { kind: 'phone', isRequired: false, autoComplete: 'tel' } as const
const firstName = { kind: 'name', max: 100, isRequired: true, autoComplete: 'given-name' } as const
const lastName = { kind: 'name', max: 100, isRequired: true, autoComplete: 'family-name' } as const

/** The contact form (specification §5). Lengths are in characters, generous for any language. */
export const contactForm = {
  name: { kind: 'name', max: 200, isRequired: true, autoComplete: 'name' },
  email,
  phone,
  subject: { kind: 'line', max: 150, isRequired: false },
  message: { kind: 'text', max: 5_000, isRequired: true },
} as const satisfies WrittenForm

/** The fields of the newsletter form (specification §5). */
export const newsletterFields = {
  first_name: firstName,
  last_name: lastName,
  email,
} as const satisfies WrittenForm

/**
 * The stored fields of a subscriber: fewer than in the newsletter form if another form asked for the
 * newsletter.
 */
export const subscriberFields = optionalFields(newsletterFields)

/** The newsletter form. */
export const newsletterForm = {
  ...newsletterFields,
  agree: { kind: 'tick', isRequired: true },
} as const satisfies Form

/** The fields of a contest entry (specification §5). */
export const contestFields = {
  first_name: firstName,
  last_name: lastName,
  email,
  phone,
  /** Only in a contest with a question, and mandatory there. */
  answer: { kind: 'text', max: 500, isRequired: false },
} as const satisfies WrittenForm

/** The entry form of a contest, with exactly the questions of that contest; all are mandatory. */
export function contestForm({ asksAge, asksEligibility, asksQuestion }: ContestQuestions) {
  const { answer, ...always } = contestFields
  const mandatory = { kind: 'tick', isRequired: true } as const
  return {
    ...always,
    ...(asksQuestion && { answer: { ...answer, isRequired: true } as const }),
    ...(asksAge && { of_age: mandatory }),
    ...(asksEligibility && { eligible: mandatory }),
    rules: mandatory,
    newsletter: { kind: 'tick', isRequired: false },
  } as const satisfies Form
}

/** The optional questions of a contest. */
export interface ContestQuestions {
  /** True if the contest has a minimum age. */
  readonly asksAge: boolean
  /** True if the contest has conditions of participation. */
  readonly asksEligibility: boolean
  readonly asksQuestion: boolean
}

/** What a visitor writes who reports that something on a page is wrong. The address is for one mail, when it is mended. */
export const reportFields = {
  message: { kind: 'text', max: 1_000, isRequired: false },
  email: { ...email, isRequired: false },
} as const satisfies WrittenForm

/** The form of a report. */
export const reportForm = {
  problem: { kind: 'choice', options: reportProblems, isRequired: true },
  ...reportFields,
} as const satisfies Form

/** The login form: requests a login link by mail. */
export const loginForm = { email } as const satisfies WrittenForm

/** The fields of the profile form. */
export const profileFields = {
  first_name: { ...firstName, isRequired: false },
  last_name: { ...lastName, isRequired: false },
} as const satisfies WrittenForm

/** The profile form. */
export const profileForm = {
  ...profileFields,
  locale: { kind: 'line', max: Math.max(...locales.map(({ code }) => code.length)), isRequired: false },
  newsletter: { kind: 'tick', isRequired: false },
} as const satisfies Form

/** Maximum size of an uploaded photo of a contest entry, in bytes. */
export const maxPhotoBytes = 5 * 1024 * 1024
