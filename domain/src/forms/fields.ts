/** A field that a visitor writes into. `max` is in characters. */
export type WrittenField = { readonly isRequired: boolean } & (
  | { readonly kind: 'text'; readonly max: number }
  | ({ readonly autoComplete?: AutoComplete } & (
      | { readonly kind: 'name' | 'line'; readonly max: number }
      | { readonly kind: 'email' | 'phone' }
    ))
)

/** HTML's name of what a field is about, by which a browser fills it in: `given-name`. */
type AutoComplete = string

/** A field of a form; the code of a form says what follows from a tick or a choice. */
export type Field =
  | WrittenField
  | { readonly kind: 'tick'; readonly isRequired: boolean }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly isRequired: true }

/** The reason to refuse a field. `limit` is in characters as a reader counts them. */
export type Problem =
  | { readonly kind: 'missing' | 'notAnAddress' | 'notAName' | 'notAPhone' }
  | { readonly kind: 'tooLong'; readonly limit: number }

/** Parses one field: its value, or the reason to refuse it. */
export type Rule<Value> = (text: string) => { readonly value: Value } | { readonly problem: Problem }

/** The rule of a field. */
export function ruleOf(field: Field): Rule<string | boolean | undefined> {
  if (field.kind === 'tick') return field.isRequired ? requiredCheckbox : checkbox
  if (field.kind === 'choice') return oneOf(field.options)
  return field.isRequired ? required(writtenRule(field)) : writtenRule(field)
}

function writtenRule(field: WrittenField): Rule<string | undefined> {
  switch (field.kind) {
    case 'name':
      return name(field.max)
    case 'line':
      return singleLine(field.max)
    case 'text':
      return multiLine(field.max)
    case 'email':
      return emailAddress
    case 'phone':
      return phone
  }
}

/** A mandatory field: `missing` if it is empty. */
export function required<Value>(rule: Rule<Value>): Rule<NonNullable<Value>> {
  return (text) => {
    const result = rule(text)
    if ('problem' in result) return result
    const { value } = result
    return value === undefined || value === null ? refuse({ kind: 'missing' }) : { value }
  }
}

/** One line of at most `limit` characters, with single spaces; undefined if empty. */
export function singleLine(limit: number): Rule<string | undefined> {
  return (text) => within(limit, visible(text).replaceAll(/\s+/g, ' ').trim())
}

/** Text of several lines, trimmed, of at most `limit` characters; undefined if empty. */
export function multiLine(limit: number): Rule<string | undefined> {
  return (text) => within(limit, visible(text.replaceAll(/\r\n?/g, '\n')).trim())
}

/**
 * A person's name in any script: O'Neil, José-Luis, 山田; undefined if empty. Web addresses are refused: names appear in
 * mail, and a spammer may have typed the recipient's address.
 */
export function name(limit: number): Rule<string | undefined> {
  return (text) => {
    const result = singleLine(limit)(text)
    if ('problem' in result || result.value === undefined) return result
    return notInNames.test(result.value) ? refuse({ kind: 'notAName' }) : result
  }
}

const notInNames = /:\/\/|\bwww\.|[<>@]/i

/**
 * An e-mail address in the common form of RFC 5321 and 6531: one `@`, no spaces, quotes or header characters. The domain
 * becomes lower case. Undefined if empty.
 */
export function emailAddress(text: string): { value: string | undefined } | { problem: Problem } {
  // Copying adds invisible marks, which are removed; control characters make the address invalid.
  const address = text.replaceAll(invisibleMarks, '').trim()
  if (address === '') return { value: undefined }
  const [, local = '', domain = ''] = addressShape.exec(address.normalize('NFC')) ?? []
  const isValid =
    local.length <= 64 && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
  if (local === '' || !isValid || address.length > maxAddressLength) return refuse({ kind: 'notAnAddress' })
  // The mail system treats wide and normal letters of a domain as the same, so one mailbox has one spelling here.
  return { value: `${local}@${domain.normalize('NFKC').toLowerCase()}` }
}

/** In characters (RFC 5321 §4.5.3.1.3, without the brackets). */
const maxAddressLength = 254
const addressShape =
  /^([^\s@<>()[\]\\,;:"\p{C}\uFFFD]+)@((?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])$/u

/** A phone number in any usual notation, with 6 to 20 digits; undefined if empty. */
export function phone(text: string): { value: string | undefined } | { problem: Problem } {
  const result = singleLine(40)(text)
  if ('problem' in result || result.value === undefined) return result
  const digits = result.value.replaceAll(/\D/g, '').length
  const isPhone = /^[\d\s()+./x#-]+$/i.test(result.value) && digits >= 6 && digits <= 20
  return isPhone ? result : refuse({ kind: 'notAPhone' })
}

/** A mandatory choice; anything that is not offered is no choice. */
export function oneOf(options: readonly string[]): Rule<string> {
  return (text) => (options.includes(text) ? { value: text } : refuse({ kind: 'missing' }))
}

/** A mandatory checkbox. */
export function requiredCheckbox(text: string): { value: true } | { problem: Problem } {
  return text === '' ? refuse({ kind: 'missing' }) : { value: true }
}

/** An optional checkbox. */
export function checkbox(text: string): { value: boolean } {
  return { value: text !== '' }
}

function within(limit: number, text: string) {
  // A letter and its accent are one character for the reader.
  if (text.length > limit && [...text.normalize('NFC')].length > limit)
    return refuse({ kind: 'tooLong', limit })
  return { value: text === '' ? undefined : text.normalize('NFC') }
}

/** Removes invisible characters except line ends and tabs. Joiners stay: some scripts and emoji need them. */
function visible(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]|\uFFFD/gu, '')
    .replaceAll(invisibleMarks, '')
}

/** Zero-width spaces and direction marks. */
const invisibleMarks = /[\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/g

function refuse(problem: Problem): { readonly problem: Problem } {
  return { problem }
}
