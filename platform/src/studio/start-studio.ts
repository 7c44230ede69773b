import { resolve } from 'node:path'
import { closeServer } from '@promenade/process/close-server'
import { listen } from '@promenade/process/listen'
import type { ProcessTools } from '@promenade/process/run-process'
import type { Database } from '../database/connect.ts'
import { logRequests } from '../http/log-requests.ts'
import { createNodeServer } from '../http/node-server.ts'
import { createStudioApp } from './app.ts'
import type { ContentParts } from '../previews/preview-contents.ts'
import { createPresence } from './presence.ts'
import { createAddressHash } from './people/address-hash.ts'
import { openAdmin } from './people/invite-admin.ts'
import { createLink } from './people/links.ts'
import { startReminders } from './stores/remind-stores.ts'
import { readStaticFiles } from './static-files.ts'
import { readSecretKey } from './webhooks/webhook-secret.ts'
import { createWebhookWorker } from './webhooks/worker.ts'

interface StudioOptions extends ContentParts {
  readonly host: string
  readonly port: number
  /** The origin that staff use; undefined: this machine alone. */
  readonly origin: string | undefined
  /** Undefined: the address in the property's content. */
  readonly siteUrl: string | undefined
  /** The origin of the preview; undefined: there is none. */
  readonly previewUrl: string | undefined
  readonly trustedProxies: number
  readonly isDemo: boolean
  readonly drainSeconds: number
}

const builtStudio = resolve(import.meta.dirname, '../../../studio/dist')

/** A photograph of 25 MB over a slow line. */
const uploadMs = 120_000

/** Serves the studio on a port of its own; returns its address, of the demo mall with a one-time link to log in. */
export async function startStudio(options: StudioOptions, { log, shutdown }: ProcessTools): Promise<string> {
  const { host, port, database, isDemo, siteUrl, previewUrl, drainSeconds, trustedProxies } = options
  const { content, previews } = options
  let origin = options.origin ?? ''
  const files = await readStaticFiles(builtStudio)
  const app = createStudioApp({
    database,
    content,
    previews,
    isDemo,
    siteUrl,
    previewUrl,
    clock: () => new Date(),
    presence: createPresence(),
    origin: () => origin,
    hashAddress: await createAddressHash(database, { trustedProxies, log }),
    files,
    onError: (error, request) =>
      log.error({ err: error, path: new URL(request.url).pathname }, 'request of the studio failed'),
  })
  const server = createNodeServer(logRequests(app, log), { requestTimeout: uploadMs })
  const url = await listen(server, { host, port, settings: 'STUDIO' })
  shutdown.add(() => closeServer(server, { drainSeconds, endStreams: () => {} }))
  origin = options.origin ?? localOrigin(url)
  shutdown.add(startReminders({ database, clock: () => new Date(), origin }, log))
  const key = await readSecretKey(database)
  const webhooks = createWebhookWorker({ database, key, origin, clock: () => new Date(), log })
  shutdown.add(() => webhooks.stop())
  if (files.isBuilt) log.info({ url: origin }, 'studio ready')
  else log.warn({ url: origin }, 'The studio is not built: run npm run build, then start the platform again.')
  return isDemo ? `${origin}${await createStartLogin(database, new Date())}` : origin
}

/** Browsers take secure cookies without TLS, and passkeys, from localhost alone. */
function localOrigin(url: string): string {
  return `http://localhost:${new URL(url).port}`
}

/**
 * The path of a link that logs the admin of the demo mall in, who is there with the first start of the studio. It ends with the
 * next start. There is none once an admin has a means of login: then a link in a terminal would be a way around it.
 */
export async function createStartLogin(database: Database, now: Date): Promise<string> {
  await database.deleteFrom('staff_link').where('purpose', '=', 'start').execute()
  const property = await database
    .selectFrom('property')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (property === undefined) return ''
  if (await hasAdminWithMeans(database, property.id)) return '/log-in'
  const staffId =
    (await findAdmin(database, property.id)) ??
    (await openAdmin(database, {
      propertyId: property.id,
      email: 'admin@mall.example',
      name: 'Demo admin',
      now,
    }))
  const { token } = await createLink(database, { staffId, purpose: 'start', now })
  return `/log-in#${token}`
}

async function hasAdminWithMeans(database: Database, propertyId: number): Promise<boolean> {
  const admin = await database
    .selectFrom('staff')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('staff_passkey').whereRef('staff_id', '=', 'staff.id')),
        exists(selectFrom('staff_totp').whereRef('staff_id', '=', 'staff.id')),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return admin !== undefined
}

async function findAdmin(database: Database, propertyId: number): Promise<number | undefined> {
  const admin = await database
    .selectFrom('staff')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  return admin?.id
}
