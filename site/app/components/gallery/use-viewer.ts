import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { markModal } from '../../theme/mark-modal.ts'

export interface ViewerState {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly strip: RefObject<HTMLUListElement | null>
  /** Index of the current picture. */
  readonly index: number
  readonly open: (event: SyntheticEvent, index: number) => void
  readonly close: () => void
  readonly onClose: () => void
  /** Wraps around at both ends. */
  readonly show: (index: number) => void
  readonly onScroll: () => void
  /** Called when the visitor scrolls the strip: from then on its position determines the current picture. */
  readonly release: () => void
}

/** State of the viewer of `count` pictures. `returnTo` receives the last index on close. */
export function useViewer(id: string, count: number, returnTo: (index: number) => void): ViewerState {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  /** Target of a running animation; the pictures it passes do not become current. */
  const target = useRef<number>(undefined)
  const [index, setIndex] = useState(0)
  const { hash } = useLocation()

  useEffect(() => (dialog.current ? markModal(dialog.current) : undefined), [])

  // The fragment names a picture, after a link or a click before hydration.
  useEffect(() => {
    const pointedAt = pictureAt(hash, id, count)
    if (pointedAt === undefined) dialog.current?.close()
    else openAt(pointedAt)
  }, [hash, id, count])

  function openAt(picture: number): void {
    if (dialog.current?.open === false) dialog.current.showModal()
    move(picture, 'instant')
  }

  function move(picture: number, behavior: ScrollBehavior): void {
    target.current = picture
    setIndex(picture)
    strip.current?.scrollTo({ left: picture * strip.current.clientWidth, behavior })
  }

  return {
    dialog,
    strip,
    index,
    open(event, picture) {
      event.preventDefault()
      openAt(picture)
    },
    close: () => dialog.current?.close(),
    onClose() {
      // Otherwise going back in history would reopen the viewer.
      if (pictureAt(window.location.hash, id, count) !== undefined) {
        window.history.replaceState(
          window.history.state,
          '',
          window.location.pathname + window.location.search,
        )
      }
      returnTo(index)
    },
    show(picture) {
      const next = (picture + count) % count
      // `auto` leaves it to CSS, which respects reduced motion.
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

/** The index in a fragment such as `#net-loft-3`. */
function pictureAt(hash: string, id: string, count: number): number | undefined {
  const number = hash.startsWith(`#${id}-`) ? Number(hash.slice(id.length + 2)) : 0
  return Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : undefined
}
