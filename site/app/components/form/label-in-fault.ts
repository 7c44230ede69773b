/** Letters of a label that are repeated. */
const maxLength = 80

/** A label as a name for its field: the first sentence of a long one, without what stands in brackets. */
export function labelInFault(label: string): string {
  const plain = label.replaceAll(/\s*\([^()]*\)/g, '').trim()
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(plain)?.[0] ?? plain
  const name = sentence.replace(/[.:…]+$/, '')
  if (name.length <= maxLength) return /[!?]$/.test(name) ? `“${name}”` : name
  return `${name.slice(0, maxLength + 1).replace(/[\s,;:]+\S*$/, '')}…`
}
