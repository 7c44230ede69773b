import { useEffect, useRef, useState, type RefObject } from 'react'
import { useHydrated } from '../hydrated.tsx'
import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './carousel.module.css'
import { slideTo } from './slide-to.ts'

/** Milliseconds per slide during autoplay. */
const AUTOPLAY_MS = 7000

interface CarouselProps {
  label: string
  slides: readonly { id: string; content: React.ReactNode }[]
  words: {
    previous: string
    next: string
    slide: (index: number, count: number) => string
  }
  /** Labels of the pause button; autoplay is on if they are given. */
  autoplayWords?: { pause: string; play: string }
  /** `poster` has its buttons on the dark bottom of the slides, `plain` below them. */
  look?: 'poster' | 'plain'
}

/** One slide at a time: scrolls by touch, keyboard, buttons or autoplay. */
export function Carousel({ label, slides, words, autoplayWords, look = 'plain' }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const { index, show } = useShownSlide(track, slides.length)
  const { playing, setPlaying } = useAutoplay(track, autoplayWords ? slides.length : 0, show)
  const ready = useHydrated()
  const many = slides.length > 1

  return (
    <section
      className={look === 'poster' ? styles.poster : styles.plain}
      aria-roledescription="carousel"
      aria-label={label}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <ul className={styles.track} ref={track} tabIndex={many ? 0 : -1} aria-label={label}>
        {slides.map((slide, position) => (
          <li
            key={slide.id}
            className={styles.slide}
            aria-roledescription="slide"
            aria-label={words.slide(position + 1, slides.length)}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {many && (
        <div className={`${styles.controls} ${primitives.onScreen}`}>
          {ready && (
            <>
              {autoplayWords && (
                <button
                  className={`${primitives.iconButton} ${primitives.lampOnHover} ${styles.button}`}
                  type="button"
                  aria-label={playing ? autoplayWords.pause : autoplayWords.play}
                  onClick={() => setPlaying(!playing)}
                >
                  <Icon name={playing ? 'pause' : 'play'} />
                </button>
              )}
              <span className={styles.count}>
                {index + 1} / {slides.length}
              </span>
              <button
                className={`${primitives.iconButton} ${primitives.lampOnHover} ${styles.button}`}
                type="button"
                aria-label={words.previous}
                onClick={() => {
                  setPlaying(false)
                  show(index - 1)
                }}
              >
                <Icon name="back" />
              </button>
              <button
                className={`${primitives.iconButton} ${primitives.lampOnHover} ${styles.button}`}
                type="button"
                aria-label={words.next}
                onClick={() => {
                  setPlaying(false)
                  show(index + 1)
                }}
              >
                <Icon name="arrow" />
              </button>
            </>
          )}
        </div>
      )}
    </section>
  )
}

function useShownSlide(track: RefObject<HTMLUListElement | null>, count: number) {
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const strip = track.current
    if (strip === null) return
    const read = () => setIndex(slideAt(strip))
    strip.addEventListener('scroll', read, { passive: true })
    return () => strip.removeEventListener('scroll', read)
  }, [track])

  function show(slide: number) {
    const strip = track.current
    if (strip === null) return
    const target = (slide + count) % count
    slideTo(strip, target * strip.clientWidth)
  }

  return { index, show }
}

function useAutoplay(
  track: RefObject<HTMLUListElement | null>,
  count: number,
  show: (index: number) => void,
) {
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    const strip = track.current
    if (!playing || strip === null || count < 2) return
    const timer = setInterval(() => {
      // No autoplay while the pointer or the focus is in the carousel, or the tab is hidden.
      const carousel = strip.parentElement
      if (document.hidden || carousel?.matches(':hover, :focus-within')) return
      show(slideAt(strip) + 1)
    }, AUTOPLAY_MS)
    return () => clearInterval(timer)
  })

  return { playing, setPlaying }
}

function slideAt(strip: HTMLElement): number {
  return Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1))
}
