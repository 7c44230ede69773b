import { type PointerEvent, type RefObject, useRef } from 'react'
import { restingHeight, type SheetHeight } from './sheet-heights.ts'

interface Drag {
  readonly pointer: number
  /** Pixels between the pointer and the top of the sheet. */
  readonly offset: number
  readonly last: { readonly y: number; readonly at: number }
  /** Shares of the stage per second, upwards. */
  readonly speed: number
}

/** Drags the sheet by its bar, and lets it come to rest at one of its heights. */
export function useSheetDrag(
  stage: RefObject<HTMLDivElement | null>,
  setHeight: (height: SheetHeight) => void,
) {
  const drag = useRef<Drag>(undefined)
  return { onPointerDown, onPointerMove, onPointerUp: onEnd, onPointerCancel: onEnd }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const isControl = event.target instanceof Element && event.target.closest('a, button') !== null
    if (isControl || event.button !== 0) return
    const { pointerId: pointer, clientY: y, timeStamp: at, currentTarget } = event
    currentTarget.setPointerCapture(pointer)
    drag.current = {
      pointer,
      offset: y - currentTarget.getBoundingClientRect().top,
      last: { y, at },
      speed: 0,
    }
  }

  function onPointerMove({ pointerId, clientY: y, timeStamp: at }: PointerEvent) {
    const now = drag.current
    const { current } = stage
    if (now?.pointer !== pointerId || !current) return
    const box = current.getBoundingClientRect()
    const seconds = Math.max(at - now.last.at, 1) / 1000
    const speed = (now.last.y - y) / box.height / seconds
    drag.current = { ...now, last: { y, at }, speed }
    const pixels = Math.min(box.height, Math.max(0, box.bottom - y + now.offset))
    current.style.cssText = `--dragged:${Math.round(pixels)}px;--glide:0s`
  }

  function onEnd({ pointerId, clientY }: PointerEvent) {
    const now = drag.current
    const { current } = stage
    if (now?.pointer !== pointerId || !current) return
    const box = current.getBoundingClientRect()
    drag.current = undefined
    current.style.cssText = ''
    setHeight(restingHeight((box.bottom - clientY + now.offset) / box.height, now.speed))
  }
}
