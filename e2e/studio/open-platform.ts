import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Role } from '@promenade/domain/studio/permissions'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import type { Database } from '../../platform/src/database/connect.ts'
import { createNodeServer } from '../../platform/src/http/node-server.ts'
import { createStudioApp } from '../../platform/src/studio/app.ts'
import { createAddressHash } from '../../platform/src/studio/people/address-hash.ts'
import { createLink } from '../../platform/src/studio/people/links.ts'
import { createPresence } from '../../platform/src/studio/presence.ts'
import { readStaticFiles } from '../../platform/src/studio/static-files.ts'
import { type TestPlatform, usePlatform } from '../../platform/src/testing/test-platform.ts'
import { createBrowser, json, type StaffBrowser } from '../../platform/src/testing/test-studio.ts'
import { oneBrowser } from '../support/browser.ts'
import { listenLocally } from '../support/listen-locally.ts'
import { openPage, type PageOptions } from './open-page.ts'
import { createContentParts } from '../../platform/src/previews/preview-contents.ts'

const dist = join(import.meta.dirname, '..', '..', 'studio', 'dist')

interface PersonOptions extends PageOptions {
  /** True for a person with a device that makes passkeys. */
  readonly hasDevice?: boolean
  /** Somebody of the staff who has logged in before. */
  readonly staffId?: number
}

interface PlatformOptions {
  /** Opens a preview for a studio at this origin; returns its origin. */
  readonly openPreview?: (platform: TestPlatform, studioOrigin: string) => Promise<string>
}

type Answer = ReturnType<typeof createStudioApp>

const closed: Answer = async () => new Response(null, { status: 503 })
let answer = closed

/** One server for all files of a worker, at whose address a page can be used again. It ends with the worker. */
const server = createNodeServer((request, address) => answer(request, { id: 'journey', address })).unref()
let port: Promise<number> | undefined

/** The built studio with the platform's own API, for a file of journeys. */
export function openStudioPlatform({ openPreview }: PlatformOptions = {}) {
  const platform = usePlatform()
  const database = () => platform.database().database
  const complaints: string[] = []
  const browser = oneBrowser()
  const ignore = () => {}
  let origin = ''
  beforeAll(async () => {
    port ??= listenLocally(server)
    // Passkeys need a host with a name.
    origin = `http://localhost:${await port}`
    const previewUrl = await openPreview?.(platform, origin)
    answer = createStudioApp({
      ...createContentParts(database()),
      clock: () => new Date(now()),
      isDemo: false,
      previewUrl,
      presence: createPresence(),
      origin: () => origin,
      hashAddress: await createAddressHash(database(), {
        trustedProxies: 1,
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
      }),
      files: await readStaticFiles(dist),
      onError: (error) => complaints.push(String(error)),
    })
  })
  afterEach(() => expect(complaints.splice(0)).toEqual([]))
  afterAll(() => {
    answer = closed
  })

  /** Opens a path in a browser of one person. */
  async function open(
    path: string,
    { hasDevice = false, staffId, ...options }: PersonOptions = {},
  ): Promise<{ readonly page: Page }> {
    const extraHTTPHeaders = newClient()
    const page = await openPage(browser(), { baseURL: origin, extraHTTPHeaders, ...options }, complaints)
    if (hasDevice) await addDevice(page)
    if (staffId !== undefined) await page.context().addCookies([await logIn(database(), origin, staffId)])
    await page.goto(path)
    return { page }
  }

  /** The API as somebody of the staff uses it, without a screen. */
  async function apiOf(staffId: number): Promise<StaffBrowser> {
    const { name, value } = await logIn(database(), origin, staffId)
    return createBrowser((path, init) => request(origin, path, init), `${name}=${value}`)
  }

  /** Adds somebody to the staff, without any means of login. */
  async function addStaff(name: string, role: Role, storeId: number | null = null): Promise<number> {
    const { id } = await database()
      .insertInto('staff')
      .values({
        property_id: 1,
        email: `${name.toLowerCase()}@mall.test`,
        name,
        role,
        store_id: storeId,
        locale: 'en',
        created_at: new Date(now()),
        disabled_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Gives somebody an authenticator app. */
  async function addSecondMeans(staffId: number): Promise<void> {
    const app = { staff_id: staffId, secret: randomBytes(20), last_step: 0 }
    await database().insertInto('staff_totp').values(app).execute()
  }

  /** The path of a new link. */
  async function linkFor(staffId: number, purpose: 'start' | 'invitation'): Promise<string> {
    const { token } = await createLink(database(), { staffId, purpose, now: new Date(now()) })
    return `/log-in#${token}`
  }

  /** The path of the link in the newest mail to somebody. */
  async function findMailedLink(email: string): Promise<string | undefined> {
    const mail = await database()
      .selectFrom('mail')
      .select('content')
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    return /\/log-in#[\w-]+/.exec(JSON.stringify(mail?.content))?.[0]
  }

  return { platform, database, open, apiOf, addStaff, addSecondMeans, linkFor, findMailedLink }
}

/** The cookie of somebody who logs in by a link. A browser would load the whole studio for its screen. */
async function logIn(database: Database, origin: string, staffId: number) {
  const { token } = await createLink(database, { staffId, purpose: 'start', now: new Date(now()) })
  const response = await request(origin, '/api/v1/session/link', json('POST', { token }, newClient()))
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  // The browser takes a cookie of this name from a secure address alone, and sends it to this machine all the same.
  const url = origin.replace('http:', 'https:')
  return { name, value, url, httpOnly: true, sameSite: 'Lax' as const }
}

function request(origin: string, path: string, init?: RequestInit): Promise<Response> {
  const sent = new Request(origin + path, init)
  sent.headers.set('Origin', origin)
  return Promise.resolve(answer(sent, { id: 'journey', address: '127.0.0.1' }))
}

let clients = 0

/** The headers of a client with an address of its own: the attempts of one address are limited. */
function newClient() {
  clients += 1
  return { 'X-Forwarded-For': `10.0.${clients >> 8}.${clients & 255}` }
}

/** Chromium's own device in software: it checks its user, and says yes. */
export async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
