import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { bodyOf, type SiteContext, type SiteHandler } from '../http/site-env.ts'
import { documentPath } from '../page-cache/page-address.ts'
import type { RouteTable } from '../page-cache/route-table.ts'
import { refuse } from '../refusals.ts'
import { clientAddress } from '../session/client-address.ts'
import type { FormStamps } from '../session/form-stamps.ts'
import { isOneClick, mayBeOneClick, unsubscribe } from '../session/one-click.ts'
import type { RecognizeVisitor } from '../session/session.ts'
import { isMultipart, readForm } from './read-form.ts'
import type { SentForm } from '../http/sent-form.ts'
import { createUploadMemory } from './upload-memory.ts'

export interface Forms {
  /** Maximum bytes of a request body at a path; 0 if it accepts none. */
  readonly maxBytes: (context: SiteContext) => number
  /** Reads a form and responds to it. Refuses a malformed (415), too large (413) or too slow one (408), and any while memory is full (503). */
  readonly receive: (context: SiteContext) => Promise<Response>
}

interface FormOptions {
  readonly routes: RouteTable
  readonly trustedProxies: number
  readonly stamps: Pick<FormStamps, 'checkStamp'>
  readonly recognize: RecognizeVisitor
  /** Refuses a request from another site. */
  readonly checkOrigin: SiteHandler
  readonly serveForm: (context: SiteContext, form: SentForm) => Promise<Response>
}

const maxFormBytes = 64 * 1024
/** More than `maxPhotoBytes`: a larger photo is dropped, and its form is shown again with an error. */
const maxContestEntryBytes = 32 * 1024 * 1024

/** Memory for forms while they are read, and for photos until they are processed. */
const formMemory = { total: 8 * 1024 * 1024, perAddress: 2 * 1024 * 1024 }
const photoMemory = { total: 32 * 1024 * 1024, perAddress: 16 * 1024 * 1024 }

/** Receives forms, which are sent to the path of their page or to that of its data. */
export function createForms(options: FormOptions): Forms {
  const { routes, trustedProxies, stamps, recognize, checkOrigin, serveForm } = options
  const memory = { forms: createUploadMemory(formMemory), photos: createUploadMemory(photoMemory) }

  function maxBytes({ req }: SiteContext): number {
    const page = pagePath(req.path)
    if (req.method !== 'POST' || !(mayBeOneClick(req.path) || routes.takesForms(page))) return 0
    const { path } = splitLocalePath(page)
    const mayHoldPhoto = /^\/contests\/[^/]+$/.test(path) && isMultipart(req.header('content-type') ?? '')
    return mayHoldPhoto ? maxContestEntryBytes : maxFormBytes
  }

  async function respondTo(context: SiteContext, form: SentForm): Promise<Response> {
    if (isOneClick(context, form.fields)) return unsubscribe(context, recognize)
    if (mayBeOneClick(context.req.path)) await checkOrigin(context, async () => {})
    if (!routes.takesForms(pagePath(context.req.path))) throw refuse(400)
    return serveForm(context, form)
  }

  return {
    maxBytes,
    async receive(context) {
      const { path } = context.req
      // A mail provider's request comes from another site; the form's fields identify it.
      if (!mayBeOneClick(path)) await checkOrigin(context, async () => {})
      const address = clientAddress(context, trustedProxies)
      const [formShare, photoShare] = [memory.forms(address), memory.photos(address)]
      try {
        const form = await readForm(bodyOf(context), {
          type: context.req.header('content-type') ?? '',
          limits: { maxBytes: maxBytes(context), maxFieldBytes: maxFormBytes },
          formShare,
          photoShare,
          keepsFile: (fields) => stamps.checkStamp(fields) === 'valid',
        })
        formShare.close()
        return await respondTo(context, form)
      } finally {
        formShare.close()
        photoShare.close()
      }
    },
  }
}

function pagePath(path: string): string {
  return path.endsWith('.data') ? documentPath(path) : path
}
