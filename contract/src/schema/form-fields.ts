import type { FormRecord, WrittenForm } from '@promenade/domain/forms/form'
import { z } from 'zod'

/** The fields of a form in a request; `domain/src/forms` checks their length and format, here and in the site. */
export function requestFields<Fields extends WrittenForm>(form: Fields): RequestFields<Fields>
export function requestFields(form: WrittenForm): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(form).map(([name, { kind, isRequired }]) => {
      const text = kind === 'email' ? emailText : z.string()
      return [name, isRequired ? text : text.optional()]
    }),
  )
}

type RequestFields<Fields extends WrittenForm> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly isRequired: true }
    ? z.ZodString
    : z.ZodOptional<z.ZodString>
}

/** An e-mail address in a request. */
export const emailText = z.string().max(254)

/** The fields of a stored form in a response. */
export function recordFields<Fields extends WrittenForm>(form: Fields): RecordFields<Fields>
export function recordFields(form: WrittenForm): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(form).map(([name, { isRequired }]) => [
      name,
      isRequired ? z.string() : z.string().nullable(),
    ]),
  )
}

type RecordFields<Fields extends WrittenForm> = {
  readonly [Name in keyof Fields]: z.ZodType<FormRecord<Fields>[Name]>
}
