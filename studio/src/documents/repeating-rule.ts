/** A parsed rule of a day of each year. */
export type RepeatingRule =
  | { readonly type: 'date'; readonly month: number; readonly day: number }
  | { readonly type: 'weekday'; readonly nth: Nth; readonly weekday: string; readonly month: number }
  | { readonly type: 'easter'; readonly offset: number }
  | { readonly type: 'before'; readonly weekday: string; readonly month: number; readonly day: number }

/** Some months have no fifth; every month has a `last`. */
export type Nth = 1 | 2 | 3 | 4 | 5 | 'last'

export const nths: readonly Nth[] = [1, 2, 3, 4, 5, 'last']

export const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th']

/** Reads `12-25`, `easter-2`, `3rd monday of 2`, `last friday of 11`, `monday before 05-25`. Every record has it: without a calendar. */
export function readRepeatingRule(text: string): RepeatingRule | undefined {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(text) ?? []
  if (month !== undefined) return { type: 'date', month: Number(month), day: Number(day) }
  const [easter, offset] = /^easter([+-]\d{1,2})?$/.exec(text) ?? []
  if (easter !== undefined) return { type: 'easter', offset: Number(offset ?? 0) }
  const [, nth, weekday = '', ofMonth] = /^(\d(?:st|nd|rd|th)|last) ([a-z]+) of (\d{1,2})$/.exec(text) ?? []
  if (nth !== undefined && isDay(weekday))
    return { type: 'weekday', nth: readNth(nth), weekday, month: Number(ofMonth) }
  const [, dayBefore = '', beforeMonth, beforeDay] = /^([a-z]+) before (\d\d)-(\d\d)$/.exec(text) ?? []
  if (!isDay(dayBefore)) return undefined
  return { type: 'before', weekday: dayBefore, month: Number(beforeMonth), day: Number(beforeDay) }
}

function readNth(text: string): Nth {
  return nths.find((nth) => (nth === 'last' ? text === 'last' : ordinals[nth] === text)) ?? 1
}

function isDay(name: string): boolean {
  return /^(?:sun|mon|tues|wednes|thurs|fri|satur)day$/.test(name)
}
