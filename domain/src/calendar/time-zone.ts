import { Temporal } from 'temporal-polyfill'

/**
 * The IANA name of a time zone that a platform names in its own way: an IANA name in any case, or one of the
 * names Rails gives to the zones of North America (`Pacific Time (US & Canada)`). Undefined for anything else.
 */
export function toTimeZone(name: string): string | undefined {
  const trimmed = name.trim()
  return railsZones.get(railsKey(trimmed)) ?? ianaName(trimmed)
}

/** Whether `name` is an IANA zone known here. Offsets such as `-05:00` are not zones: they know no summer time. */
export function isTimeZone(name: string): boolean {
  return ianaName(name) !== undefined
}

function ianaName(name: string): string | undefined {
  // Temporal also takes an offset or a whole timestamp for a zone.
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/.test(name)) return undefined
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return undefined
  }
}

function railsKey(name: string): string {
  return name.toLowerCase().replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ')
}

/** Zone names of Ruby on Rails (ActiveSupport::TimeZone) from Hawaii to Newfoundland, with the zone each stands for. */
const railsZones: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Hawaii: 'Pacific/Honolulu',
    Alaska: 'America/Juneau',
    'Pacific Time (US & Canada)': 'America/Los_Angeles',
    Tijuana: 'America/Tijuana',
    'Mountain Time (US & Canada)': 'America/Denver',
    Arizona: 'America/Phoenix',
    Chihuahua: 'America/Chihuahua',
    Mazatlan: 'America/Mazatlan',
    'Central Time (US & Canada)': 'America/Chicago',
    Saskatchewan: 'America/Regina',
    Guadalajara: 'America/Mexico_City',
    'Mexico City': 'America/Mexico_City',
    Monterrey: 'America/Monterrey',
    'Central America': 'America/Guatemala',
    'Eastern Time (US & Canada)': 'America/New_York',
    'Indiana (East)': 'America/Indiana/Indianapolis',
    'Atlantic Time (Canada)': 'America/Halifax',
    'Puerto Rico': 'America/Puerto_Rico',
    Newfoundland: 'America/St_Johns',
  }).map(([rails, iana]) => [railsKey(rails), iana]),
)
