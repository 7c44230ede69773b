import { resolve } from 'node:path'
import { closeServer } from '@promenade/process/close-server'
import { listen } from '@promenade/process/listen'
import type { ProcessTools } from '@promenade/process/run-process'
import type { Database } from '../database/connect.ts'
import { logRequests } from '../http/log-requests.ts'
import { createNodeServer } from '../http/node-server.ts'
import { createStudioApp } from './app.ts'
import { createPresence } from './presence.ts'
import { createLoginLink } from './session.ts'
import { readStaticFiles } from './static-files.ts'

interface StudioOptions {
  readonly host: string
  readonly port: number
  readonly database: Database
  readonly isDemo: boolean
  readonly drainSeconds: number
}

const builtStudio = resolve(import.meta.dirname, '../../../studio/dist')

/** A photograph of 25 MB over a slow line. */
const uploadMs = 120_000

/** Serves the studio on a port of its own; returns its address, of the demo mall with a one-time link to log in. */
export async function startStudio(options: StudioOptions, { log, shutdown }: ProcessTools): Promise<string> {
  const { host, port, database, isDemo, drainSeconds } = options
  const app = createStudioApp({
    database,
    isDemo,
    clock: () => new Date(),
    presence: createPresence(),
    files: await readStaticFiles(builtStudio),
    onError: (error, request) =>
      log.error({ err: error, path: new URL(request.url).pathname }, 'request of the studio failed'),
  })
  const server = createNodeServer(logRequests(app, log), { requestTimeout: uploadMs })
  const url = await listen(server, { host, port, settings: 'STUDIO' })
  shutdown.add(() => closeServer(server, { drainSeconds, endStreams: () => {} }))
  return isDemo ? withLogin(database, url) : url
}

const dayMs = 24 * 3_600_000

/** Browsers take secure cookies without TLS from localhost alone. */
async function withLogin(database: Database, url: string): Promise<string> {
  const staffId = await findDemoAdmin(database)
  const local = url.replace(/^http:\/\/(?:127\.0\.0\.1|0\.0\.0\.0|\[::1?\])/, 'http://localhost')
  if (staffId === undefined) return local
  const token = await createLoginLink(database, { staffId, now: new Date(), lifeMs: dayMs })
  return `${local}/log-in#${token}`
}

/** The admin of the demo mall, who is there with the first start of the studio. */
async function findDemoAdmin(database: Database): Promise<number | undefined> {
  const property = await database
    .selectFrom('property')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (property === undefined) return undefined
  const admins = () =>
    database
      .selectFrom('staff')
      .select('id')
      .where('property_id', '=', property.id)
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .orderBy('id')
      .executeTakeFirst()
  if ((await admins()) === undefined)
    await database
      .insertInto('staff')
      .values({
        property_id: property.id,
        email: 'admin@mall.example',
        name: 'Demo admin',
        role: 'admin',
        locale: 'en',
        created_at: new Date(),
        disabled_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return (await admins())?.id
}
