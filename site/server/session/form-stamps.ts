import { timingSafeEqual } from 'node:crypto'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import { stampField, trapField, type Visitor } from '../../app/session-context.ts'
import { keyedHash } from './keyed-hash.ts'
import type { KeyRing, VisitorKeys } from './keys.ts'

export interface FormStamps {
  /** A time, signed: `{milliseconds in base 36}.{keyed hash}`. */
  readonly create: (at: EpochMs) => string
  readonly checkStamp: Visitor['checkStamp']
}

/** People are never as fast, scripts are. */
const minAgeMs = 300
/** A cached page is stamped with the start of the hour. */
const maxAgeMs = 24 * 60 * 60_000

export function createFormStamps(keys: KeyRing, clock: () => EpochMs): FormStamps {
  return {
    create: (at) => sign(Math.floor(at).toString(36), keys),
    checkStamp(form) {
      const stamp = form.get(stampField)
      if (form.get(trapField) || typeof stamp !== 'string') return 'forged'
      if (findSigner(stamp, keys) === undefined) return 'forged'
      const age = clock() - Number.parseInt(stamp, 36)
      if (age < minAgeMs) return 'forged'
      return age > maxAgeMs ? 'stale' : 'valid'
    },
  }
}

/** The keys that signed a stamp; undefined where the signature is invalid. */
export function findSigner(stamp: string, keys: KeyRing): VisitorKeys | undefined {
  const [time = ''] = stamp.split('.')
  if (!/^[0-9a-z]{1,11}$/.test(time)) return undefined
  return [keys, ...keys.former].find((candidate) => isSame(stamp, sign(time, candidate)))
}

function sign(time: string, { stamps }: VisitorKeys): string {
  return `${time}.${keyedHash(stamps, time).slice(0, 22)}`
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.byteLength === second.byteLength && timingSafeEqual(first, second)
}
