import type { MinuteOfDay } from './instants.ts'

/** Parses `9:30` or `21:00` into minutes since midnight; undefined for anything else. */
export function parseTime(text: string): MinuteOfDay | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** The text that `parseTime` parses to this minute: `9:30`. */
export function writeTime(minute: MinuteOfDay): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}
