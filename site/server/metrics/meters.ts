import { Counter, Histogram, Registry } from 'prom-client'
import type { WebVitals } from '../../app/device/measurement.ts'
import type { PlatformCall } from '../platform/platform-calls.ts'

/** The metrics of the site. Labels contain no data of visitors. */
export interface Meters {
  readonly registry: Registry
  readonly countResponse: (status: number, milliseconds: number) => void
  readonly observeRender: (milliseconds: number) => void
  readonly observeCall: (call: PlatformCall) => void
  readonly observeVitals: (screen: string, vitals: WebVitals) => void
}

export function createMeters(): Meters {
  const registry = new Registry()
  const registers = [registry]
  const renders = new Histogram({
    name: 'promenade_page_render_seconds',
    help: 'Duration of page renders',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers,
  })
  const calls = new Histogram({
    name: 'promenade_platform_call_seconds',
    help: 'Duration of platform calls until the response headers, by call and status (none: no response)',
    labelNames: ['call', 'outcome'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  return {
    registry,
    countResponse: createResponseCounter(registry),
    observeRender: (milliseconds) => renders.observe(milliseconds / 1_000),
    observeCall: ({ name, outcome, seconds }) => calls.observe({ call: name, outcome }, seconds),
    observeVitals: createVitalsMeters(registry),
  }
}

/** Looking up a labelled counter for each response is slow, so responses are summed and added when metrics are requested. */
function createResponseCounter(registry: Registry): Meters['countResponse'] {
  const sums = new Map<number, { count: number; milliseconds: number }>()
  const responses = new Counter({
    name: 'promenade_requests_total',
    help: 'Responses by status; 503 means overloaded or without content',
    labelNames: ['status'],
    registers: [registry],
    collect() {
      for (const [status, { count, milliseconds }] of sums) {
        responses.inc({ status }, count)
        seconds.inc({ status }, milliseconds / 1_000)
      }
      sums.clear()
    },
  })
  const seconds = new Counter({
    name: 'promenade_request_seconds_total',
    help: 'Duration of requests until the response, summed by status',
    labelNames: ['status'],
    registers: [registry],
  })
  return (status, milliseconds) => {
    const sum = sums.get(status)
    if (sum === undefined) sums.set(status, { count: 1, milliseconds })
    else {
      sum.count += 1
      sum.milliseconds += milliseconds
    }
  }
}

/** The usual thresholds of good and poor are among the buckets. */
function createVitalsMeters(registry: Registry): Meters['observeVitals'] {
  const create = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name: `promenade_web_${name}`,
      help,
      buckets,
      labelNames: ['screen'],
      registers: [registry],
    })
  const lcp = create('lcp_seconds', 'Largest contentful paint', [0.5, 0.9, 1.2, 1.8, 2.5, 4, 8])
  const cls = create('cls_score', 'Cumulative layout shift', [0.005, 0.02, 0.05, 0.1, 0.25, 0.5])
  const inp = create('inp_seconds', 'Interaction to next paint', [0.05, 0.1, 0.2, 0.3, 0.5, 1])
  const ttfb = create('ttfb_seconds', 'Time to first byte', [0.1, 0.2, 0.4, 0.8, 1.8, 4])
  return (screen, vitals) => {
    if (vitals.lcp !== undefined) lcp.observe({ screen }, vitals.lcp / 1_000)
    if (vitals.inp !== undefined) inp.observe({ screen }, vitals.inp / 1_000)
    cls.observe({ screen }, vitals.cls)
    ttfb.observe({ screen }, vitals.ttfb / 1_000)
  }
}
