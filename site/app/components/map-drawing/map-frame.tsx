import type { Box } from '@promenade/domain/map/drawing/box'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { LEAST_PX } from '@promenade/domain/map/drawing/letters'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useHydrated } from '../hydrated.tsx'
import { MapButton } from './map-button.tsx'
import { attachLateGestures } from './late-gestures.ts'
import { MapCamera, ZOOM_STEP } from './map-camera.ts'
import { useShownLetters, WrittenLetters } from './written-letters.ts'
import primitives from '../../theme/primitives.module.css'
import screenReader from '../screen-reader/screen-reader.module.css'
import styles from './map-frame.module.css'
import type { Hint } from './map-fingers.ts'

export interface MapFrameWords {
  /** The name of the frame: "Map of Level 1, can be moved". */
  label: string
  /** Describes the keys that move it. */
  keys: string
  zoomIn: string
  zoomOut: string
  showAll: string
  /** Instead of the whole level, where there is a route. */
  showRoute: string
  northUp: string
  /** Shows the direction in which the visitor holds the device. */
  compass: string
  /** Hints after a turn of the wheel, or a scroll with one finger. */
  hints: Readonly<Record<Hint, string>>
}

interface MapFrameProps {
  drawing: Pick<LevelDrawing, 'box'> & Partial<Pick<LevelDrawing, 'north'>>
  /** True if it shows where the visitor is. */
  hasPosition?: boolean
  /** Moved into view when it changes: a chosen store or a route. */
  focus?: Box | undefined
  /** This direction is turned up, in degrees clockwise from up in the drawing. */
  heading?: number | undefined
  /** All of the route on this level. */
  route?: Box | undefined
  /** True if nothing else scrolls under the drawing, with script. */
  isPage?: boolean
  words: MapFrameWords
  /** Its `MapDrawing`. */
  children: ReactNode
}

const CompassButton = lazy(() => import('./compass-button.tsx'))

/** True on a device held in the hand. */
function mayHaveCompass(): boolean {
  return 'DeviceOrientationEvent' in globalThis && matchMedia('(pointer: coarse)').matches
}

