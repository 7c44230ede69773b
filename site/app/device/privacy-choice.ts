import type { Purpose } from './measurement.ts'

/**
 * What a visitor has decided, by purpose: a random number where agreed, an empty text where refused, nothing where not
 * yet asked.
 */
export type PrivacyChoice = Readonly<Partial<Record<Purpose, string>>>

/** How long a choice holds before the question is asked again, in milliseconds: 180 days. */
const validForMs = 180 * 24 * 60 * 60_000

/** Where a device keeps the choice. It is no cookie: no request carries it. */
export const privacyKey = 'privacy'

/** The kept text as a choice; nothing where it is too old or not of our making. */
export function parseChoice(stored: string | null, now: number): PrivacyChoice {
  const { until, visitor } = parseStored(stored)
  return typeof until === 'number' && until > now ? asChoice(visitor) : {}
}

/** The text to keep. A purpose agreed to before keeps its number. */
export function formatChoice(
  purposes: readonly Purpose[],
  agreed: readonly Purpose[],
  before: PrivacyChoice,
  now: number,
): string {
  const visitor = purposes.map((purpose) => [
    purpose,
    agreed.includes(purpose) ? before[purpose] || createNumber() : '',
  ])
  return JSON.stringify({ until: now + validForMs, visitor: Object.fromEntries(visitor) })
}

/** A number for each purpose, so that two services cannot join what they know. */
function createNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function parseStored(stored: string | null): { until?: unknown; visitor?: unknown } {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

function asChoice(visitor: unknown): PrivacyChoice {
  const values: Record<string, unknown> = { ...(typeof visitor === 'object' ? visitor : undefined) }
  const known = (['statistics', 'marketing'] as const).flatMap((purpose) => {
    const number = values[purpose]
    return typeof number === 'string' && /^([0-9a-f]{16})?$/.test(number) ? [[purpose, number] as const] : []
  })
  return Object.fromEntries(known)
}
