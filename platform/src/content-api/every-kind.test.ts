import { resolve } from 'node:path'
import { entryKinds } from '@promenade/contract/kinds/kinds'
import { expect, it } from 'vitest'
import type { EntryDocument } from '../documents/entry-document.ts'
import type { StoredPicture } from '../documents/stored-picture.ts'
import { readContentFolder } from '../import/folder.ts'
import { splitContent } from '../import/split-content.ts'
import { contentResources } from './resources.ts'

const now = new Date('2026-11-20T15:00:00Z')
const folder = await readContentFolder(resolve(import.meta.dirname, '../../../demo'))
const picture: StoredPicture = { sha256: '1a', name: 'a.webp', width: 2, height: 1, focalX: 0.5, focalY: 0.5 }
const pictures = new Map([...(folder.pictures ?? new Map()).keys()].map((path) => [path, picture]))
const ofDemo = splitContent(folder.sources, {
  today: '2026-11-20',
  mediaPath: (path) => path,
  defaultLogo: () => undefined,
})
/** The demo mall has no account on a social network. */
const socialPost: EntryDocument = {
  kind: 'social-post',
  slug: 'boats',
  document: { network: 'instagram', posted: '2026-11-19', picture: { path: [...pictures.keys()][0] ?? '' } },
}

it.each(entryKinds)('a document of the kind %s is read by a response', (kind) => {
  expect(responses(kind)).not.toEqual(responses(undefined))
})

/** All responses without the documents of a kind. */
function responses(without: string | undefined): readonly string[] {
  const entries = [...ofDemo, socialPost]
    .map((entry, index) => ({
      ...entry,
      entryId: index + 1,
      publicId: index + 1,
      formerSlugs: [],
      editedAt: now,
    }))
    .filter(({ kind }) => kind !== without)
  const documents = { propertyId: 1, entries, pictures, map: undefined, partIds: new Map<string, number>() }
  return contentResources.map(({ respond }) =>
    JSON.stringify(respond({ documents, locale: 'en', now, slug: '', path: '/' }) ?? null),
  )
}
