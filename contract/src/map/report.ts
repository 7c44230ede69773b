import type { MallMap } from '@promenade/domain/map/mall-map'

/** A map in metres, and the report on its files. Without a usable level there is no map. */
export interface DecodedMap {
  readonly map: MallMap | undefined
  readonly findings: readonly Finding[]
}

/**
 * `INFO`: visitors notice nothing. `WARNING`: visitors may notice, for example a place without a route. `VIOLATION`: the file
 * breaks its format, and a feature is left out.
 */
export type Severity = 'INFO' | 'WARNING' | 'VIOLATION'

/** A problem in a map file, for the people who drew the map. */
export interface Finding {
  readonly severity: Severity
  /** Name of the file, such as `unit.geojson`. */
  readonly file: string
  /** The feature's id, or `#` and its number in the file. */
  readonly feature?: string
  /** The problem and how it was handled. */
  readonly message: string
  /** True if no route leads to the place. */
  readonly isUnreachable?: boolean
}

/** Collects findings while a map is decoded. */
export interface Report {
  readonly findings: readonly Finding[]
  readonly note: (severity: Severity, place: FindingPlace, message: string) => void
}

/** The file and feature of a finding. */
export interface FindingPlace {
  readonly file: string
  readonly id?: string
}

/** Creates an empty report. */
export function createReport(): Report {
  const findings: Finding[] = []
  return {
    findings,
    note: (severity, { file, id }, message) =>
      void findings.push({ severity, file, ...(id !== undefined && { feature: id }), message }),
  }
}
