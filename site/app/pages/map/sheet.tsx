import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { useHydrated } from '../../components/hydrated.tsx'
import { nextHeight, type SheetHeight } from './sheet-heights.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './sheet.module.css'
import { useSheetDrag } from './use-sheet-drag.ts'

/** The condition of `sheet.module.css`. */
const sheetMedia = 'screen and (scripting: enabled) and (width <= 768px) and (height >= 30rem)'

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
  /** A visitor on the way has the sheet before the plan, with or without a route yet. */
  way?: 'form' | 'route' | undefined
}

/**
 * The plan with a sheet over it on a phone with script (the media query of `sheet.module.css`); elsewhere both stand beside
 * or below each other.
 */
export function SheetStage({ seen, children, subject, way }: SheetStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<SheetHeight>('middle')
  useRestInMiddle(stage, subject, setHeight)
  const plan = (
    // The plan under a high sheet is hidden, and its controls would have a focus that nobody sees.
    <div
      className={`${primitives.stack} ${styles.seen}`}
      key="seen"
      onFocus={() => height === 'high' && setHeight('middle')}
    >
      {seen}
    </div>
  )
  const sheet = (
    <Sheet key="sheet" stage={stage} height={height} setHeight={setHeight}>
      {children}
    </Sheet>
  )
  return (
    <div className={styles.stage} data-height={height} data-way={way} ref={stage}>
      {way ? [sheet, plan] : [plan, sheet]}
    </div>
  )
}

interface SheetProps {
  stage: RefObject<HTMLDivElement | null>
  height: SheetHeight
  setHeight: (height: SheetHeight) => void
  children: ReactNode
}

function Sheet({ stage, height, setHeight, children }: SheetProps) {
  const { map } = useMessages()
  const { sheet: words } = map
  const isReady = useHydrated()
  const drag = useSheetDrag(stage, setHeight)
  const find = () => {
    setHeight('high')
    const field = document.querySelector<HTMLInputElement>('#select-a-store ~ form input[type="search"]')
    requestAnimationFrame(() => field?.focus())
  }
  return (
    <div className={styles.sheet} data-sheet>
      <div className={styles.bar} lang={map.lang} {...drag}>
        <a
          className={`${primitives.iconButton} ${styles.button}`}
          href="#select-a-store"
          aria-label={words.find}
          onClick={(event) => {
            event.preventDefault()
            find()
          }}
        >
          <Icon name="search" />
        </a>
        <span className={styles.grip} />
        {isReady && (
          <span className={styles.buttons} role="group" aria-label={words.label}>
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
        onFocus={() => height === 'low' && setHeight('middle')}
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
  }, [stage, subject, setHeight])
}
