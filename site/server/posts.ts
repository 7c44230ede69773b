import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import type { ServerBuild } from 'react-router'
import type { Answer, Ask, Asked } from './http/ask.ts'
import { parseRequestTarget } from './http/request-target.ts'
import { isFromOurPage } from './http/same-origin.ts'
import { createFormRoutes } from './pages/form-routes.ts'
import { documentPath } from './pages/page-address.ts'
import type { PostedForm } from './pages/page-renderer.ts'

export interface Posts {
  /** Most bytes of what may be sent to this address; 0 where nothing is taken. */
  readonly mostBytes: (ask: Pick<Ask, 'method' | 'target'>) => number
  /** Undefined where nothing is taken. What other sites send is refused with 403, what is no form with 415. */
  readonly answer: (
    asked: Asked,
    refuse: (status: 403 | 415) => Answer,
  ) => Answer | Promise<Answer> | undefined
}

interface PostsOptions {
  readonly build: ServerBuild
  readonly origin: string
  readonly answerForm: (asked: Asked, form: PostedForm) => Promise<Answer>
}

const mostOfForm = 64 * 1024
/** A photo of 5 MB with the fields around it. */
const mostOfContestEntry = 6 * 1024 * 1024

/** Forms of visitors, sent to the address of the page they stand on or to that of its data. */
export function createPosts({ build, origin, answerForm }: PostsOptions): Posts {
  const takesForm = createFormRoutes(build)
  return {
    mostBytes({ method, target }) {
      const parsed = method === 'POST' ? parseRequestTarget(target) : 'unknown'
      if (typeof parsed === 'string') return 0
      const path = screenPath(parsed.path)
      if (!takesForm(path)) return 0
      return /^\/contests\/[^/]+$/.test(splitLocalePath(path).path) ? mostOfContestEntry : mostOfForm
    },
    answer(asked, refuse) {
      if (!takesForm(screenPath(asked.path))) return undefined
      if (!isFromOurPage(asked, origin)) return refuse(403)
      return readForm(asked).then((form) => (form === undefined ? refuse(415) : answerForm(asked, form)))
    },
  }
}

function screenPath(path: string): string {
  return path.endsWith('.data') ? documentPath(path) : path
}

/** What can be read as a form; parts that break off cannot. */
async function readForm({ header, body }: Asked): Promise<PostedForm | undefined> {
  const type = header('content-type') ?? ''
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(type)) return undefined
  const form = { type, bytes: body ?? new Uint8Array() }
  try {
    await new Response(form.bytes, { headers: { 'content-type': type } }).formData()
    return form
  } catch {
    return undefined
  }
}
