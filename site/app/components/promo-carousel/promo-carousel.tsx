import { useEffect, useRef, useState, type RefObject } from 'react'
import { slideTo } from '../carousel/slide-to.ts'
import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './promo-carousel.module.css'
import { END_CHECK_MS, endsAt, stepFrom, stepIn } from './steps.ts'

interface PromoCarouselProps {
  label: string
  words: { previous: string; next: string }
  /** List items of the same width. */
  children: React.ReactNode
}

/** A row of cards that scrolls by touch, keyboard and, with script, by buttons. */
export function PromoCarousel({ label, words, children }: PromoCarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const { atStart, atEnd, go } = useSteps(track)
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <ul className={styles.track} ref={track}>
        {children}
      </ul>
      <div className={`${styles.controls} ${primitives.onScreen}`}>
        {!(atStart && atEnd) && (
          <>
            <StepButton icon="back" label={words.previous} isAtEnd={atStart} onClick={() => go(-1)} />
            <StepButton icon="arrow" label={words.next} isAtEnd={atEnd} onClick={() => go(1)} />
          </>
        )}
      </div>
    </div>
  )
}

interface StepButtonProps {
  icon: 'back' | 'arrow'
  label: string
  isAtEnd: boolean
  onClick: () => void
}

/** `aria-disabled` at an end: `disabled` would lose the focus. */
function StepButton({ icon, label, isAtEnd, onClick }: StepButtonProps) {
  return (
    <button
      className={`${primitives.iconButton} ${styles.button}`}
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

/** Until measured, all cards are assumed to fit, so that no button appears before it works. */
function useSteps(track: RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })

  useEffect(() => {
    const strip = track.current
    if (strip === null) return
    let timer: number | undefined
    const check = () => {
      timer = undefined
      setEnds(endsAt(placeOf(strip)))
    }
    const checkSoon = () => {
      timer ??= window.setTimeout(check, END_CHECK_MS)
    }
    const sizes = new ResizeObserver(check)
    sizes.observe(strip)
    strip.addEventListener('scroll', checkSoon, { passive: true })
    return () => {
      sizes.disconnect()
      strip.removeEventListener('scroll', checkSoon)
      clearTimeout(timer)
    }
  }, [track])

  function go(direction: 1 | -1) {
    const strip = track.current
    if (strip !== null) slideTo(strip, stepFrom(placeOf(strip), stepIn(window.innerWidth), direction))
  }

  return { ...ends, go }
}

function placeOf(strip: HTMLElement) {
  return { at: strip.scrollLeft, end: strip.scrollWidth - strip.clientWidth }
}
