import type { Problem, Rule } from './form.ts'

/** A field that must be filled in. */
export function required<Value>(rule: Rule<Value>): Rule<NonNullable<Value>> {
  return (text) => {
    const read = rule(text)
    if ('problem' in read) return read
    const { value } = read
    return value === undefined || value === null ? refuse({ kind: 'missing' }) : { value }
  }
}

/** One line of text, without blanks around it and with single ones inside; undefined where there is none. */
export function line(limit: number): Rule<string | undefined> {
  return (text) => within(limit, visible(text).replaceAll(/\s+/g, ' ').trim())
}

/** Text of several lines, without blanks at its ends; undefined where there is none. */
export function lines(limit: number): Rule<string | undefined> {
  return (text) => within(limit, visible(text.replaceAll(/\r\n?/g, '\n')).trim())
}

/**
 * A person's name in any script: O'Neil, José-Luis, 山田. An address of the web is none: names stand in mail that is
 * sent to addresses somebody else may have typed.
 */
export function name(limit: number): Rule<string | undefined> {
  return (text) => {
    const read = line(limit)(text)
    if ('problem' in read || read.value === undefined) return read
    return isNoName.test(read.value) ? refuse({ kind: 'notAName' }) : read
  }
}

const isNoName = /:\/\/|\bwww\.|[<>@]/i

/**
 * An e-mail address as people have them (the common part of RFC 5321 and 6531): one `@`, no blanks, quotes or signs
 * that mean something in a header; the domain in lower case. Undefined where there is none.
 */
export function emailAddress(text: string): { value: string | undefined } | { problem: Problem } {
  // What copying brings along unseen is dropped; a control character is nobody's address.
  const address = text.replaceAll(unseenMarks, '').trim()
  if (address === '') return { value: undefined }
  const [, local = '', domain = ''] = addressShape.exec(address.normalize('NFC')) ?? []
  const isSound =
    local.length <= 64 && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')
  if (local === '' || !isSound || address.length > maxOfAddress) return refuse({ kind: 'notAnAddress' })
  // Some letters are others for the mail system (wide ones, say): one mailbox has one address.
  return { value: `${local}@${domain.normalize('NFKC').toLowerCase()}` }
}

/** Longest address that mail can be sent to (RFC 5321 §4.5.3.1.3, without its brackets). */
const maxOfAddress = 254
const addressShape =
  /^([^\s@<>()[\]\\,;:"\p{C}\uFFFD]+)@((?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])$/u

/** A phone number the way people write them, with six to twenty digits; undefined where there is none. */
export function phone(text: string): { value: string | undefined } | { problem: Problem } {
  const read = line(40)(text)
  if ('problem' in read || read.value === undefined) return read
  const digits = read.value.replaceAll(/\D/g, '').length
  const isPhone = /^[\d\s()+./x#-]+$/i.test(read.value) && digits >= 6 && digits <= 20
  return isPhone ? read : refuse({ kind: 'notAPhone' })
}

/** A box that must be ticked. */
export function agreed(text: string): { value: true } | { problem: Problem } {
  return text === '' ? refuse({ kind: 'missing' }) : { value: true }
}

/** A box that may be ticked. */
export function ticked(text: string): { value: boolean } {
  return { value: text !== '' }
}

/** A field that the form does not have: whatever is sent for it is not read. */
export function nothing(_text: string): { value: undefined } {
  return { value: undefined }
}

function within(limit: number, text: string) {
  // Readers count what they see, so a letter with its accent is one.
  if (text.length > limit && [...text.normalize('NFC')].length > limit)
    return refuse({ kind: 'tooLong', limit })
  return { value: text === '' ? undefined : text.normalize('NFC') }
}

/** Without characters that nobody sees, line ends and tabs aside. Joiners stay: some scripts and emoji need them. */
function visible(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]|\uFFFD/gu, '')
    .replaceAll(unseenMarks, '')
}

/** Zero-width blanks and the marks that turn the direction of all that follows. */
const unseenMarks = /[\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/g

function refuse(problem: Problem): { readonly problem: Problem } {
  return { problem }
}
