import { describe, expect, it } from 'vitest'
import type { Field } from './fields.ts'
import { checkForm } from './form.ts'
import {
  contactForm,
  contestFields,
  contestForm,
  loginForm,
  maxPhotoBytes,
  newsletterForm,
  profileForm,
  reportForm,
  subscriberFields,
} from './forms.ts'

describe('a form', () => {
  it('reports all issues in the order of its fields', () => {
    expect(checkForm(contactForm, readField({ email: 'ann@', subject: 'x'.repeat(151) }))).toEqual({
      isValid: false,
      issues: [
        { field: 'name', problem: { kind: 'missing' } },
        { field: 'email', problem: { kind: 'notAnAddress' } },
        { field: 'subject', problem: { kind: 'tooLong', limit: 150 } },
        { field: 'message', problem: { kind: 'missing' } },
      ],
    })
  })

  it('returns its own fields only', () => {
    const sent = { name: ' Ann Lee ', email: 'ann@Example.com', message: 'Hello', isAdmin: 'yes' }
    expect(checkForm(contactForm, readField(sent))).toEqual({
      isValid: true,
      value: { name: 'Ann Lee', email: 'ann@example.com', message: 'Hello' },
    })
  })

  it('for the newsletter requires the agreement', () => {
    const person = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' }
    expect(checkForm(newsletterForm, readField(person))).toEqual({
      isValid: false,
      issues: [{ field: 'agree', problem: { kind: 'missing' } }],
    })
    expect(checkForm(newsletterForm, readField({ ...person, agree: 'on' })).isValid).toBe(true)
  })

  it('for a contest has the questions of the contest only', () => {
    const person = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com', rules: 'on' }
    const entryForm = (age: boolean, eligibility: boolean, question: boolean) =>
      contestForm({ asksAge: age, asksEligibility: eligibility, asksQuestion: question })
    const fieldsMissing = (form: ReturnType<typeof contestForm>, sent: Sent) => {
      const checked = checkForm(form, readField(sent))
      return checked.isValid ? [] : checked.issues.map(({ field }) => field)
    }
    expect(fieldsMissing(entryForm(false, false, false), person)).toEqual([])
    expect(fieldsMissing(entryForm(true, true, true), person)).toEqual(['answer', 'of_age', 'eligible'])
    expect(fieldsMissing(entryForm(false, false, false), { ...person, rules: '' })).toEqual(['rules'])
    const checked = checkForm(entryForm(false, false, false), readField({ ...person, answer: 'Gull' }))
    expect(checked.isValid && checked.value.answer).toBe(undefined)
  })

  it('for login requires only an address', () => {
    expect(checkForm(loginForm, readField({})).isValid).toBe(false)
  })

  it('for a report requires a choice among those it has, and nothing else', () => {
    const missing = { isValid: false, issues: [{ field: 'problem', problem: { kind: 'missing' } }] }
    expect(checkForm(reportForm, readField({}))).toEqual(missing)
    expect(checkForm(reportForm, readField({ problem: 'nothing' }))).toEqual(missing)
    expect(checkForm(reportForm, readField({ problem: 'closed' }))).toEqual({
      isValid: true,
      value: { problem: 'closed' },
    })
    const long = { problem: 'other', message: 'x'.repeat(1_001), email: 'ann' }
    expect(checkForm(reportForm, readField(long))).toEqual({
      isValid: false,
      issues: [
        { field: 'message', problem: { kind: 'tooLong', limit: 1_000 } },
        { field: 'email', problem: { kind: 'notAnAddress' } },
      ],
    })
  })

  it('for the profile may be left empty', () => {
    expect(checkForm(profileForm, readField({}))).toEqual({ isValid: true, value: { newsletter: false } })
  })
})

/** The fields of each form: their kinds, lengths in characters, what browsers fill in, and whether they are required. */
const table = [
  [
    'contact',
    contactForm,
    'name name 200 name!',
    'email email email!',
    'phone phone tel',
    'subject line 150',
    'message text 5000!',
  ],
  [
    'newsletter',
    newsletterForm,
    'first_name name 100 given-name!',
    'last_name name 100 family-name!',
    'email email email!',
    'agree tick!',
  ],
  [
    'subscriber',
    subscriberFields,
    'first_name name 100 given-name',
    'last_name name 100 family-name',
    'email email email',
  ],
  [
    'contest',
    contestFields,
    'first_name name 100 given-name!',
    'last_name name 100 family-name!',
    'email email email!',
    'phone phone tel',
    'answer text 500',
  ],
  ['report', reportForm, 'problem choice!', 'message text 1000', 'email email email'],
  ['login', loginForm, 'email email email!'],
  [
    'profile',
    profileForm,
    'first_name name 100 given-name',
    'last_name name 100 family-name',
    'locale line 2',
    'newsletter tick',
  ],
] as const

describe('the fields of a form', () => {
  it.each(table)('for %s are those of the table', (_, form, ...lines) => {
    const fields = Object.entries<Field>(form).map(([name, field]) => {
      const max = 'max' in field ? [String(field.max)] : []
      const filled = 'autoComplete' in field ? [field.autoComplete] : []
      return [name, field.kind, ...max, ...filled].join(' ') + (field.isRequired ? '!' : '')
    })
    expect(fields).toEqual(lines)
  })

  it('for a contest include a photo of up to 5 MB', () => {
    expect(maxPhotoBytes).toBe(5_242_880)
  })
})

type Sent = Readonly<Record<string, string>>

function readField(sent: Sent) {
  return (field: string) => sent[field]
}
