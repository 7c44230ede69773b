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
}

/** A list whose items are dragged by a handle, or moved and removed by buttons. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, keyOf, nameOf, isReadOnly, onChange, render, isRoomy = false } = props
  const { messages: m } = useStudio()
  const [dragged, setDragged] = useState<number>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
    setSaid(m.form.movedTo(nameOf(item, from), to + 1))
  }
  useDropPlaces(list, dragged, move)
  if (items.length === 0) return null
  return (
    <>
      <ol ref={list} className={`${primitives.stack} ${styles.sortable} ${isRoomy ? styles.roomy : ''}`}>
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
              <div className={styles.sortableButtons}>
                {isRoomy && <b>{nameOf(item, index)}</b>}
                {(
                  [
                    ['up', m.form.moveUp, index - 1],
                    ['down', m.form.moveDown, index + 1],
                  ] as const
                ).map(([icon, words, to]) => (
                  <IconButton
                    key={icon}
                    icon={icon}
                    size={16}
                    look="plain small"
                    label={words(nameOf(item, index))}
                    aria-disabled={to < 0 || to === items.length}
                    onClick={() => move(index, to)}
                  />
                ))}
                <IconButton
                  icon="bin"
                  size={16}
                  look="plain small"
                  label={m.form.remove(nameOf(item, index))}
                  onClick={() => {
                    onChange(items.toSpliced(index, 1))
                    setSaid(m.form.removed(nameOf(item, index)))
                  }}
                />
              </div>
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
