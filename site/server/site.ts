import { randomUUID } from 'node:crypto'
import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { allOffers, isOffered, type Offers } from '../app/features.ts'
import { answerHealth, type HealthOptions } from './health.ts'
import type { Answer, Ask, Asked, Step } from './http/ask.ts'
import { toFetchHandler } from './http/fetch-handler.ts'
import { parseRequestTarget, type RequestTarget } from './http/request-target.ts'
import { chooseLanguage } from './language.ts'
import { answerReport, maxOfReport } from './analytics/receive-report.ts'
import type { Analytics } from './analytics/analytics.ts'
import { createMapDataAnswers } from './offline/map-data.ts'
import { createOfflineLists } from './offline/offline-lists.ts'
import { createPageDataStep, type PageDataOptions } from './page-data/page-data-step.ts'
import { createPageRenderer, type RenderPage } from './page-cache/page-renderer.ts'
import { createPages, type Pages, type PagesOptions } from './page-cache/pages.ts'
import { createPersonalPages } from './page-cache/personal-pages.ts'
import { createPageContexts, type PageContextsOptions } from './page-cache/page-contexts.ts'
import { createRouteTable } from './page-cache/route-table.ts'
import { createWorkload } from './page-cache/workload.ts'
import { commonHeaders, inertPolicy } from './security/security-headers.ts'
import type { Meters } from './metrics/meters.ts'
import { createMiddleware, type MiddlewareOptions } from './middleware.ts'
import { createPosts, type Posts } from './posts.ts'
import { createHostRefusal } from './http/host-refusal.ts'
import { type Refusal, refusalAnswer } from './refusals.ts'
import { answerSecurityTxt, type SecurityTxtOptions } from './security/security-txt.ts'
import { languageOf, lastResortAnswer } from './static-error-responses.ts'
import { createFormStamps } from './session/form-stamps.ts'
import { createKeyRing } from './session/keys.ts'
import { createVisitors, type RecognizeVisitor, type VisitorsOptions } from './session/session.ts'

export interface SiteOptions
  extends
    PagesOptions,
    Omit<PageContextsOptions, 'stamp' | 'mapData'>,
    MiddlewareOptions,
    VisitorsOptions,
    HealthOptions,
    SecurityTxtOptions,
    PageDataOptions {
  /** What only this site knows, and others that stand for the same mall. */
  readonly secret: string
  /** What the header `Host` may say, without a port; anything where it is not given. */
  readonly hosts?: readonly string[]
  /** Secrets that were replaced: what they sealed and signed is still accepted. */
  readonly formerSecrets?: readonly string[]
  /** Files of the build and pictures of the platform, each answering for its own addresses. */
  readonly files?: readonly Step[]
  /** Paths of the build's files, of which visitors keep some for use without a network. */
  readonly builtFiles?: readonly string[]
  /** Whether the process is so busy that what is not in memory had better be asked for later. */
  readonly isLate?: () => boolean
  /** Absent where nothing is measured. */
  readonly analytics?: Analytics
  /** Where it is noted what the site does. */
  readonly meters?: Pick<Meters, 'rendered' | 'felt'>
}

export interface Site {
  /** One request, in the plain shape the server has it in. Never rejects. */
  readonly answer: (ask: Ask) => Answer | Promise<Answer>
  /** Only what is in memory and the same for everybody; undefined for all else, which `answer` takes. Never rejects. */
  readonly answerKept: (ask: Ask) => Answer | Promise<Answer> | undefined
  /** Most bytes of what may be sent to an address; 0 where nothing is taken. */
  readonly maxBytes: (ask: Ask) => number
  /** What is said to a request that is refused before it can be read. */
  readonly refuse: (status: Refusal, ask: Pick<Ask, 'target' | 'header'>) => Answer
  /** For whenever the content has changed: pages that were asked for lately are made anew before they are asked for again. */
  readonly renew: () => void
  /** How well memory serves its visitors. */
  readonly pageCacheUse: Pages['use']
  /** The same in the web's types. */
  readonly fetch: (request: Request) => Promise<Response>
}

/** The whole website as a function: requests in, answers out. What it reads and when comes from outside. */
export function createSite(options: SiteOptions): Site {
  const { steps, posts, recognize, pages } = createParts(options)
  const reporting = { ...options, recognize }
  const finish = createFinish(commonHeaders(options))
  const refuse: Refuse = (status, ask, headers = {}) =>
    finish(refusalAnswer(status, ask, { sign: findSign(options), headers }))
  const broken = (ask: Ask, error: unknown) => {
    const reference = randomUUID().slice(0, 8)
    options.log.error({ err: error, reference }, 'A request could not be answered')
    return finish(lastResortAnswer(reference, { target: ask.target, sign: findSign(options) }))
  }
  const safely =
    <Found extends Answer | undefined>(find: (ask: Ask) => Found | Promise<Answer>) =>
    (ask: Ask): Found | Answer | Promise<Answer> => {
      try {
        const found = find(ask)
        if (found instanceof Promise) return found.then(finish).catch((error) => broken(ask, error))
        return found === undefined ? found : finish(found)
      } catch (error) {
        return broken(ask, error)
      }
    }
  const refuseHost = createHostRefusal(options.hosts, (ask) => refuse(421, ask))
  const answerKept = safely((ask) => refuseHost(ask) ?? pages.answerKept(ask))
  const answer = safely(
    (ask) =>
      refuseHost(ask) ??
      answerReport(ask, reporting) ??
      answerSoundRequest(ask, { steps, posts, refuse, offers: options.offers }),
  )
  const maxBytes = (ask: Ask) => maxOfReport(ask) || posts.maxBytes(ask)
  return {
    answer,
    answerKept,
    refuse,
    maxBytes,
    renew: pages.renew,
    pageCacheUse: pages.use,
    fetch: toFetchHandler((ask) => answerKept(ask) ?? answer(ask)),
  }
}

