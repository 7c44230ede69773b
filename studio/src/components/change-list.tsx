import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { isGroup, type Path } from '@promenade/domain/studio/document'
import { Fragment } from 'react'
import { pathName } from '../documents/path.ts'
import { markWords } from '../documents/marked-words.ts'
import { readable } from '../presenters/readable.ts'
import { pictureAddress } from './picture-address.ts'
import { useReferenceOptions } from '../context/reference-options.ts'
import { useStudio } from '../context/studio-context.ts'
import { useFields } from '../context/use-fields.ts'
import { fieldAt } from '../documents/fields.ts'
import { nameOfPath } from '../presenters/name-of-path.ts'
import primitives from '../theme/primitives.module.css'
import styles from './change-list.module.css'

interface Change {
  readonly path: Path
  readonly before?: unknown
  readonly after?: unknown
}

/** The differences between two versions, field by field. */
export function ChangeList({
  kind,
  changes,
}: {
  readonly kind: EntryKind
  readonly changes: readonly Change[]
}) {
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <ChangedField key={pathName(change.path)} kind={kind} change={change} />
      ))}
    </dl>
  )
}

/** A field of a list of changes, with its values before and after. */
export function ChangedField({
  kind,
  change: { path, before, after },
}: {
  readonly kind: EntryKind
  readonly change: Change
}) {
  const { messages: m } = useStudio()
  const named = useTitles(kind, path)
  return (
    <div>
      <dt>{nameOfPath(m, kind, path)}</dt>
      <dd>
        {before !== undefined && (
          <del>
            <Value name={path.at(-1)} value={named(before)} other={named(after)} />
          </del>
        )}
        {after === undefined ? (
          <em className={primitives.soft}>{m.changes.removed}</em>
        ) : (
          <ins>
            <Value name={path.at(-1)} value={named(after)} other={named(before)} />
          </ins>
        )}
      </dd>
    </div>
  )
}

/** Puts the title of a record in place of its slug, where the field refers to records. */
function useTitles(kind: EntryKind, path: Path): (value: unknown) => unknown {
  const field = fieldAt(useFields(kind), path)
  const options = useReferenceOptions(field?.folder)
  const titleOf = (value: unknown) => options.find(({ slug }) => slug === value)?.title ?? value
  return (value) => (Array.isArray(value) ? value.map(titleOf) : titleOf(value))
}

const maxLength = 280

interface ValueProps {
  /** Of the field, which tells the rule of a yearly day from other text. */
  readonly name?: Path[number] | undefined
  readonly value: unknown
  /** The value to compare with: words that differ from it are marked. */
  readonly other?: unknown
}

/** Shows a value to people: a picture as an image, HTML without tags, groups without braces. */
export function Value({ name, value, other }: ValueProps) {
  const { messages: m, format } = useStudio()
  const inWords = (one: unknown) => readable(one, m, format, name)
  const file = isGroup(value) ? value['path'] : isPicture(value) ? value : undefined
  const words = inWords(typeof file !== 'string' ? value : isGroup(value) ? withoutPath(value) : '')
  return (
    <>
      {typeof file === 'string' && !file.startsWith('/') && (
        <img className={primitives.thumb} src={pictureAddress(file)} alt="" />
      )}
      {other === undefined ? cut(words) : <Marked words={words} other={inWords(other)} />}
    </>
  )
}

function cut(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

function Marked({ words, other }: { readonly words: string; readonly other: string }) {
  const parts = markWords(words, other)
  if (!parts.some(({ isChanged }) => isChanged)) return cut(words)
  return parts.map((part) => (
    <Fragment key={part.at}>
      {part.at > 0 && ' '}
      {part.isChanged ? <mark>{part.words}</mark> : part.words}
    </Fragment>
  ))
}

/** True for the path of a picture: the digest of its bytes, and its name. */
function isPicture(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8,64}\/[^/]+\.\w+$/.test(value)
}

function withoutPath({ path: _, ...others }: Readonly<Record<string, unknown>>) {
  return others
}
