import { documentSchemas } from '@promenade/contract/kinds/documents'
import { editableBanners } from '@promenade/contract/kinds/banner/document'
import { editableCategories } from '@promenade/contract/kinds/category/document'
import { editableHours } from '@promenade/contract/kinds/hours/document'
import { type EntryKind, entryKinds, kindOf, type kinds } from '@promenade/contract/kinds/kinds'
import { editableMetaData } from '@promenade/contract/kinds/meta-data/document'
import { editablePost } from '@promenade/contract/kinds/post/document'
import { editableProperty } from '@promenade/contract/kinds/property/document'
import { editableSocialPosts } from '@promenade/contract/kinds/social-post/document'

/** A kind whose records are in files of their own. */
export type FileKind = {
  [Kind in EntryKind]: (typeof kinds)[Kind]['place'] extends { readonly partOf: string } ? never : Kind
}[EntryKind]

export const fileKinds: readonly FileKind[] = entryKinds.filter(isFileKind)

function isFileKind(kind: EntryKind): kind is FileKind {
  return !('partOf' in kindOf(kind).place)
}

/** The schema of a file of each kind: a document, a list of documents, or one with records of other kinds in it. */
export const fileSchemas = {
  ...documentSchemas,
  property: editableProperty,
  hours: editableHours,
  category: editableCategories,
  post: editablePost,
  banner: editableBanners,
  'social-post': editableSocialPosts,
  'meta-data': editableMetaData,
}

/**
 * The slug of a record, from the path of its file: `blog/post` for a post, empty for a list and for an only record.
 * Undefined for a file of another kind.
 */
export function slugOfFile(kind: EntryKind, file: string): string | undefined {
  const { place } = kindOf(kind)
  if ('folder' in place)
    return file.startsWith(`${place.folder}/`)
      ? file.slice(place.folder.length + 1, -'.yaml'.length)
      : undefined
  if ('nested' in place) return place.nested === 'blogs' ? blogOf(file) : postOf(file)
  return file === topFile(kind) ? '' : undefined
}

/** The slug of a blog, from the path of its `blog.yaml`; undefined for other files. */
function blogOf(file: string): string | undefined {
  return /^blogs\/(.+)\/blog\.yaml$/.exec(file)?.[1]
}

/** `blog/post`, from the path of a file with a post; undefined for other files. */
function postOf(file: string): string | undefined {
  return blogOf(file) === undefined ? /^blogs\/(.+\/.+)\.yaml$/.exec(file)?.[1] : undefined
}

function topFile(kind: EntryKind): string | undefined {
  const { place } = kindOf(kind)
  return 'list' in place ? place.list : 'file' in place ? place.file : undefined
}

/** The names of the files at the top of the folder, without `.yaml`. */
export const topNames: readonly string[] = fileKinds.flatMap(
  (kind) => topFile(kind)?.replace(/\.yaml$/, '') ?? [],
)

/** The folders with one file per record. */
export const recordFolders: readonly string[] = fileKinds.flatMap((kind) => {
  const { place } = kindOf(kind)
  return 'folder' in place ? [place.folder] : []
})

/** The plural name of a kind in messages; undefined for a kind with only one record. */
export function nounOf(kind: EntryKind): string | undefined {
  const { place } = kindOf(kind)
  if ('folder' in place) return place.folder
  if ('nested' in place) return place.nested
  return 'list' in place ? place.list.replace(/\.yaml$/, '') : undefined
}
