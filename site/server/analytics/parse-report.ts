import type { Purpose, Report, VitalsEvent } from '../../app/device/measurement.ts'

/**
 * Parses the report of a browser; undefined where it is invalid. Anybody can send one, so every field is limited to its format,
 * and URLs lose their query here too.
 */
export function parseReport(body: Uint8Array): Report | undefined {
  const { visitor, event } = parseRecord(new TextDecoder().decode(body))
  const parsed = parseEvent(asRecord(event))
  const numbers = parseVisitor(asRecord(visitor))
  return parsed === undefined || numbers === undefined ? undefined : { visitor: numbers, event: parsed }
}

type Fields = Readonly<Record<string, unknown>>

function parseRecord(text: string): Fields {
  try {
    return asRecord(JSON.parse(text))
  } catch {
    return {}
  }
}

function asRecord(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const purposes: readonly Purpose[] = ['statistics', 'marketing']

function parseVisitor(fields: Fields): Report['visitor'] | undefined {
  const numbers = purposes.flatMap((purpose) => {
    const number = textOf(fields[purpose], /^[0-9a-f]{16}$/)
    return number === undefined ? [] : [[purpose, number] as const]
  })
  return numbers.length === 0 ? undefined : Object.fromEntries(numbers)
}

function parseEvent(fields: Fields): Report['event'] | undefined {
  if (fields['kind'] === 'vitals') return parseVitals(fields)
  const path = textOf(fields['path'], /^\/[\w%./~-]{0,200}$/)
  if (path === undefined) return undefined
  switch (fields['kind']) {
    case 'page': {
      const referrer = addressOf(fields['referrer'])?.origin
      return { kind: 'page', path, ...(referrer !== undefined && { referrer }) }
    }
    case 'share': {
      const way = textOf(fields['way'], /^[\w.-]{1,60}$/)
      return way === undefined ? undefined : { kind: 'share', path, way }
    }
    case 'search': {
      const { results } = fields
      return isCount(results) ? { kind: 'search', path, results } : undefined
    }
    case 'outbound': {
      const to = addressOf(fields['to'])
      return to === undefined ? undefined : { kind: 'outbound', path, to: to.origin + to.pathname }
    }
    case 'login':
      return { kind: 'login', path }
    default:
      return undefined
  }
}

function parseVitals({ screen: name, lcp, inp, cls, ttfb }: Fields): VitalsEvent | undefined {
  const screen = textOf(name, /^[a-z-]{1,40}$/)
  if (screen === undefined || !isMeasure(cls) || !isMeasure(ttfb)) return undefined
  return {
    kind: 'vitals',
    screen,
    cls,
    ttfb,
    ...(isMeasure(lcp) && { lcp }),
    ...(isMeasure(inp) && { inp }),
  }
}

/** Milliseconds or a score. Longer than ten minutes means a tab in the background. */
function isMeasure(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 600_000
}

function textOf(value: unknown, shape: RegExp): string | undefined {
  return typeof value === 'string' && shape.test(value) ? value : undefined
}

function addressOf(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > 500) return undefined
  const url = URL.parse(value)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100_000
}
