import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { noteChange } from './content-version.ts'
import type { EntryRow } from './entry-row.ts'
import { publishContent } from './publish-content.ts'
import type { Act } from './revisions.ts'

interface Published {
  readonly warnings: readonly EntryFault[]
  readonly contentVersion: number
}

/** Brings entries whose published revision is another now to visitors. Throws `PublicationFaults`. */
export async function publishChanged(act: Act, changed: readonly EntryRow[]): Promise<Published> {
  if (changed.length === 0)
    return { warnings: [], contentVersion: await noteChange(act, { changed: false, decided: false }) }
  const shown = changed.filter(({ published }) => published !== null)
  const { touched, warnings } = await publishContent(act, new Set(shown.map(({ id }) => id)))
  return { warnings, contentVersion: await noteChange(act, { changed: touched > 0, decided: true }) }
}

/** Entries of which visitors get something else now. */
export function listChanged(
  before: ReadonlyMap<number, EntryRow>,
  after: Iterable<EntryRow>,
): readonly EntryRow[] {
  return [...after].filter(({ id, published, slug }) => {
    const old = before.get(id)
    return published !== old?.published || (published !== null && slug !== old.slug)
  })
}
