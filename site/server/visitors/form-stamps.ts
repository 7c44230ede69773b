import { timingSafeEqual } from 'node:crypto'
import type { EpochMs } from '@promenade/domain/mall/values'
import { stampField, trapField, type Visitor } from '../../app/visitor/visitor-context.ts'
import { keyedHash } from './keyed-hash.ts'

export interface FormStamps {
  /** A time, signed: `{milliseconds in base 36}.{keyed hash}`. */
  readonly create: (at: EpochMs) => string
  readonly judge: Visitor['judge']
}

/** Scripts are faster, people never. Pages for everybody are kept for an hour and stamped with its beginning. */
const fastestMs = 300
const oldestMs = 24 * 60 * 60_000

export function createFormStamps(key: Uint8Array, clock: () => EpochMs): FormStamps {
  const sign = (time: string) => `${time}.${keyedHash(key, time).slice(0, 22)}`
  return {
    create: (at) => sign(Math.floor(at).toString(36)),
    judge(form) {
      const stamp = form.get(stampField)
      if (form.get(trapField) || typeof stamp !== 'string') return 'forged'
      const [time = ''] = stamp.split('.')
      if (!/^[0-9a-z]{1,11}$/.test(time) || !isSame(stamp, sign(time))) return 'forged'
      const age = clock() - Number.parseInt(time, 36)
      if (age < fastestMs) return 'forged'
      return age > oldestMs ? 'stale' : 'sound'
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.byteLength === second.byteLength && timingSafeEqual(first, second)
}
