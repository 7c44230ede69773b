import type { MallFault, OuterCode } from '@promenade/contract/studio-api/faults'

/** Kinds that may have no record. Dead links always have one; words for searches are chosen beside their fault. */
type Placeless = Exclude<OuterCode, 'link-dead' | 'search-empty'> | 'unit-free'

/** Their screens. What the site left out or visitors report, and no record has, is of the map. */
const places: Readonly<Record<Placeless, string>> = {
  'mail-failed': '/people',
  'unit-free': '/map?unit=',
  'webhook-off': '/settings/webhooks/',
  approvals: '/approvals',
  'round-ends': '/rounds',
  reported: '/map',
  'left-out': '/map',
}

function isPlaceless(code: string): code is Placeless {
  return Object.hasOwn(places, code)
}

/** The address of the screen where a fault without a record is mended; undefined where it is mended beside its words. */
export function faultPlace({ code, values = {} }: Pick<MallFault, 'code' | 'values'>): string | undefined {
  if (!isPlaceless(code)) return undefined
  // The part of a category's record that it names is known by no number of the studio.
  const { item, unit, webhook } = values
  if (code === 'left-out' && typeof item === 'string' && item.startsWith('categories')) return '/settings'
  const part = unit ?? webhook
  return `${places[code]}${typeof part === 'string' ? part : ''}`
}
