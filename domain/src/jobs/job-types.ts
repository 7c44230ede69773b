/** A type of job. `key` is for comparisons and addresses, `name` is the platform's text. */
export interface JobType {
  readonly key: string
  readonly name: string
}

/**
 * The types in a job's text, without duplicates: other platforms write two types as `Part Time/Full Time`. The key ignores case,
 * spaces and hyphens.
 */
export function jobTypes(text: string | undefined): readonly JobType[] {
  const types = (text ?? '').split(/[/,|]/).map((part) => ({ key: keyOf(part), name: part.trim() }))
  return types.filter(({ key }, index) => key !== '' && types.findIndex((type) => type.key === key) === index)
}

function keyOf(type: string): string {
  return type
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
}
