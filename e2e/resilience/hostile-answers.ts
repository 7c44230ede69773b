import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostileValues, type Place, placesIn } from '@promenade/contract/testing/hostile'
import type { PlatformFetch } from '../../site/content/platform-request.ts'
import { platformFetch } from '../../site/server/platform-fetch.ts'
import type { Random } from './random.ts'

/** Answers of the true platform, each as text, by address. */
export type Recorded = Map<string, string | undefined>

/** Asks the true platform, at the address it really has, and writes down what it says. */
export function recordingFetch(recorded: Recorded, trueAddress: (url: string) => string): PlatformFetch {
  return async (url, init) => {
    const response = await platformFetch(trueAddress(url), init)
    if (response.body === null || url.includes('/changes?')) return response
    const text = await response.text()
    recorded.set(url, response.status === 200 ? text : undefined)
    return new Response(text, { status: response.status })
  }
}

interface HostileFetch {
  readonly fetch: PlatformFetch
  /** As the true platform answers. */
  readonly fetchTrue: PlatformFetch
  /** Hostile answers given so far. */
  readonly count: () => number
}

/** Beyond this many characters an answer takes long to read: it is hostile only now and then. */
const large = 60_000
const shareOfLarge = 0.15

/** Answers with what was written down, each time with other fields replaced by what no platform should send. */
export function hostileFetch(recorded: Recorded, random: Random): HostileFetch {
  const places = new Map<string, readonly Place[]>()
  let count = 0

  function spoilt(url: string, text: string): string {
    const value: unknown = JSON.parse(text)
    const known = places.get(url) ?? placesIn(value)
    places.set(url, known)
    for (let times = random.below(4); times >= 0; times--) {
      const place = random.pick(known)
      if (place !== undefined) replace(value, place, random.pick(hostileValues))
    }
    count += 1
    return JSON.stringify(value)
  }

  const answering =
    (change: (url: string, text: string) => string): PlatformFetch =>
    async (url) => {
      const text = recorded.get(url)
      return text === undefined ? new Response('{}', { status: 404 }) : new Response(change(url, text))
    }

  return {
    count: () => count,
    fetchTrue: answering((_url, text) => text),
    fetch: answering((url, text) => {
      const isSpared = text.length > large && random.next() > shareOfLarge
      return isSpared ? text : spoilt(url, text)
    }),
  }
}

/** What an earlier replacement took away stays away. */
function replace(value: unknown, place: Place, by: unknown): void {
  const last = place.at(-1)
  let holder: unknown = value
  for (const key of place.slice(0, -1)) {
    if (typeof holder !== 'object' || holder === null) return
    holder = Reflect.get(holder, key)
  }
  if (typeof holder === 'object' && holder !== null && last !== undefined) Reflect.set(holder, last, by)
}

/** A folder for as long as something is done; what is still being written there at the end is waited for. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-hostile-'))
  return work(folder).finally(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))
}
