import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../messages/messages.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { useHydrated } from '../../components/hydrated.tsx'
import { nextHeight, type SheetHeight } from './sheet-heights.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './sheet.module.css'
import { useSheetDrag } from './use-sheet-drag.ts'

/** The condition of `sheet.module.css`. */
const sheetMedia =
  'screen and (scripting: enabled) and (width <= 768px) and ((width <= 30rem) or (height >= 30rem))'

/** True where the list lies over the plan as a sheet. */
export function isSheet(): boolean {
  return matchMedia(sheetMedia).matches
}

interface SheetStageProps {
  /** The plan. */
  seen: ReactNode
  /** The content of the sheet. */
  children: ReactNode
  /** The sheet rests in the middle again when it changes: the chosen place or the route. */
  subject: string
  /** What the sheet is about. A visitor on the way has it before the plan, with or without a route yet. */
  way?: 'place' | 'form' | 'route' | 'step' | undefined
}

/**
 * The plan as the page, with script: on a phone a sheet lies over it, elsewhere a panel beside it folds away. Without script
 * both stand beside or below each other.
 */
export function SheetStage({ seen, children, subject, way }: SheetStageProps) {
  const { map } = useMessages()
  const { sheet: words } = map
  const stage = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<SheetHeight>('middle')
  useRestInMiddle(stage, subject, setHeight)
  useOpenedByLinks(stage, () => setHeight(way === undefined ? 'high' : 'middle'))
  useEffect(() => {
    // A low sheet has scrolled to what has the focus.
    const focused = stage.current?.querySelector('[data-sheet] :focus')
    if (height === 'high') focused?.scrollIntoView({ block: 'nearest' })
  }, [height])
  const plan = (
    // The plan under a high sheet is hidden, and its controls would have a focus that nobody sees.
    <div
      className={`${primitives.stack} ${styles.seen}`}
      key="seen"
      onFocus={() => height === 'high' && setHeight('middle')}
    >
      <a
        className={`${primitives.iconButton} ${primitives.outlined} ${styles.find}`}
        href="#select-a-store"
        aria-label={words.find}
        lang={map.lang}
        data-over-map
        onClick={(event) => {
          event.preventDefault()
          const field = stage.current?.querySelector<HTMLInputElement>('input[type="search"]')
          requestAnimationFrame(() => field?.focus())
        }}
      >
        <Icon name="search" />
      </a>
      {seen}
    </div>
  )
  const sheet = (
    <Sheet key="sheet" stage={stage} way={way} height={height} setHeight={setHeight}>
      {children}
    </Sheet>
  )
  return (
    <div className={styles.stage} data-height={height} data-way={way} ref={stage}>
      {way === undefined || way === 'place' ? [plan, sheet] : [sheet, plan]}
    </div>
  )
}

interface SheetProps extends Pick<SheetStageProps, 'way'> {
  stage: RefObject<HTMLDivElement | null>
  height: SheetHeight
  setHeight: (height: SheetHeight) => void
  children: ReactNode
}

function Sheet({ stage, way, height, setHeight, children }: SheetProps) {
  const { map } = useMessages()
  const { sheet: words } = map
  const isReady = useHydrated()
  const drag = useSheetDrag(stage, setHeight)
  const isFolded = height === 'low'
  return (
    <div className={styles.sheet} data-sheet>
      <div className={styles.bar} lang={map.lang} {...drag}>
        <span className={styles.grip} />
        {isReady && (
          <button
            className={`${primitives.iconButton} ${styles.fold}`}
            type="button"
            aria-label={words.label}
            aria-expanded={!isFolded}
            title={words.label}
            onClick={() => setHeight(isFolded ? 'middle' : 'low')}
          >
            <Icon name="chevron" />
          </button>
        )}
        {isReady && (
          <span className={styles.moves} role="group" aria-label={words.label}>
            <Move
              label={words.lower}
              isEnd={height === 'low'}
              onPress={() => setHeight(nextHeight(height, -1))}
            />
            <Move
              label={words.raise}
              isUp
              isEnd={height === 'high'}
              onPress={() => setHeight(nextHeight(height, 1))}
            />
          </span>
        )}
      </div>
      <div
        className={`${primitives.stack} ${styles.content}`}
        // What has the focus is seen: at rest only the first line is.
        onFocus={() => height !== 'high' && setHeight(way === undefined ? 'high' : 'middle')}
      >
        {children}
      </div>
    </div>
  )
}

interface MoveProps {
  label: string
  isUp?: boolean
  isEnd: boolean
  onPress: () => void
}

/** Disabled by `aria-disabled`, so that it keeps the focus. */
function Move({ label, isUp = false, isEnd, onPress }: MoveProps) {
  return (
    <button
      className={`${primitives.iconButton} ${styles.button}`}
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      data-up={isUp || undefined}
      onClick={onPress}
    >
      <Icon name="chevron" />
    </button>
  )
}

/** A link to a part of the sheet opens it, before the browser goes there. */
function useOpenedByLinks(stage: RefObject<HTMLDivElement | null>, open: () => void): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[href^="#"]')
      const part = link && document.querySelector(link.getAttribute('href') ?? '')
      if (part && stage.current?.querySelector('[data-sheet]')?.contains(part)) flushSync(open)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  })
}

/** After another choice the plan and the first lines about it are in sight. */
function useRestInMiddle(
  stage: RefObject<HTMLDivElement | null>,
  subject: string,
  setHeight: (height: SheetHeight) => void,
): void {
  const before = useRef(subject)
  useEffect(() => {
    if (before.current === subject) return
    before.current = subject
    setHeight('middle')
    stage.current?.querySelector('[data-sheet]')?.scrollTo(0, 0)
    // A link to a part of the sheet has moved the window too.
    scrollTo(0, 0)
  }, [stage, subject, setHeight])
}
