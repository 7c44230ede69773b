import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { BodyFault } from '../http/read-body.ts'
import { bodyOf, type SiteContext, type SiteHandler } from '../http/site-env.ts'
import { documentPath } from '../page-cache/page-address.ts'
import type { RouteTable } from '../page-cache/route-table.ts'
import { Refusal } from '../refusals.ts'
import { clientAddress } from '../session/client-address.ts'
import type { FormStamps } from '../session/form-stamps.ts'
import { isOneClick, mayBeOneClick, unsubscribe } from '../session/one-click.ts'
import type { RecognizeVisitor } from '../session/session.ts'
import { isMultipart, readForm } from './read-form.ts'
import type { SubmittedForm } from './sent-form.ts'
import { createUploadMemory } from './upload-memory.ts'

export interface Forms {
  /** Largest body that this address takes; 0 for an address that takes none. */
  readonly maxBytes: (context: SiteContext) => number
  /** Reads a form and responds to it. Refuses one that is no form (415), too large (413), too slow (408) or one too many (503). */
  readonly receive: (context: SiteContext) => Promise<Response>
}

interface FormOptions {
  readonly routes: RouteTable
  readonly trustedProxies: number
  readonly stamps: Pick<FormStamps, 'judge'>
  readonly recognize: RecognizeVisitor
  /** Refuses a request that another site has sent. */
  readonly checkOrigin: SiteHandler
  readonly serveForm: (context: SiteContext, form: SubmittedForm) => Promise<Response>
}

const maxFormBytes = 64 * 1024
/** A photo may be smaller (`maxOfPhoto`): a larger one is read past, so that its form can be shown again and say so. */
const maxContestEntryBytes = 32 * 1024 * 1024

/** Memory for forms that are being read, and for photos until they have been dealt with. */
const formMemory = { total: 8 * 1024 * 1024, perAddress: 2 * 1024 * 1024 }
const photoMemory = { total: 32 * 1024 * 1024, perAddress: 16 * 1024 * 1024 }

/** Receives the forms of visitors, sent to the address of the page they are on or to that of its data. */
export function createForms(options: FormOptions): Forms {
  const { routes, trustedProxies, stamps, recognize, checkOrigin, serveForm } = options
  const memory = { forms: createUploadMemory(formMemory), photos: createUploadMemory(photoMemory) }

  function maxBytes({ req }: SiteContext): number {
    const screen = screenPath(req.path)
    if (req.method !== 'POST' || !(mayBeOneClick(req.path) || routes.takesForms(screen))) return 0
    const { path } = splitLocalePath(screen)
    const mayHoldPhoto = /^\/contests\/[^/]+$/.test(path) && isMultipart(req.header('content-type') ?? '')
    return mayHoldPhoto ? maxContestEntryBytes : maxFormBytes
  }

  async function respondTo(context: SiteContext, form: SubmittedForm): Promise<Response> {
    if (isOneClick(context, form.fields)) return unsubscribe(context, recognize)
    if (mayBeOneClick(context.req.path)) await checkOrigin(context, async () => {})
    if (!routes.takesForms(screenPath(context.req.path))) throw new Refusal(400)
    return serveForm(context, form)
  }

  return {
    maxBytes,
    async receive(context) {
      const { path } = context.req
      // A mail provider sends its request from another site, and what it is shows in the form.
      if (!mayBeOneClick(path)) await checkOrigin(context, async () => {})
      const address = clientAddress(context, trustedProxies)
      const [formShare, photoShare] = [memory.forms(address), memory.photos(address)]
      try {
        const form = await readForm(bodyOf(context), {
          type: context.req.header('content-type') ?? '',
          limits: { maxBytes: maxBytes(context), maxFieldBytes: maxFormBytes },
          formShare,
          photoShare,
          keepsFile: (fields) => stamps.judge(fields) === 'sound',
        })
        formShare.close()
        return await respondTo(context, form)
      } catch (error) {
        if (!(error instanceof BodyFault)) throw error
        throw new Refusal(error.status, error.status === 503 ? { 'retry-after': '10' } : {})
      } finally {
        formShare.close()
        photoShare.close()
      }
    },
  }
}

function screenPath(path: string): string {
  return path.endsWith('.data') ? documentPath(path) : path
}
