import { endpoints } from '@promenade/contract/account-api/endpoints'
import { changes, resources } from '@promenade/contract/public-api/resources'
import { Gauge, Histogram, Registry } from 'prom-client'
import type { HandledRequest } from '../http/log-requests.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { WaitingQueue } from '../outbox/waiting-queue.ts'

interface MeterSources {
  /** The connections of this process to the database. */
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }
  /** They reject while the database is unreachable. */
  readonly mailQueue: () => Promise<MailQueue>
  readonly deliveryQueue: () => Promise<WaitingQueue>
}

/** The metrics of the platform. */
export interface Meters {
  readonly registry: Registry
  readonly recordRequest: (request: HandledRequest) => void
}

/** Creates the metrics; report each request to `recordRequest`. */
export function createMeters({ pool, mailQueue, deliveryQueue }: MeterSources): Meters {
  const registry = new Registry()
  meterPool(registry, pool)
  meterMail(registry, mailQueue)
  meterWebhooks(registry, deliveryQueue)
  const requests = new Histogram({
    name: 'promenade_platform_request_seconds',
    help: 'Duration of requests by route (a resource, an account endpoint, or other) and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    registry,
    recordRequest: ({ path, status, milliseconds }) =>
      requests.observe({ call: callOf(path), status }, milliseconds / 1_000),
  }
}

const callNames = new Set([
  ...[...Object.values(resources), changes].map(({ path }) => path.replace(/\/.*$/, '') || 'property'),
  ...Object.keys(endpoints),
  'media',
])

/** Unknown paths share one label, so that clients cannot create labels. */
function callOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '')
  const [first = '', second = '', third = 'property'] = parts
  const name = first === 'properties' ? third : first === 'media' ? first : second
  return callNames.has(name) ? name : 'other'
}

function meterPool(registry: Registry, pool: MeterSources['pool']): void {
  registry.registerMetric(
    new Gauge({
      name: 'promenade_database_connections',
      help: 'Connections to the database by state; waiting: requests without a connection yet',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'waiting' }, pool.waitingCount)
      },
    }),
  )
}

function meterMail(registry: Registry, mailQueue: MeterSources['mailQueue']): void {
  const read = () => mailQueue().catch(() => ({ waiting: NaN, givenUp: NaN, oldestSeconds: NaN }))
  registry.registerMetric(
    new Gauge({
      name: 'promenade_mail',
      help: 'Unsent mails by state: waiting or given up',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const { waiting, givenUp } = await read()
        this.set({ state: 'waiting' }, waiting)
        this.set({ state: 'given up' }, givenUp)
      },
    }),
  )
  meterFigure(registry, {
    name: 'promenade_mail_oldest_seconds',
    help: 'Age of the oldest waiting mail; 0 if none waits',
    read: async () => (await mailQueue()).oldestSeconds,
  })
}

function meterWebhooks(registry: Registry, deliveryQueue: MeterSources['deliveryQueue']): void {
  meterFigure(registry, {
    name: 'promenade_webhook_deliveries',
    help: 'Deliveries to webhooks that wait for an attempt',
    read: async () => (await deliveryQueue()).waiting,
  })
  meterFigure(registry, {
    name: 'promenade_webhook_oldest_seconds',
    help: 'Age of the oldest waiting delivery to a webhook; 0 if none waits',
    read: async () => (await deliveryQueue()).oldestSeconds,
  })
}

interface Figure {
  readonly name: string
  readonly help: string
  readonly read: () => Promise<number>
}

function meterFigure(registry: Registry, { name, help, read }: Figure): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        // An unreachable database must not affect the other metrics.
        this.set(await read().catch(() => NaN))
      },
    }),
  )
}
