import { byLocale } from '@promenade/domain/locale/locale'
import type { Columns } from '../../database/columns.ts'
import type { TranslatedText } from '../../database/schema.ts'
import type { Content } from '../content.ts'
import { endInstant, startInstant } from '../instants.ts'
import type { Pictures } from '../pictures.ts'
import type { Source } from '../source.ts'
import { idIn, type Ids } from './content-writer.ts'

/** Columns for the named fields, null for absent ones: all rows of a table have the same columns. */
export function columns<Fields extends object, Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
): Columns<Pick<Fields, Name>>
export function columns(fields: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(fields, name) ?? null]))
}

interface EditablePicture {
  readonly path: string
  readonly alt?: TranslatedText | undefined
  readonly decorative: boolean
}

interface PictureRow {
  readonly picture: string
  readonly picture_alt: TranslatedText | null
}

/** The columns of `picture`; both are null without a picture. */
export function pictureColumns(picture: EditablePicture, pictures: Pictures): PictureRow
export function pictureColumns(
  picture: EditablePicture | undefined,
  pictures: Pictures,
): { readonly [Column in keyof PictureRow]: PictureRow[Column] | null }
export function pictureColumns(picture: EditablePicture | undefined, pictures: Pictures) {
  if (picture === undefined) return { picture: null, picture_alt: null }
  return { picture: pictureHash(picture.path, pictures), picture_alt: altOf(picture) }
}

/** The alternative text of a picture: empty for one that only decorates, null if nobody has said. */
export function altOf(picture: EditablePicture | undefined): TranslatedText | null {
  if (picture?.decorative === true) return byLocale(() => '')
  return picture?.alt ?? null
}

/** Gets the hash of a picture. Throws for a path without a usable file. */
export function pictureHash(path: string, pictures: Pictures): string {
  const picture = pictures.get(path)
  if (typeof picture === 'object') return picture.sha256
  throw new Error(`There is no picture "${path}".`)
}

interface Schedule {
  readonly draft?: boolean
  readonly show_from?: string | undefined
  readonly start: string
  readonly end?: string | undefined
}

/** The columns of a record's publication and period. */
export function scheduleColumns({ draft = false, show_from, ...dates }: Schedule, content: Content) {
  return { draft, show_on_web_date: startInstant(show_from, content), ...dateColumns(dates, content) }
}

/** The columns of a record's period. */
export function dateColumns(
  { start, end }: { readonly start?: string | undefined; readonly end?: string | undefined },
  content: Content,
) {
  return { start_date: startInstant(start, content), end_date: endInstant(end, content) }
}

/** The column of when a record was last edited. Throws for a record that is no entry's. */
export function editedColumn({ file, editedAt }: Source): { readonly updated_at: Date } {
  if (editedAt === undefined) throw new Error(`${file} is no document of an entry.`)
  return { updated_at: editedAt }
}

/** The column of the store that owns a record; null for a record of the centre. */
export function ownerColumn(store: string | undefined, storeIds: Ids) {
  return { store_id: store === undefined ? null : idIn(storeIds, store) }
}
