import { Counter, Histogram, Registry } from 'prom-client'
import type { WebVitals } from '../../app/device/measurement.ts'
import type { PlatformCall } from '../platform-calls.ts'

/** What is counted while the site works. Each is told with numbers and names of ours: nothing of a visitor. */
export interface Meters {
  readonly registry: Registry
  readonly answered: (status: number, milliseconds: number) => void
  readonly rendered: (milliseconds: number) => void
  readonly called: (call: PlatformCall) => void
  readonly felt: (screen: string, vitals: WebVitals) => void
}

export function createMeters(): Meters {
  const registry = new Registry()
  const registers = [registry]
  const renders = new Histogram({
    name: 'promenade_page_render_seconds',
    help: 'Pages rendered, and how long that took',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers,
  })
  const calls = new Histogram({
    name: 'promenade_platform_call_seconds',
    help: 'Calls of the platform until its answer began, by what was called and the status (none: no answer)',
    labelNames: ['call', 'outcome'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  return {
    registry,
    answered: countAnswers(registry),
    rendered: (milliseconds) => renders.observe(milliseconds / 1_000),
    called: ({ name, outcome, seconds }) => calls.observe({ call: name, outcome }, seconds),
    felt: createVitalsMeters(registry),
  }
}

/** Answers are too many to look up a counter for each: they are added up here and handed over when somebody asks. */
function countAnswers(registry: Registry): Meters['answered'] {
  const waiting = new Map<number, { answers: number; milliseconds: number }>()
  const answers = new Counter({
    name: 'promenade_requests_total',
    help: 'Answers by status; 503 is said to those that were one too many and while there is no content',
    labelNames: ['status'],
    registers: [registry],
    collect() {
      for (const [status, one] of waiting) {
        answers.inc({ status }, one.answers)
        seconds.inc({ status }, one.milliseconds / 1_000)
      }
      waiting.clear()
    },
  })
  const seconds = new Counter({
    name: 'promenade_request_seconds_total',
    help: 'Seconds that these answers took to be made',
    labelNames: ['status'],
    registers: [registry],
  })
  return (status, milliseconds) => {
    const one = waiting.get(status)
    if (one === undefined) waiting.set(status, { answers: 1, milliseconds })
    else {
      one.answers += 1
      one.milliseconds += milliseconds
    }
  }
}

/** The limits that the field calls good and poor are among the buckets. */
function createVitalsMeters(registry: Registry): Meters['felt'] {
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
