import { defaultLocale } from '@promenade/domain/locale/locale'
import type { Label } from '@promenade/domain/map/mall-map'
import { isRow, ownValue, type Row } from '../../../decode/row.ts'
import { readText } from '../../../decode/text.ts'

/** The tags of a feature: its properties, or the `tags` in them from some converters. */
export function tagsOf(properties: unknown): Row {
  if (!isRow(properties)) return {}
  const tags = ownValue(properties, 'tags')
  return isRow(tags) ? tags : properties
}

/** The text of a tag; empty without one. */
export function readTag(tags: Row, name: string): string {
  const value = ownValue(tags, name)
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}

/** True for a feature that visitors may not enter. */
export function isForStaff(tags: Row): boolean {
  return ['private', 'no'].includes(readTag(tags, 'access'))
}

const tagsOfPlaces = ['shop', 'amenity', 'office', 'leisure', 'healthcare']

/** True for a shop, an office or the like. */
export function isPlace(tags: Row): boolean {
  return tagsOfPlaces.some((key) => readTag(tags, key) !== '')
}

/** `name` is the local name, `name:es` that of a language; the unit's number replaces a missing name. */
export function labelOf(tags: Row): Label {
  const named = Object.keys(tags)
    .slice(0, 500)
    .flatMap((key) => {
      const language = /^name:([a-z]{2,3})$/.exec(key)?.[1]
      const text = readText(ownValue(tags, key))?.slice(0, 200)
      return language === undefined || text === undefined ? [] : [[language, text] as const]
    })
  const local = readText(ownValue(tags, 'name') ?? ownValue(tags, 'ref'))?.slice(0, 200)
  return { ...(local !== undefined && { [defaultLocale]: local }), ...Object.fromEntries(named) }
}

/** Maximum number of levels of one feature. */
const maxLevels = 20

/** The levels of a `level` tag, ascending: `1`, `0;1`, `0-3`, `-1`, `-2--1` or `0.5`. Empty for anything else. */
export function levelsOf(tags: Row): readonly number[] {
  const text = readTag(tags, 'level')
  const levels = text.split(';').flatMap((part) => {
    const range = /^\s*(-?\d+(?:\.\d+)?)\s*-\s*(-?\d+(?:\.\d+)?)\s*$/.exec(part)
    if (range !== null) return between(Number(range[1]), Number(range[2]))
    return /^\s*-?\d+(?:\.\d+)?\s*$/.test(part) ? [Number(part)] : []
  })
  return [...new Set(levels)].slice(0, maxLevels).toSorted((a, b) => a - b)
}

function between(from: number, to: number): number[] {
  const count = Math.min(Math.max(0, Math.floor(to - from) + 1), maxLevels)
  return Array.from({ length: count }, (_, index) => from + index)
}
