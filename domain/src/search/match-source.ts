import { type Place, places } from './term-places.ts'

/** The term and the place of a match; `isWhole` is false for a prefix or a guess. */
export interface Source {
  readonly term: number
  readonly place: Place
  readonly isWhole: boolean
}

/** Encodes a source as the number that `MatchTable.mark` takes. */
export function encodeSource(term: number, place: number, isWhole: boolean): number {
  return (((term << placeBits) | place) << 1) | Number(isWhole)
}

/** Decodes a number of `encodeSource`. */
export function sourceOf(source: number): Source {
  return {
    term: source >>> (placeBits + 1),
    place: places[placeIndexOf(source)] ?? 'description',
    isWhole: isWholeSource(source),
  }
}

/** True for a source that is not a prefix or a guess. */
export function isWholeSource(source: number): boolean {
  return (source & 1) === 1
}

/** The index in `places` of a source's place. */
export function placeIndexOf(source: number): number {
  return (source >>> 1) & ((1 << placeBits) - 1)
}

const placeBits = 4
