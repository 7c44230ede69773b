import type { z } from 'zod'

/** The parts of a form; `more` takes the fields of no section, and is closed at first. */
export type SectionName = 'what' | 'when' | 'hours' | 'where' | 'contact' | 'more'

type Fields = Readonly<Record<string, z.ZodType>>

/** Fields that stand together in the form of a record, in this order. */
export function section<Part extends Fields>(name: Exclude<SectionName, 'more'>, fields: Part): Part
export function section(name: SectionName, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [field, schema.meta({ section: name })]),
  )
}
