import type { z } from 'zod'

/**
 * Remembers what a value and its schema lead to, as long as the value is in memory. Values are never changed. A publication reads all
 * documents of a mall, of which one is new.
 */
export function createMemory<Result>(): (
  schema: z.core.$ZodType,
  value: unknown,
  derive: () => Result,
) => Result {
  const known = new WeakMap<object, Map<z.core.$ZodType, Result>>()
  return (schema, value, derive) => {
    if (typeof value !== 'object' || value === null) return derive()
    const results = known.get(value) ?? new Map<z.core.$ZodType, Result>()
    known.set(value, results)
    const result = results.get(schema) ?? derive()
    results.set(schema, result)
    return result
  }
}
