import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'
import styles from './sortable-list.module.css'

interface SortableListProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item, index: number) => string
  readonly nameOf: (item: Item, index: number) => string
  readonly isReadOnly: boolean
  readonly onChange: (items: readonly Item[]) => void
  readonly render: (item: Item, index: number) => ReactNode
  readonly isRoomy?: boolean
  /** True if each item folds under its own name. */
  readonly isFolded?: boolean
}

/** A list whose items are dragged by a handle, or moved and removed by buttons. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, keyOf, nameOf, isReadOnly, onChange, render, isRoomy = false, isFolded = false } = props
  const { messages: m } = useStudio()
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focusSoon = useFocusInList(list, items)
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
    setSaid(m.form.movedTo(nameOf(item, from), to + 1))
  }
  const remove = (index: number, field: HTMLElement | null) => {
    const item = items[index]
    if (item === undefined) return
    onChange(items.toSpliced(index, 1))
    setSaid(m.form.removed(nameOf(item, index)))
    // The field around an empty list, else the item that takes the place of the removed one.
    if (items.length === 1) field?.focus()
    else focusSoon(Math.min(index, items.length - 2), 'bin')
  }
  useDropPlaces(list, dragged, move)
  if (items.length === 0) return null
  return (
    <>
      <ol
        ref={list}
        className={[primitives.stack, styles.sortable, isRoomy && styles.roomy, isFolded && styles.folded]
          .filter(Boolean)
          .join(' ')}
      >
        {items.map((item, index) => (
          <li key={keyOf(item, index)} data-dragged={dragged === index || undefined} data-index={index}>
            {!isReadOnly && (
              <span
                className={styles.handle}
                draggable
                aria-hidden="true"
                onDragStart={() => setDragged(index)}
                onDragEnd={() => setDragged(undefined)}
              >
                <Icon name="drag" />
              </span>
            )}
            <div className={styles.sortableContent}>{render(item, index)}</div>
            {!isReadOnly && (
              <ItemButtons
                name={nameOf(item, index)}
                isNamed={isRoomy && !isFolded}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onAct={(act, field) => {
                  if (act === 'bin') return remove(index, field)
                  const to = act === 'up' ? index - 1 : index + 1
                  move(index, to)
                  focusSoon(to, act)
                }}
              />
            )}
          </li>
        ))}
      </ol>
      <p className={primitives.unseen} role="status">
        {said}
      </p>
    </>
  )
}

type ItemAct = 'up' | 'down' | 'bin'

interface ItemButtonsProps {
  readonly name: string
  /** True if the name of the item stands before the buttons. */
  readonly isNamed: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  /** With the field around the list. */
  readonly onAct: (act: ItemAct, field: HTMLElement | null) => void
}

function ItemButtons({ name, isNamed, isFirst, isLast, onAct }: ItemButtonsProps) {
  const { messages: m } = useStudio()
  const acts = [
    ['up', m.form.moveUp, isFirst],
    ['down', m.form.moveDown, isLast],
    ['bin', m.form.remove, undefined],
  ] as const
  return (
    <div className={styles.sortableButtons}>
      {isNamed && <b>{name}</b>}
      {acts.map(([act, words, isDisabled]) => (
        <IconButton
          key={act}
          icon={act}
          size={16}
          look="plain small"
          label={words(name)}
          data-act={act}
          aria-disabled={isDisabled}
          onClick={(event) => onAct(act, event.currentTarget.closest('fieldset'))}
        />
      ))}
    </div>
  )
}

/** Moves the focus to a button of an item once the list has changed, and scrolls along. */
function useFocusInList(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): (index: number, act: string) => void {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const button = list.current?.querySelector<HTMLElement>(wanted.current)
    wanted.current = undefined
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest' })
  }, [list, items])
  return (index, act) => {
    wanted.current = `:scope > [data-index="${index}"] > div > [data-act="${act}"]`
  }
}

/** Makes the other items drop targets while one is dragged. */
function useDropPlaces(
  list: RefObject<HTMLElement | null>,
  dragged: number | undefined,
  move: (from: number, to: number) => void,
): void {
  useEffect(() => {
    const element = list.current
    if (dragged === undefined || element === null) return undefined
    const allow = (event: Event) => event.preventDefault()
    const drop = ({ target }: Event) => {
      const place = target instanceof Element ? target.closest('[data-index]') : null
      if (place !== null) move(dragged, Number(place.getAttribute('data-index')))
    }
    element.addEventListener('dragover', allow)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', allow)
      element.removeEventListener('drop', drop)
    }
  }, [list, dragged, move])
}
