import type { Filled } from '@promenade/domain/forms/form'

/** The data of a call as somebody would have filled it in: a tick is any text, none is none. */
export function filledWith(data: Readonly<Record<string, unknown>>): Filled {
  return (field) => {
    const value = Object.hasOwn(data, field) ? data[field] : undefined
    if (typeof value === 'boolean') return value ? 'on' : undefined
    return typeof value === 'string' ? value : undefined
  }
}
