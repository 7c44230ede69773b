import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { ServerBuild } from 'react-router'
import type { Answer, Ask, Asked } from './http/ask.ts'
import { parseRequestTarget } from './http/request-target.ts'
import { isFromOurPage } from './http/same-origin.ts'
import { createFormRoutes } from './pages/form-routes.ts'
import { documentPath } from './pages/page-address.ts'
import type { PostedForm } from './pages/page-renderer.ts'
import { answerOneClick, isOneClick, mayBeOneClick } from './visitors/one-click-step.ts'
import type { RecognizeVisitor } from './visitors/visitors.ts'

export interface Posts {
  /** Most bytes of what may be sent to this address; 0 where nothing is taken. */
  readonly mostBytes: (ask: Ask) => number
  /** Undefined where nothing is taken. What other sites send is refused with 403, what is no form with 415. */
  readonly answer: (asked: Asked, refuse: RefusePost) => Answer | Promise<Answer> | undefined
}

type RefusePost = (status: 400 | 403 | 415) => Answer

interface PostsOptions {
  readonly build: ServerBuild
  readonly origin: string
  readonly recognize: RecognizeVisitor
  readonly answerForm: (asked: Asked, form: PostedForm) => Promise<Answer>
}

const mostOfForm = 64 * 1024
/** A photo of 5 MB with the fields around it. */
const mostOfContestEntry = 6 * 1024 * 1024

/** Forms of visitors, sent to the address of the page they stand on or to that of its data. */
export function createPosts({ build, origin, recognize, answerForm }: PostsOptions): Posts {
  const hasAction = createFormRoutes(build)
  const isTaken = (path: string) => mayBeOneClick(path) || hasAction(screenPath(path))

  async function answerRead(asked: Asked, refuse: RefusePost, isOurs: boolean): Promise<Answer> {
    const form = await readForm(asked)
    if (form === undefined) return refuse(415)
    if (isOneClick(asked, form.fields)) return answerOneClick(asked, recognize)
    if (!isOurs) return refuse(403)
    return hasAction(screenPath(asked.path)) ? answerForm(asked, form) : refuse(400)
  }

  return {
    mostBytes({ method, target, header }) {
      const parsed = method === 'POST' ? parseRequestTarget(target) : 'unknown'
      if (typeof parsed === 'string' || !isTaken(parsed.path)) return 0
      const { path } = splitLocalePath(screenPath(parsed.path))
      const mayHoldPhoto = /^\/contests\/[^/]+$/.test(path) && isMultipart(header('content-type') ?? '')
      return mayHoldPhoto ? mostOfContestEntry : mostOfForm
    },
    answer(asked, refuse) {
      if (!isTaken(asked.path)) return undefined
      const isOurs = isFromOurPage(asked, origin)
      if (!isOurs && !mayBeOneClick(asked.path)) return refuse(403)
      return answerRead(asked, refuse, isOurs)
    },
  }
}

function screenPath(path: string): string {
  return path.endsWith('.data') ? documentPath(path) : path
}

interface ReadForm extends PostedForm {
  readonly fields: FormData
}

function isMultipart(type: string): boolean {
  return /^multipart\/form-data\s*;/i.test(type)
}

/** No form of ours has nearly as many; a hundred thousand would keep the server busy for a second. */
const mostParts = 50

function hasFewParts(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = -1
  for (let parts = 0; parts <= mostParts; parts += 1) {
    at = text.indexOf('form-data', at + 1, 'latin1')
    if (at < 0) return true
  }
  return false
}

/** What can be read as a form; parts that break off cannot. */
async function readForm({ header, body }: Asked): Promise<ReadForm | undefined> {
  const type = header('content-type') ?? ''
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(type)) return undefined
  const bytes = body ?? new Uint8Array()
  if (isMultipart(type) && !hasFewParts(bytes)) return undefined
  try {
    const fields = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return { type, bytes, fields }
  } catch {
    return undefined
  }
}