type Refuse = (
  status: Refusal,
  ask: Pick<Ask, 'target' | 'header'>,
  headers?: Readonly<Record<string, string>>,
) => Answer

/** The mall's name, where there is content to read it in; asked for in answers that must not fail. */
function findSign({ content }: SiteOptions): string | undefined {
  try {
    return content('en')?.property.name
  } catch {
    return undefined
  }
}

interface Parts {
  /** For what is asked for, one after the other. */
  readonly steps: readonly Step[]
  /** For what is sent. */
  readonly posts: Posts
  readonly recognize: RecognizeVisitor
  readonly pages: Pages
}

function createParts(options: SiteOptions): Parts {
  const isSecure = options.origin.startsWith('https:')
  const mapData = createMapDataAnswers(options.content)
  const keys = createKeyRing(options.secret, options.formerSecrets)
  const stamps = createFormStamps(keys, options.clock)
  const known = { ...options, mapData: mapData.path, stamp: stamps.create }
  const workload = createWorkload(options.isLate)
  const render = timed(createPageRenderer(known), options.meters)
  const routes = createRouteTable(options.build)
  const making = { render, routes, contexts: createPageContexts(known), workload }
  const recognize = createVisitors(options, { keys, stamps })
  const personal = createPersonalPages({ ...known, ...making, recognize })
  const pages = createPages(known, making)
  return {
    steps: [
      (asked) => answerHealth(asked, options),
      (asked) => answerSecurityTxt(asked, options),
      ...(options.files ?? []),
      createPageDataStep(options),
      mapData.answer,
      createOfflineLists(known),
      (asked) => chooseLanguage(asked, { isSecure }),
      ...createMiddleware(options),
      personal.answer,
      pages.answer,
    ],
    pages,
    recognize,
    posts: createPosts({ ...options, routes, stamps, recognize, answerForm: personal.answerForm }),
  }
}

function timed(render: RenderPage, meters: SiteOptions['meters']): RenderPage {
  if (meters === undefined) return render
  return async (...asked) => {
    const begun = performance.now()
    const page = await render(...asked)
    meters.rendered(performance.now() - begun)
    return page
  }
}

/** Stands in for an address that no page can have: the site's own 404, in the language of the address. */
function unknownTarget(target: string): RequestTarget {
  return { path: localePath('/not-found', languageOf(target)), search: '' }
}

function answerSoundRequest(
  ask: Ask,
  {
    steps,
    posts,
    refuse,
    offers = allOffers,
  }: Pick<Parts, 'steps' | 'posts'> & { readonly refuse: Refuse; readonly offers: Offers | undefined },
): Answer | Promise<Answer> {
  const isPost = ask.method === 'POST'
  if (ask.method !== 'GET' && ask.method !== 'HEAD' && !isPost)
    return refuse(405, ask, { allow: 'GET, HEAD' })
  const target = parseRequestTarget(ask.target)
  if (target === 'malformed') return refuse(400, ask)
  if (target === 'too long') return refuse(414, ask)
  const isKnown = target !== 'unknown' && isOffered(screenOf(target.path), offers)
  const { path, search } = isKnown ? target : unknownTarget(ask.target)
  const asked: Asked = { ...ask, path, search }
  if (isPost) {
    const answer = posts.answer(asked, (status, headers) => refuse(status, ask, headers))
    return answer ?? refuse(405, ask, { allow: 'GET, HEAD' })
  }
  for (const step of steps) {
    const answer = step(asked)
    if (answer !== undefined) return answer
  }
  return refuse(404, ask)
}

/** Without language prefix, for the document as for its data. */
function screenOf(path: string): string {
  return splitLocalePath(path.replace(/\.data$/, '')).path
}

/** Adds what every answer carries; one that is kept and sent again is done once. */
function createFinish(always: Readonly<Record<string, string>>): (answer: Answer) => Answer {
  const finished = new WeakMap<Answer, Answer>()
  return (answer) => {
    const known = finished.get(answer)
    if (known !== undefined) return known
    const policy = { 'content-security-policy': inertPolicy }
    const whole = { ...answer, headers: { ...always, ...policy, ...answer.headers } }
    finished.set(answer, whole)
    return whole
  }
}
