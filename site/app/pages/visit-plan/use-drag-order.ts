import { type PointerEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { InPlace } from '../../layout/page-change/keep-place.tsx'
import { dropIndex, moveItem } from './drag-order.ts'
import { visitSearch } from './visit-query.ts'
import type { VisitAnswer } from './visit-response.ts'

export interface DragOrder {
  readonly begin: (press: PointerEvent<HTMLElement>, index: number) => void
  readonly move: (move: PointerEvent<HTMLElement>) => void
  readonly drop: () => void
  readonly cancel: () => void
}

interface Drag {
  readonly from: number
  readonly startY: number
  /** The middle of each stop on the page, in pixels. */
  readonly middles: readonly number[]
  readonly items: readonly HTMLElement[]
  to: number
  /** Stops listening for Escape. */
  readonly ended: AbortController
}

/** Pixels at the upper and lower edge of the window where dragging scrolls the page. */
const edge = 90
const scrollStep = 14

/** Reorders the stops of a plan by dragging; dropping opens the plan in that order, which shows what it costs. */
export function useDragOrder(
  { order, query }: Pick<VisitAnswer, 'order' | 'query'>,
  path: string,
): DragOrder {
  const drag = useRef<Drag>(undefined)
  const navigate = useNavigate()

  function begin(press: PointerEvent<HTMLElement>, index: number): void {
    const items = [...(press.currentTarget.closest('ol')?.children ?? [])].filter(
      (item) => item instanceof HTMLElement,
    )
    press.preventDefault()
    press.currentTarget.setPointerCapture(press.pointerId)
    const middles = items.map((item) => {
      const { top, height } = item.getBoundingClientRect()
      return top + height / 2 + scrollY
    })
    const ended = new AbortController()
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal: ended.signal })
    drag.current = { from: index, to: index, startY: press.clientY + scrollY, middles, items, ended }
  }

  function move({ clientY }: PointerEvent<HTMLElement>): void {
    const { current } = drag
    if (current === undefined) return
    if (clientY < edge) scrollBy(0, -scrollStep)
    if (clientY > innerHeight - edge) scrollBy(0, scrollStep)
    const distance = clientY + scrollY - current.startY
    current.to = dropIndex(current.middles, current.from, distance)
    show(current, distance)
  }

  function end(): Drag | undefined {
    const { current } = drag
    drag.current = undefined
    current?.ended.abort()
    for (const item of current?.items ?? []) {
      item.style.translate = ''
      item.style.zIndex = ''
    }
    return current
  }

  function drop(): void {
    const done = end()
    if (done === undefined || done.to === done.from) return
    const others = query.stops.filter(({ item }) => !order.some((stop) => stop.item === item))
    const stops = [...moveItem(order, done.from, done.to), ...others]
    const state: InPlace = { landing: `stop-${order[done.from]?.item ?? ''}` }
    void navigate(path + visitSearch({ ...query, stops, isOwnOrder: true }), {
      preventScrollReset: true,
      state,
    })
  }

  return { begin, move, drop, cancel: end }
}

/** The dragged stop follows the finger; those it passes make room. */
function show({ items, from, to }: Drag, distance: number): void {
  const room = items[from]?.offsetHeight ?? 0
  for (const [index, item] of items.entries()) {
    const makesRoom = index !== from && index >= Math.min(from, to) && index <= Math.max(from, to)
    const shift = index === from ? distance : makesRoom ? (to > from ? -room : room) : 0
    item.style.translate = shift === 0 ? '' : `0 ${shift}px`
    item.style.zIndex = index === from ? '1' : ''
  }
}
