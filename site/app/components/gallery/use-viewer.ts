import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export interface ViewerState {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly strip: RefObject<HTMLUListElement | null>
  /** The picture on show. */
  readonly index: number
  readonly open: (event: SyntheticEvent, index: number) => void
  readonly close: () => void
  readonly onClose: () => void
  /** Goes round: after the last comes the first. */
  readonly show: (index: number) => void
  readonly onScroll: () => void
  /** The visitor moves the strip by hand: from now on it tells which picture is on show. */
  readonly release: () => void
}

/** Opens, moves and closes the viewer of `count` pictures; `returnTo` is told where the visitor left it. */
export function useViewer(id: string, count: number, returnTo: (index: number) => void): ViewerState {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  /** Where the strip is under way to; on its way it passes other pictures, which nobody has asked for. */
  const target = useRef<number>(undefined)
  const [index, setIndex] = useState(0)
  const { hash } = useLocation()

  // The address points at a picture: from a link elsewhere, or followed before script was there.
  useEffect(() => {
    const pointedAt = pictureAt(hash, id, count)
    if (pointedAt === undefined) dialog.current?.close()
    else openAt(pointedAt)
  }, [hash, id, count])

  function openAt(wanted: number): void {
    if (dialog.current?.open === false) dialog.current.showModal()
    move(wanted, 'instant')
  }

  function move(wanted: number, behavior: ScrollBehavior): void {
    target.current = wanted
    setIndex(wanted)
    strip.current?.scrollTo({ left: wanted * strip.current.clientWidth, behavior })
  }

  return {
    dialog,
    strip,
    index,
    open(event, wanted) {
      event.preventDefault()
      openAt(wanted)
    },
    close: () => dialog.current?.close(),
    onClose() {
      // Else the next visit of this entry of the history would open it again.
      if (pictureAt(window.location.hash, id, count) !== undefined) {
        window.history.replaceState(
          window.history.state,
          '',
          window.location.pathname + window.location.search,
        )
      }
      returnTo(index)
    },
    show(wanted) {
      const next = (wanted + count) % count
      // `auto` is what the style sheet says, which knows who prefers less motion.
      move(next, Math.abs(next - index) === 1 ? 'auto' : 'instant')
    },
    onScroll() {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
      const at = Math.round(scrollLeft / Math.max(clientWidth, 1))
      if (target.current !== undefined && target.current !== at) return
      target.current = undefined
      setIndex(at)
    },
    release() {
      target.current = undefined
    },
  }
}

/** The picture that a fragment points at, `#net-loft-3`. */
function pictureAt(hash: string, id: string, count: number): number | undefined {
  const number = hash.startsWith(`#${id}-`) ? Number(hash.slice(id.length + 2)) : 0
  return Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : undefined
}
