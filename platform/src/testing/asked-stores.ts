import { undoResultSchema } from '@promenade/contract/studio-api/change-sets'
import { pictureSchema } from '@promenade/contract/studio-api/media'
import { type StoreAnswersJson, storePageSchema } from '@promenade/contract/studio-api/store-answers'
import { createdRoundSchema, proposalsSchema, roundSchema } from '@promenade/contract/studio-api/store-rounds'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect } from 'vitest'
import { z } from 'zod'
import { friday } from './sample-content.ts'
import type { TestPlatform } from './test-platform.ts'
import { json, type StaffBrowser, type TestStudio } from './test-studio.ts'
import { listMail } from './waiting-mail.ts'

/** The address of the store that is asked. */
export const storeAddress = 'net@net-works.example'

/** The link in a mail. */
export function linkIn({ text }: { readonly text: string }): string {
  return /http\S+\/store#\S+/.exec(text)?.[0] ?? ''
}

/** An offer as a store sends it. */
export const anOffer = {
  name: { en: 'Free <knots>', es: 'Nudos gratis' },
  description: { en: 'One & two.\n\nThree.' },
  start: '2026-11-27',
  end: '2026-11-30',
}

/** Uploads a picture of one colour as a store; answers its path. */
export async function uploadAs(tenant: StaffBrowser, background: string): Promise<string> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  const { headers } = json('POST', {})
  const response = await tenant.fetch('/api/v1/store/pictures', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'image/png' },
    body: new Uint8Array(png),
  })
  expect(response.status).toBe(201)
  return pictureSchema.parse(await response.json()).path
}

/** Asks stores of the sample mall as Ada, who is an editor, and answers for them. Each test begins with no round. */
export function useAskedStores(platform: TestPlatform, studio: TestStudio) {
  const known: { ada?: StaffBrowser; store?: number; christmas?: number } = {}
  let keys = 0
  beforeAll(async () => {
    known.ada = await studio.logIn('Ada', 'editor')
    known.christmas = (await known.ada.entry('special-day', 'christmas-day')).id
    known.store = (await known.ada.entry('store', 'net-works')).id
  })
  beforeEach(async () => {
    studio.setTime(friday)
    const { database } = platform.database()
    for (const table of [
      'store_draft',
      'store_proposal',
      'store_round',
      'store_trust',
      'mail',
      'rate_limit',
    ] as const)
      await database.deleteFrom(table).execute()
  })
  const ada = () => {
    if (known.ada === undefined) throw new Error('Ada logs in before the tests.')
    return known.ada
  }
  const ids = () => ({ store: known.store ?? 0, christmas: known.christmas ?? 0 })
  const send = (
    tenant: StaffBrowser,
    answers: Partial<StoreAnswersJson>,
    key = `key-${++keys}-of-the-test`,
  ) => tenant.send('POST', '/api/v1/store/answers', { locale: 'es', ...answers }, { 'Idempotency-Key': key })
  return {
    ada,
    ids,
    send,
    async ask(more: object = {}): Promise<number> {
      const parts = ['hours', 'phone', 'picture', 'offer']
      const asked = { parts, days: [ids().christmas], until: '2026-12-20', locale: 'es' }
      const body = { ...asked, stores: [{ id: ids().store, email: storeAddress }], ...more }
      const response = await ada().send('POST', '/api/v1/rounds', body)
      expect(response.status).toBe(201)
      return createdRoundSchema.parse(await response.json()).id
    },
    async open(): Promise<StaffBrowser> {
      const mail = (await listMail(platform)).find(({ recipient }) => recipient === storeAddress)
      return studio.openLink(linkIn(mail ?? { text: '' }))
    },
    async sent(tenant: StaffBrowser, answers: Partial<StoreAnswersJson>) {
      const response = await send(tenant, answers)
      expect(response.status).toBe(201)
      return storePageSchema.parse(await response.json())
    },
    page: async (tenant: StaffBrowser) =>
      storePageSchema.parse(await (await tenant.get('/api/v1/store')).json()),
    round: async (id: number) => roundSchema.parse(await (await ada().get(`/api/v1/rounds/${id}`)).json()),
    proposals: async () => proposalsSchema.parse(await (await ada().get('/api/v1/proposals')).json()).items,
    async decide(id: number | undefined, decision: object) {
      const response = await ada().send('POST', `/api/v1/proposals/${id}/decision`, decision)
      const told = z.object({
        state: z.string().optional(),
        changeSet: z.number().optional(),
        code: z.string().optional(),
      })
      return told.parse(await response.json())
    },
    /** Undoes a change set; returns the number of the one that does. */
    async undo(changeSet: number | undefined): Promise<number | undefined> {
      const response = await ada().undo(changeSet)
      expect(response.status).toBe(201)
      return undoResultSchema.parse(await response.json()).id
    },
    document: async () => (await ada().entry('store', 'net-works')).document,
  }
}
