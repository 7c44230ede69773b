import { isGroup } from '@promenade/domain/studio/document'

/** The value without its parts at the paths; undefined for nothing. A missing part takes the group around it with it. */
export function withoutParts(value: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  if (paths.length === 0) return value
  const byKey = Map.groupBy(paths, ([key]) => key)
  const rest = (key: PropertyKey) => (byKey.get(key) ?? []).map(([, ...path]) => path)
  if (Array.isArray(value) && [...byKey.keys()].every((key) => typeof key === 'number' && key in value))
    return value.map((item, index) => withoutParts(item, rest(index))).filter((item) => item !== undefined)
  if (!isGroup(value) || ![...byKey.keys()].every((key) => key !== undefined && Object.hasOwn(value, key)))
    return undefined
  const fields = Object.entries(value).map(([key, field]) => [key, withoutParts(field, rest(key))] as const)
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
}
