import type { ReadField } from '@promenade/domain/forms/form'

/** Reads the data of a call like a submitted form: `true` is the text of a ticked box, `false` an absent field. */
export function createFieldReader(data: Readonly<Record<string, unknown>>): ReadField {
  return (field) => {
    const value = Object.hasOwn(data, field) ? data[field] : undefined
    if (typeof value === 'boolean') return value ? 'on' : undefined
    return typeof value === 'string' ? value : undefined
  }
}
