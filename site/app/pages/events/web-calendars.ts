import { addDays, type IsoDate } from '@promenade/domain/calendar/dates'
import type { CalendarEntry } from '@promenade/domain/schedule/calendar-entry'
import type { CalendarItem } from './calendar-item.server.ts'

/** Links that add an item to web calendars, without their scripts. */
export function webCalendars(item: CalendarItem): readonly { service: string; url: string }[] {
  return [
    { service: 'Google Calendar', url: googleUrl(item) },
    { service: 'Outlook.com', url: outlookUrl(item) },
  ]
}

/** Links that subscribe to a calendar. */
export function webSubscriptions({ webcal, file, name }: { webcal: string; file: string; name: string }) {
  return [
    {
      service: 'Google Calendar',
      url: addressOf('https://calendar.google.com/calendar/render', { cid: webcal }),
    },
    {
      service: 'Outlook.com',
      url: addressOf('https://outlook.live.com/calendar/0/addfromweb', { url: file, name }),
    },
  ]
}

function googleUrl({ entry, title, description, location }: CalendarItem): string {
  return addressOf('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: googleDates(entry),
    details: description,
    location,
  })
}

/** Instants in UTC, so that no time zone is needed; days as calendars count them. */
function googleDates(entry: CalendarEntry): string {
  if (entry.kind === 'days') return `${plain(entry.first)}/${plain(dayAfter(entry))}`
  const { start, end = start } = entry
  return `${plain(instant(start))}/${plain(instant(end))}`
}

function outlookUrl({ entry, title, description, location }: CalendarItem): string {
  return addressOf('https://outlook.live.com/calendar/0/action/compose', {
    rru: 'addevent',
    subject: title,
    ...outlookDates(entry),
    body: description,
    location,
  })
}

function outlookDates(entry: CalendarEntry): Record<string, string> {
  if (entry.kind === 'days') return { startdt: entry.first, enddt: dayAfter(entry), allday: 'true' }
  const { start, end = start } = entry
  return { startdt: instant(start), enddt: instant(end) }
}

/** These calendars require an end: an open one becomes the first day. */
function dayAfter({ first, afterLast }: Extract<CalendarEntry, { kind: 'days' }>): IsoDate {
  return afterLast ?? addDays(first, 1)
}

/** Spaces as `%20`, since some calendars show a plus sign. */
function addressOf(base: string, values: Record<string, string>): string {
  return `${base}?${new URLSearchParams(values).toString().replaceAll('+', '%20')}`
}

/** `2026-11-21T22:30:00Z`. */
function instant(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+/, '')
}

function plain(text: string): string {
  return text.replaceAll(/[-:]/g, '')
}
