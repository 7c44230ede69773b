import type { EntryFault } from '@promenade/contract/studio-api/fields'
import type { FoundValues } from '@promenade/domain/studio/faults/finding'
import type { Finding } from '@promenade/domain/studio/faults/find-faults'
import { defaultLocale } from '@promenade/domain/locale/locale'

/** A finding as the API tells it. */
export function toEntryFault({ kind, entry, path, values }: Finding): EntryFault {
  return {
    ...(entry === undefined ? {} : { entry }),
    path: [...path],
    code: kind,
    message: sentences[kind](inEnglish(values ?? {})),
    ...(values === undefined ? {} : { values }),
  }
}

function inEnglish(values: FoundValues): Values {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value[defaultLocale],
  ])
  return Object.fromEntries(texts)
}

type Values = Readonly<Record<string, string>>

/** In English, for clients of the API; the studio has its own sentences. */
const sentences: Readonly<Record<Finding['kind'], (values: Values) => string>> = {
  'template-text': ({ words }) => `has "${words}", the text of a template`,
  'no-hours': ({ day }) => `has no hours for ${day}`,
  'open-when-closed': ({ date, hours, other }) => `is ${hours} on ${date}, when the centre is ${other}`,
  'event-when-closed': ({ date }) => `is held on ${date}, when the centre is closed`,
  'special-days-clash': ({ date, other }) => `falls on ${date}, as "${other}" does with other hours`,
  'hours-longer': ({ day, hours, other }) => `is ${hours} on ${day}, longer than the centre (${other})`,
  'feature-gone': ({ other }) => `names "${other}", which visitors do not get`,
  'plan-vain': ({ date }) => `has a plan for ${date}, when nobody would see its effect`,
  'plan-idle': ({ date }) => `is to be withdrawn on ${date}, but is not public then`,
  'plan-orphans': ({ date, other }) => `stays when its store ${other} is withdrawn on ${date}`,
  'off-map': () => 'is missing: the store is not on the map',
  'unit-unknown': ({ unit }) => `is no unit of the map: ${unit}`,
  'unit-shared': ({ other }) => `is the unit of ${other} too`,
  'name-unlike-map': ({ other }) => `is another one than on the map: ${other}`,
  'level-unlike-map': ({ other }) => `is another one than on the map: ${other}`,
  'closure-over': ({ date }) => `was to end on ${date}`,
  'closure-unconfirmed': () => 'is out of date: nobody has looked for a day whether it is still closed',
  'short-phone': () => 'has fewer digits than a phone number of the country',
  'no-time': () => 'has no time of day, which is to be shown',
  'no-language': () => 'is missing; visitors get the text of another language',
  'same-language': () => 'is the same as in English',
  'no-picture': () => 'is missing',
  'no-alt': () => 'is missing: say what the picture shows, or that it is decorative',
  ended: ({ date }) => `was ${date}: visitors do not get it any more`,
  'special-day-spent': () => 'does not come any more',
  'unit-free': ({ unit }) => `is free: ${unit}`,
}
