/** A field of a record, as `data-edit` names it in a page of the preview: `57#summary.es`, with the id of the entry. */
export interface EditTarget {
  readonly entry: number
  readonly path: readonly (string | number)[]
}

/** Reads `57#summary.es`; undefined for any other text. */
export function parseEditTarget(text: string): EditTarget | undefined {
  const [, entry, path = ''] = /^(\d{1,9})#([\w.-]*)$/.exec(text) ?? []
  if (entry === undefined) return undefined
  const parts = path.split('.').filter(Boolean)
  return { entry: Number(entry), path: parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) }
}

/** Writes what `parseEditTarget` reads. */
export function formatEditTarget({ entry, path }: EditTarget): string {
  return `${entry}#${path.join('.')}`
}

/** What a page of the preview says to the studio around it. Only the first message lacks the nonce of the studio. */
export type PreviewMessage =
  /** `requestedAt`: when the page was requested, in milliseconds of the real time. */
  | {
      readonly type: 'preview-ready'
      readonly id: number
      readonly path: string
      readonly requestedAt: number
    }
  | { readonly type: 'preview-edit'; readonly nonce: string; readonly edit: string }

/** A text of a form. */
export interface WrittenText {
  /** As `data-edit` has it. */
  readonly edit: string
  readonly text: string
}

/** What the studio says to a page of the preview. */
export type StudioMessage = { readonly nonce: string } & (
  | { readonly type: 'studio-hello'; readonly edits: boolean }
  | { readonly type: 'studio-reload' }
  | { readonly type: 'studio-go'; readonly path: string }
  | { readonly type: 'studio-show'; readonly edit: string }
  /** The texts of the form: the page shows them before they are saved. */
  | { readonly type: 'studio-write'; readonly texts: readonly WrittenText[] }
)

/** Reads a message of the preview; undefined for anything else. */
export function parsePreviewMessage(data: unknown): PreviewMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'preview-ready' && 'id' in data && 'path' in data) {
    const { id, path } = data
    const requestedAt = 'requestedAt' in data ? data.requestedAt : undefined
    return typeof id === 'number' && typeof path === 'string' && typeof requestedAt === 'number'
      ? { type: 'preview-ready', id, path, requestedAt }
      : undefined
  }
  if (data.type !== 'preview-edit' || !('nonce' in data) || !('edit' in data)) return undefined
  const { nonce, edit } = data
  return typeof nonce === 'string' && typeof edit === 'string'
    ? { type: 'preview-edit', nonce, edit }
    : undefined
}
