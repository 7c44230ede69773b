import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { isMultipart, readForm } from './forms/read-form.ts'
import type { SentForm } from './forms/sent-form.ts'
import { createUploadMemory } from './forms/upload-memory.ts'
import type { Answer, Ask, Asked } from './http/ask.ts'
import { BodyFault } from './http/read-body.ts'
import { parseRequestTarget } from './http/request-target.ts'
import { isFromOurPage } from './http/same-origin.ts'
import { documentPath } from './page-cache/page-address.ts'
import type { RouteTable } from './page-cache/route-table.ts'
import type { FormStamps } from './session/form-stamps.ts'
import { answerOneClick, isOneClick, mayBeOneClick } from './session/one-click.ts'
import { visitorAddress } from './session/client-address.ts'
import type { RecognizeVisitor } from './session/session.ts'

export interface Posts {
  /** Most bytes of what may be sent to this address; 0 where nothing is taken. */
  readonly maxBytes: (ask: Ask) => number
  /**
   * Undefined where nothing is taken. What other sites send is refused with 403 before it is read; while it is read, what is
   * no form (415), too large (413), too slow (408) or too much at once (503).
   */
  readonly answer: (asked: Asked, refuse: RefusePost) => Answer | Promise<Answer> | undefined
}

type RefusePost = (
  status: 400 | 403 | BodyFault['status'],
  headers?: Readonly<Record<string, string>>,
) => Answer

interface PostsOptions {
  readonly routes: RouteTable
  readonly origin: string
  readonly trustedProxies: number
  readonly stamps: Pick<FormStamps, 'judge'>
  readonly recognize: RecognizeVisitor
  readonly answerForm: (asked: Asked, form: SentForm) => Promise<Answer>
}

const maxFormBytes = 64 * 1024
/** A photo may be smaller (`maxOfPhoto`): a larger one is read past, so that its form can be shown again and say so. */
const maxContestEntryBytes = 32 * 1024 * 1024

/** Memory for forms that are being read, and for photos until they have been dealt with. */
const formMemory = { total: 8 * 1024 * 1024, perAddress: 2 * 1024 * 1024 }
const photoMemory = { total: 32 * 1024 * 1024, perAddress: 16 * 1024 * 1024 }

/** Forms of visitors, sent to the address of the page they stand on or to that of its data. */
export function createPosts(options: PostsOptions): Posts {
  const { routes, origin, trustedProxies, stamps, recognize, answerForm } = options
  const isTaken = (path: string) => mayBeOneClick(path) || routes.takesForms(screenPath(path))
  const memory = { forms: createUploadMemory(formMemory), photos: createUploadMemory(photoMemory) }

  async function readAndAnswer(asked: Asked, refuse: RefusePost, isOurs: boolean): Promise<Answer> {
    const address = visitorAddress(asked, trustedProxies)
    const [formShare, photoShare] = [memory.forms(address), memory.photos(address)]
    try {
      const form = await readForm(asked.body ?? new Blob().stream(), {
        type: asked.header('content-type') ?? '',
        limits: { maxBytes: maxBytes(asked), maxFieldBytes: maxFormBytes },
        formShare,
        photoShare,
        keepsFile: (fields) => isOurs && stamps.judge(fields) === 'sound',
      })
      formShare.close()
      return await answerRead(asked, form, refuse, isOurs)
    } catch (error) {
      if (!(error instanceof BodyFault)) throw error
      return refuse(error.status, error.status === 503 ? { 'retry-after': '10' } : {})
    } finally {
      formShare.close()
      photoShare.close()
    }
  }

  function answerRead(
    asked: Asked,
    form: SentForm,
    refuse: RefusePost,
    isOurs: boolean,
  ): Answer | Promise<Answer> {
    if (isOneClick(asked, form.fields)) return answerOneClick(asked, recognize)
    if (!isOurs) return refuse(403)
    return routes.takesForms(screenPath(asked.path)) ? answerForm(asked, form) : refuse(400)
  }

  function maxBytes({ method, target, header }: Ask): number {
    const parsed = method === 'POST' ? parseRequestTarget(target) : 'unknown'
    if (typeof parsed === 'string' || !isTaken(parsed.path)) return 0
    const { path } = splitLocalePath(screenPath(parsed.path))
    const mayHoldPhoto = /^\/contests\/[^/]+$/.test(path) && isMultipart(header('content-type') ?? '')
    return mayHoldPhoto ? maxContestEntryBytes : maxFormBytes
  }

  return {
    maxBytes,
    answer(asked, refuse) {
      if (!isTaken(asked.path)) return undefined
      const isOurs = isFromOurPage(asked, origin)
      if (!isOurs && !mayBeOneClick(asked.path)) return refuse(403)
      return readAndAnswer(asked, refuse, isOurs)
    },
  }
}

function screenPath(path: string): string {
  return path.endsWith('.data') ? documentPath(path) : path
}
