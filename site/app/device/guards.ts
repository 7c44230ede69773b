/** Tells whether a value that came from outside has a type. */
export type Guard<T> = (value: unknown) => value is T

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => typeof value === 'number'
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

export function isList<T>(isItem: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(isItem)
}

export function isObject<T>(fields: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  const guards: [string, Guard<unknown>][] = Object.entries(fields)
  return (value): value is T =>
    isAnyObject(value) &&
    guards.every(([key, isValid]) => isValid(Object.hasOwn(value, key) ? value[key] : undefined))
}

export function isAnyObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export function isOptional<T>(isValid: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || isValid(value)
}

/** A record, so that a missing word does not compile. */
export function isOneOf<T extends string>(words: Record<T, true>): Guard<T> {
  return (value): value is T => isText(value) && Object.hasOwn(words, value)
}
