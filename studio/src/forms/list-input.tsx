import { byLocale, type Locale } from '@promenade/domain/locale/locale'
import { type Document, isGroup, type Path } from '@promenade/domain/studio/document'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../components/button.tsx'
import { FoundBadge } from '../components/found-badge.tsx'
import { Icon } from '../components/icon.tsx'
import { pictureAddress } from '../components/picture-address.ts'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import type { Field } from '../documents/fields.ts'
import { dayHoursText } from '../presenters/day-hours.ts'
import { type ControlProps, type RenderField, useForm, useFound } from './form-context.ts'
import { focusWhenThere } from './focus-when-there.ts'
import { useItemKeys } from './item-keys.ts'
import { SortableList } from './sortable-list.tsx'
import { FileButton, UploadState, useUpload } from './upload.tsx'
import primitives from '../theme/primitives.module.css'

const CentreDayChoice = lazy(() => import('./centre-day-choice.tsx'))

interface ListProps extends ControlProps {
  readonly field: Field
  readonly renderField: RenderField
}

/** An input for a list of groups, such as the places of a washroom group or the pictures of a gallery. */
export function ListInput({ field, path, value, label, renderField }: ListProps) {
  const { messages: m, locale } = useStudio()
  const { kind, set, isReadOnly } = useForm()
  const items: readonly unknown[] = Array.isArray(value) ? value : none
  const { keys, firstAdded } = useItemKeys(items)
  const [isFolded] = useState(items.length >= manyItems)
  const { item } = field
  if (item === undefined) return null
  const nameOf = (one: unknown, index: number) => nameIn(one, locale) ?? m.form.item(index + 1)
  return (
    <div className={primitives.stack}>
      <SortableList
        items={items}
        isRoomy
        isFolded={isFolded}
        keyOf={(_, index) => String(keys[index])}
        nameOf={nameOf}
        isReadOnly={isReadOnly}
        onChange={(next) => set(path, next.length === 0 ? undefined : next)}
        render={(one, index) => (
          <Fold
            isFolded={isFolded}
            isOpen={(keys[index] ?? 0) >= firstAdded}
            name={nameOf(one, index)}
            path={[...path, index]}
            item={one}
          >
            {item.control === 'picture'
              ? renderField(item, [...path, index], one)
              : withSlugLast(item.fields).map((part) =>
                  renderField(part, [...path, index, part.name], isGroup(one) ? one[part.name] : undefined),
                )}
          </Fold>
        )}
      />
      {!isReadOnly && kind === 'store' && field.name === 'holidays' && (
        <Suspense>
          <CentreDayChoice items={items} path={path} />
        </Suspense>
      )}
      {!isReadOnly && item.control === 'picture' && <PicturesButton items={items} path={path} />}
      {!isReadOnly && (
        <Button
          aria-label={`${label}: ${m.form.addOne}`}
          onClick={() => {
            set(path, [...items, firstItem(item, items)])
            const [first] = withSlugLast(item.fields)
            focusWhenThere([...path, items.length, ...(first === undefined ? [] : [first.name])])
          }}
        >
          <Icon name="add" size={18} />
          {m.form.addOne}
        </Button>
      )}
    </div>
  )
}

const none: readonly unknown[] = []

/** From this number of items on, they are folded when the record is opened. */
const manyItems = 3

interface FoldProps {
  readonly isFolded: boolean
  /** True for an item that was just added. */
  readonly isOpen: boolean
  readonly name: string
  readonly path: Path
  readonly item: unknown
  readonly children: ReactNode
}

/** The fields of an item; folded under its name in a long list, with its hours, picture and faults in sight. */
function Fold({ isFolded, isOpen, name, path, item, children }: FoldProps) {
  const { messages: m, format } = useStudio()
  const [isOpenAtFirst] = useState(isOpen)
  const found = useFound(path)
  if (!isFolded)
    return (
      <div className={primitives.stack} role="group" aria-label={name}>
        {children}
      </div>
    )
  const group = isGroup(item) ? item : {}
  const picture = group['path']
  return (
    <details open={isOpenAtFirst || undefined}>
      <summary className={primitives.row}>
        <Icon name="forward" size={16} />
        {typeof picture === 'string' && (
          <img className={primitives.thumb} src={pictureAddress(picture)} alt="" loading="lazy" />
        )}
        <span className={primitives.row}>
          <b>{name}</b>
          <span className={primitives.note}>{dayHoursText(group['hours'], m, format)}</span>
          <FoundBadge {...found} />
        </span>
      </summary>
      <div className={primitives.stack} role="group" aria-label={name}>
        {children}
      </div>
    </details>
  )
}

/** Adds a picture for each file that is chosen. */
function PicturesButton({ items, path }: { readonly items: readonly unknown[]; readonly path: Path }) {
  const { messages: m } = useStudio()
  const { set } = useForm()
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  }, [items])
  const upload = useUpload((picture) => {
    latest.current = [...latest.current, { path: picture.path }]
    set(path, latest.current)
  })
  return (
    <>
      <FileButton isMany onChoose={upload.send}>
        <Icon name="pictures" />
        {m.picture.chooseMany}
      </FileButton>
      <UploadState upload={upload} />
    </>
  )
}

/** A new item, with a free slug if it needs one. */
function firstItem(item: Field, items: readonly unknown[]): Document {
  if (item.fields.every(({ control }) => control !== 'slug')) return {}
  const taken = new Set(items.map((one) => (isGroup(one) ? one['slug'] : undefined)))
  const free = Array.from(taken.values(), (_, index) => `place-${index + 1}`).find((slug) => !taken.has(slug))
  return { slug: free ?? `place-${taken.size + 1}` }
}

/** The slug comes last, because it is made from the other fields. */
function withSlugLast(fields: readonly Field[]): readonly Field[] {
  return fields.toSorted((a, b) => Number(a.control === 'slug') - Number(b.control === 'slug'))
}

/** Finds a name for an item: its name, title, caption or alternative text. */
function nameIn(item: unknown, locale: Locale): string | undefined {
  if (!isGroup(item)) return undefined
  const words = ['name', 'title', 'heading', 'caption', 'alt', 'network']
    .map((key) => item[key])
    .find((part) => part !== undefined)
  if (typeof words === 'string') return words
  if (!isGroup(words)) return undefined
  const texts = byLocale((code) => (typeof words[code] === 'string' ? words[code] : undefined))
  return inLanguage(texts, locale) || undefined
}
