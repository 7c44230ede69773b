import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const rules: { readonly groups: readonly { readonly rules: readonly Rule[] }[] } = parse(
  read('docs/prometheus-rules.yaml'),
)
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(read('docs/grafana-dashboard.json'))

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly summary: string }
}

interface Panel {
  readonly id: number
  readonly title: string
  readonly targets: readonly { readonly expr: string }[]
}

const alerts = rules.groups.flatMap((group) => group.rules)
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

/** The metrics that the sources define, and those of a Node process. */
const sources = [
  'site/server/metrics/meters.ts',
  'site/server/metrics/content-meters.ts',
  'site/server/metrics/page-cache-meters.ts',
  'platform/src/metrics/meters.ts',
].map(read)
const documented = read('docs/operations.md')

describe('the alert rules and the dashboard', () => {
  it('name existing metrics only', () => {
    const names = expressions.flatMap((text) => text.match(/\bpromenade_\w+/g) ?? [])
    expect(new Set(names).size).toBeGreaterThan(12)
    const unknown = names
      .map((name) => name.replace(/_bucket$/, ''))
      .filter((name) => !/^promenade_web_(?:lcp|inp)_seconds$/.test(name))
      .filter((name) => !sources.some((text) => text.includes(`'${name}'`)) || !documented.includes(name))
    expect(unknown).toEqual([])
  })

  it('have a sentence for each alert, and a number for each panel', () => {
    expect(alerts.length).toBeGreaterThan(8)
    for (const { alert, annotations } of alerts) {
      expect(alert).toMatch(/^Promenade[A-Z]/)
      expect(annotations.summary).toMatch(/\.$/)
    }
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  })
})
