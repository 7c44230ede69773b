import { readHtml } from '@promenade/contract/decode/html'
import { writtenTextsSchema } from '@promenade/contract/preview-content'
import { Problem } from '@promenade/process/problem'
import { readBytes } from '../http/read-body.ts'
import type { PreviewSite } from './preview-sites.ts'

const maxBytes = 1024 * 1024

/** The platform alone knows the addresses of pictures and galleries: they are shown once the text is saved. */
const hasRecords = /<(?:img|gallery)\b/i

/** Status, type and body of the response to texts of a form: each as the page would show it, empty ones left out. */
export async function drawTexts(
  { body }: Request,
  { decoding }: Pick<PreviewSite, 'decoding'>,
): Promise<readonly [status: number, type: string, text: string]> {
  const written = await readTexts(body)
  if (written === undefined) return [400, 'text/plain', 'The body must be texts of a form.\n']
  const context = decoding(written.locale)
  const drawn = written.texts.flatMap(({ edit, text }) => {
    const html = hasRecords.test(text) ? undefined : readHtml(text, context)
    return html === undefined ? [] : [{ edit, html }]
  })
  return [200, 'application/json', JSON.stringify(drawn)]
}

/** Undefined for a body that is none, or too large. */
async function readTexts(body: Request['body']) {
  try {
    const bytes = body === null ? new Uint8Array() : await readBytes(body, { maxBytes })
    return writtenTextsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data
  } catch (error) {
    if (error instanceof Problem || error instanceof SyntaxError) return undefined
    throw error
  }
}
