import { createTestBuild } from './build.tsx'
import type { SentPhoto } from '../server/forms/sent-form.ts'
import { createTestContent } from './content.ts'
import { createSite, type Site, type SiteOptions } from '../server/site.ts'

/** How the trial site reaches whatever stands in for the platform. */
export const testPlatform = {
  platformUrl: 'https://platform.example',
  propertyId: '1',
  apiKey: 'the key of the trial platform',
  tenant: 'mall',
  signature: 'hmac-sha256',
} as const

export interface TestSite {
  readonly get: (target: string, headers?: Record<string, string>, method?: string) => Promise<Response>
  /** Sends a form, from a page of the site unless the headers say otherwise. */
  readonly post: (
    target: string,
    form: Readonly<Record<string, string>> | FormData,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>
  readonly answer: Site['answer']
  readonly answerKept: Site['answerKept']
  readonly maxBytes: Site['maxBytes']
  readonly renew: Site['renew']
  readonly pageCacheUse: Site['pageCacheUse']
  /** Requests that reached a loader. */
  readonly loads: readonly Request[]
  readonly logged: readonly string[]
  /** Photos that came with forms. */
  readonly photos: readonly SentPhoto[]
  /** Moves the clock, in milliseconds. */
  readonly pass: (milliseconds: number) => void
}

/** A whole site in memory for the tests: given content, a clock that stands still, a log that can be read. */
export function createTestSite(options: Partial<SiteOptions> = {}): TestSite {
  const loads: Request[] = []
  const logged: string[] = []
  const photos: SentPhoto[] = []
  let now = Date.UTC(2026, 10, 20, 12, 0, 30)
  const line = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const site = createSite({
    build: createTestBuild((request) => loads.push(request)),
    content: createTestContent,
    isReady: () => true,
    clock: () => now,
    log: { debug: line, info: line, warn: line, error: line },
    origin: 'https://mall.example',
    imageOrigins: ['https://pictures.example'],
    pageCacheBytes: 4_000_000,
    platform: { ...testPlatform, fetch: () => Promise.reject(new Error('There is no platform.')) },
    trustedProxies: 0,
    readPhoto: (photo) => {
      if (photo.kind !== 'none') photos.push(photo)
      return Promise.resolve({ kind: 'none' })
    },
    secret: 'known to the trial site alone, and long enough',
    ...options,
  })
  return {
    loads,
    logged,
    photos,
    answer: site.answer,
    answerKept: site.answerKept,
    maxBytes: site.maxBytes,
    renew: site.renew,
    pageCacheUse: site.pageCacheUse,
    async post(target, form, headers = { 'sec-fetch-site': 'same-origin' }) {
      const encoded = new Response(form instanceof FormData ? form : new URLSearchParams(form))
      const type = encoded.headers.get('content-type') ?? ''
      return site.fetch(
        new Request(`https://attacker.example${target}`, {
          method: 'POST',
          headers: { 'content-type': type, ...headers },
          body: await encoded.blob(),
          redirect: 'manual',
        }),
      )
    },
    pass: (milliseconds) => void (now += milliseconds),
    get: (target, headers = {}, method = 'GET') =>
      site.fetch(new Request(`https://attacker.example${target}`, { headers, method, redirect: 'manual' })),
  }
}
