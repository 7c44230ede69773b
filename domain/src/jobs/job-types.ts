/** One type of job: `key` compares and stands in addresses, `name` is as the platform words it. */
export interface JobType {
  readonly key: string
  readonly name: string
}

/**
 * The types that a job's text names, each once: `Part Time/Full Time` is two, as platforms of this kind write it.
 * Letter case, blanks and hyphens make no difference to the key. Empty where there is no type.
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
