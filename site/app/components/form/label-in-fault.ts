/** Maximum characters. */
const maxLength = 80

/** A short form of a label for error messages: its first sentence, without parentheses. */
export function labelInFault(label: string): string {
  const plain = label.replaceAll(/\s*\([^()]*\)/g, '').trim()
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(plain)?.[0] ?? plain
  const name = sentence.replace(/[.:…]+$/, '')
  if (name.length <= maxLength) return /[!?]$/.test(name) ? `“${name}”` : name
  return `${name.slice(0, maxLength + 1).replace(/[\s,;:]+\S*$/, '')}…`
}
