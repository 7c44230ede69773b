import { locales, type Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import { Gauge, type Registry } from 'prom-client'
import type { Gateway } from '../../content/gateway.ts'

interface ContentMetersOptions {
  readonly gateway: Pick<Gateway, 'current' | 'onChange' | 'status'>
  readonly clock: () => EpochMs
  readonly registry: Registry
}

/** The age of the current content, and its faults. */
export function meterContent({ gateway, clock, registry }: ContentMetersOptions): void {
  const changedAt = followChanges(gateway, clock)
  const meter = (name: string, help: string, read: () => number) =>
    new Gauge({ name, help, registers: [registry], collect: setTo(read) })
  meter(
    'promenade_content_confirmed_timestamp_seconds',
    'When the platform last confirmed the content; 0 when it has not since the start',
    () => (gateway.status().confirmedAt ?? 0) / 1_000,
  )
  meter(
    'promenade_content_failing_resources',
    'Resources whose last response was invalid, so that the earlier one is shown',
    () => gateway.status().failing.length,
  )
  meter(
    'promenade_content_dropped_items',
    'Items dropped from the current content because they are invalid',
    () => gateway.status().faults,
  )
  registry.registerMetric(
    new Gauge({
      name: 'promenade_content_changed_timestamp_seconds',
      help: 'When the current content became visible, by language; 0 where there is none',
      labelNames: ['locale'],
      registers: [],
      collect() {
        for (const { code: locale } of locales) this.set({ locale }, (changedAt.get(locale) ?? 0) / 1_000)
      },
    }),
  )
}

function setTo(read: () => number) {
  return function collect(this: Gauge): void {
    this.set(read())
  }
}

function followChanges(
  { current, onChange }: ContentMetersOptions['gateway'],
  clock: () => EpochMs,
): ReadonlyMap<Locale, EpochMs> {
  const versions = new Map<Locale, string>()
  const changedAt = new Map<Locale, EpochMs>()
  onChange(() => {
    for (const { code } of locales) {
      const version = current(code)?.version
      if (version === undefined || version === versions.get(code)) continue
      versions.set(code, version)
      changedAt.set(code, clock())
    }
  })
  return changedAt
}
