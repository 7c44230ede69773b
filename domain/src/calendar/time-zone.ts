import { Temporal } from 'temporal-polyfill'

/**
 * The IANA name of a time zone. Takes an IANA name in any case, or a Rails name of a North American zone
 * (`Pacific Time (US & Canada)`), which other platforms send. Undefined for any other text.
 */
export function toTimeZone(name: string): string | undefined {
  const trimmed = name.trim()
  return railsZones.get(railsKey(trimmed)) ?? ianaName(trimmed)
}

/** True for a known IANA zone. Offsets such as `-05:00` are not zones: they have no daylight saving time. */
export function isTimeZone(name: string): boolean {
  return ianaName(name) !== undefined
}

function ianaName(name: string): string | undefined {
  // Temporal also accepts an offset or a whole timestamp as a zone.
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

/** Zone names of Ruby on Rails (ActiveSupport::TimeZone) from Hawaii to Newfoundland, with their IANA names. */
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