/** A frame in which a drawing is moved by mouse, wheel, fingers, keys and buttons; without script it stands still. */
export function MapFrame({
  drawing,
  hasPosition = false,
  focus,
  heading,
  route,
  isPage = false,
  words,
  children,
}: MapFrameProps) {
  const { north } = drawing
  const window = useRef<HTMLDivElement>(null)
  const { hint, showHint } = useHint()
  const isReady = useHydrated()
  const { shown, showLetters } = useShownLetters()
  const camera = useMapCamera(window, { drawing, focus, heading, showHint, showLetters, isPage, isReady })
  const id = useId()
  const sayNoCompass = useCallback(() => {
    showHint('noCompass')
    // The button is gone, and the focus would be with it.
    window.current?.focus()
  }, [showHint])

  return (
    <div className={styles.frame}>
      <div
        className={styles.window}
        ref={window}
        role="group"
        aria-label={words.label}
        aria-describedby={isReady ? id : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={0}
        data-page={isPage || undefined}
      >
        <div className={styles.layer}>
          <WrittenLetters value={shown}>{children}</WrittenLetters>
        </div>
      </div>
      {isReady && (
        <>
          <p className={screenReader.only} id={id}>
            {words.keys}
          </p>
          <div className={`${styles.buttons} ${primitives.onScreen}`} data-over-map>
            <ViewButtons camera={camera} route={route} drawing={drawing} words={words} />
            {north !== undefined && hasPosition && mayHaveCompass() && (
              <Suspense>
                <CompassButton label={words.compass} window={window} north={north} onAbsent={sayNoCompass} />
              </Suspense>
            )}
          </div>
          <p
            className={`${primitives.night} ${styles.hint} ${primitives.onScreen}`}
            data-shown={hint !== undefined || undefined}
            aria-hidden="true"
          >
            {hint && words.hints[hint]}
          </p>
        </>
      )}
    </div>
  )
}

interface ViewButtonsProps extends Pick<MapFrameProps, 'drawing' | 'route' | 'words'> {
  camera: RefObject<MapCamera | undefined>
}

/** What fingers cannot do, or do worse; and for those who have a mouse, what fingers do. */
function ViewButtons({ camera, drawing: { north }, route, words }: ViewButtonsProps) {
  return (
    <>
      <MapButton
        label={words.zoomIn}
        shape="M12 5v14M5 12h14"
        isForMouse
        onPress={() => camera.current?.zoomBy(ZOOM_STEP)}
      />
      <MapButton
        label={words.zoomOut}
        shape="M5 12h14"
        isForMouse
        onPress={() => camera.current?.zoomBy(1 / ZOOM_STEP)}
      />
      <MapButton
        label={route ? words.showRoute : words.showAll}
        shape="M3 8h18v8H3zM7 12h10M9 10l-2 2 2 2M15 10l2 2-2 2"
        onPress={() => (route ? camera.current?.fitTo(route) : camera.current?.glideToAll())}
      />
      {north !== undefined && (
        <MapButton
          label={words.northUp}
          shape="M7 10V3l5 7V3M12 13l4 8-4-2-4 2z"
          onPress={() => camera.current?.turnTo(-north)}
        />
      )}
    </>
  )
}

interface CameraOptions extends Pick<MapFrameProps, 'drawing' | 'focus' | 'heading'> {
  readonly showHint: (hint: Hint) => void
  readonly showLetters: (metres: number) => void
  readonly isPage: boolean
  /** False during hydration, so that the layout of the drawing comes in a later frame. */
  readonly isReady: boolean
}

function useMapCamera(
  window: React.RefObject<HTMLDivElement | null>,
  { drawing, focus, heading, showHint, showLetters, isPage, isReady }: CameraOptions,
) {
  const camera = useRef<MapCamera>(undefined)
  const latest = useRef({ drawing, focus, heading })

  useLayoutEffect(() => {
    latest.current = { drawing, focus, heading }
    // React may have restored the first view.
    camera.current?.rest()
  })

  useLayoutEffect(() => {
    const element = window.current
    if (element === null || !isReady) return
    const start = () => {
      const created = new MapCamera(
        element,
        () => latest.current.drawing.box,
        ({ scale }) => showLetters(LEAST_PX.letters / scale),
      )
      camera.current = created
      const ended = new AbortController()
      attachLateGestures(element, created, { showHint, isPage, signal: ended.signal })
      aim(created, latest.current)
      return () => {
        ended.abort()
        created.stop()
        camera.current = undefined
      }
    }
    // It calls after a layout, so that reading sizes costs none.
    let stop: (() => void) | undefined
    const observer = new ResizeObserver(() => {
      if (stop === undefined) stop = start()
      else camera.current?.resize()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      stop?.()
    }
  }, [window, showHint, showLetters, isPage, isReady])

  const target = focus && Object.values(focus).join(' ')
  useEffect(() => aim(camera.current, latest.current), [target, heading])

  return camera
}

function aim(camera: MapCamera | undefined, { focus, heading }: Pick<MapFrameProps, 'focus' | 'heading'>) {
  if (focus) camera?.fitTo(focus, heading === undefined ? undefined : -heading)
}

/** Long enough to be read, short enough not to disturb; what follows a press is read from its beginning. */
const HINT_STAYS_MS: Readonly<Record<Hint, number>> = { wheel: 1600, fingers: 1600, noCompass: 5000 }

function useHint() {
  const [hint, setHint] = useState<Hint>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const showHint = useCallback((shown: Hint) => {
    clearTimeout(timer.current)
    setHint(shown)
    timer.current = setTimeout(() => setHint(undefined), HINT_STAYS_MS[shown])
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { hint, showHint }
}
