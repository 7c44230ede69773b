import type { z } from 'zod'

/** The paths of the values that an issue is about: unknown fields are one issue of the group that has them. */
export function pathsOf(
  issue: z.core.$ZodIssue | { readonly code?: undefined; readonly path: readonly PropertyKey[] },
): readonly (readonly PropertyKey[])[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
}
