/** A text for the calendar itself (RFC 5545): the library escapes only those of its events. */
export function escapedCalendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/[\r\n]+/g, String.raw`\n`)
}
