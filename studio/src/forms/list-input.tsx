import { byLocale, type Locale } from '@promenade/domain/locale/locale'
import { type Document, isGroup, type Path } from '@promenade/domain/studio/document'
import { useEffect, useRef } from 'react'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import type { Field } from '../documents/fields.ts'
import { type ControlProps, type RenderField, useForm } from './form-context.ts'
import { SortableList } from './sortable-list.tsx'
import { FileButton, UploadState, useUpload } from './upload.tsx'
import primitives from '../theme/primitives.module.css'

interface ListProps extends ControlProps {
  readonly field: Field
  readonly renderField: RenderField
}

/** An input for a list of groups, such as the places of a washroom group or the pictures of a gallery. */
export function ListInput({ field, path, value, label, renderField }: ListProps) {
  const { messages: m, locale } = useStudio()
  const { set, isReadOnly } = useForm()
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const { item } = field
  if (item === undefined) return null
  const nameOf = (one: unknown, index: number) => nameIn(one, locale) ?? m.form.item(index + 1)
  return (
    <div className={primitives.stack}>
      <SortableList
        items={items}
        isRoomy
        // Items are keyed by index, because they have no stable name while they are edited.
        keyOf={(_, index) => String(index)}
        nameOf={nameOf}
        isReadOnly={isReadOnly}
        onChange={(next) => set(path, next.length === 0 ? undefined : next)}
        render={(one, index) => (
          <div className={primitives.stack} role="group" aria-label={nameOf(one, index)}>
            {item.control === 'picture'
              ? renderField(item, [...path, index], one)
              : withSlugLast(item.fields).map((part) =>
                  renderField(part, [...path, index, part.name], isGroup(one) ? one[part.name] : undefined),
                )}
          </div>
        )}
      />
      {!isReadOnly && item.control === 'picture' && <PicturesButton items={items} path={path} />}
      {!isReadOnly && (
        <Button
          aria-label={`${label}: ${m.form.addOne}`}
          onClick={() => set(path, [...items, firstItem(item, items)])}
        >
          <Icon name="add" size={18} />
          {m.form.addOne}
        </Button>
      )}
    </div>
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
