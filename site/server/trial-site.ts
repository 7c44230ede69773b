import { createTrialBuild } from './trial-build.tsx'
import { createTrialContent } from './trial-content.ts'
import { createSite, type Site, type SiteOptions } from './site.ts'

export interface TrialSite {
  readonly get: (target: string, headers?: Record<string, string>, method?: string) => Promise<Response>
  readonly answer: Site['answer']
  /** Requests that reached a loader. */
  readonly loads: readonly Request[]
  readonly logged: readonly string[]
  /** Moves the clock, in milliseconds. */
  readonly pass: (milliseconds: number) => void
}

/** A whole site in memory for the tests: given content, a clock that stands still, a log that can be read. */
export function createTrialSite(options: Partial<SiteOptions> = {}): TrialSite {
  const loads: Request[] = []
  const logged: string[] = []
  let now = Date.UTC(2026, 10, 20, 12, 0, 30)
  const line = (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const site = createSite({
    build: createTrialBuild((request) => loads.push(request)),
    content: createTrialContent,
    clock: () => now,
    log: { debug: line, info: line, warn: line, error: line },
    origin: 'https://mall.example',
    imageOrigins: ['https://pictures.example'],
    knownQueryKeys: ['letter', 'category'],
    pageCacheBytes: 4_000_000,
    ...options,
  })
  return {
    loads,
    logged,
    answer: site.answer,
    pass: (milliseconds) => void (now += milliseconds),
    get: (target, headers = {}, method = 'GET') =>
      site.fetch(new Request(`https://attacker.example${target}`, { headers, method, redirect: 'manual' })),
  }
}
