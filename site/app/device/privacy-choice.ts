import type { Purpose } from './measurement.ts'

/** The visitor's consent by purpose: a random id if agreed, an empty string if refused, absent before a decision. */
export type PrivacyChoice = Readonly<Partial<Record<Purpose, string>>>

/** Milliseconds until the visitor is asked again: 180 days. */
const validForMs = 180 * 24 * 60 * 60_000

/** Key in local storage. Not a cookie, so no request contains it. */
export const privacyKey = 'privacy'

/** Parses the stored text; empty if expired or invalid. */
export function parseChoice(stored: string | null, now: number): PrivacyChoice {
  const { until, visitor } = parseStored(stored)
  return typeof until === 'number' && until > now ? asChoice(visitor) : {}
}

/** The text to store. A purpose keeps its existing id. */
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

/** A separate id per purpose, so that two providers cannot join their data. */
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
  const valid = (['statistics', 'marketing'] as const).flatMap((purpose) => {
    const number = values[purpose]
    return typeof number === 'string' && /^([0-9a-f]{16})?$/.test(number) ? [[purpose, number] as const] : []
  })
  return Object.fromEntries(valid)
}
