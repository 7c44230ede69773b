import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { ScrollRegion } from '../../components/scroll-region.tsx'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import { PlanShapes, type PlanShapesProps } from './plan-shapes.tsx'
import { useMapWords } from './use-map-words.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './plan.module.css'

const zooms = [1, 1.5, 2.25, 3.5, 5] as const

interface PlanDrawingProps extends Omit<PlanShapesProps, 'scale'> {
  /** Of one of several plans on a screen. */
  readonly label?: string
}

/** The plan of a level. It is for pointers: the list of units is the same for everybody else. */
export function PlanDrawing({ label, ...props }: PlanDrawingProps) {
  const { locale } = useStudio()
  const words = useMapWords()
  const sizer = useRef<HTMLDivElement>(null)
  const middle = useRef({ left: 0.5, top: 0.5 })
  const [zoom, setZoom] = useState(0)
  const scale = useScale(sizer, props.level.box.width)
  // The middle of what is seen stays there.
  useLayoutEffect(() => {
    const seen = sizer.current?.parentElement
    const { left, top } = middle.current
    seen?.scrollTo(
      left * seen.scrollWidth - seen.clientWidth / 2,
      top * seen.scrollHeight - seen.clientHeight / 2,
    )
  }, [zoom])
  return (
    <div className={primitives.closeStack}>
      <ScrollRegion
        label={label ?? words.drawing(inLanguage(props.level.name, locale))}
        className={styles.window}
      >
        <div ref={sizer} style={{ width: `calc(max(100%, var(--least-plan, 38rem)) * ${zooms[zoom]})` }}>
          <PlanShapes {...props} scale={scale} />
        </div>
      </ScrollRegion>
      <div className={primitives.row}>
        <Button disabled={zoom === 0} onClick={() => zoomTo(zoom - 1)}>
          {words.farther}
        </Button>
        <Button disabled={zoom === zooms.length - 1} onClick={() => zoomTo(zoom + 1)}>
          {words.closer}
        </Button>
      </div>
    </div>
  )

  function zoomTo(next: number): void {
    const seen = sizer.current?.parentElement
    if (!seen) return
    middle.current = {
      left: (seen.scrollLeft + seen.clientWidth / 2) / seen.scrollWidth,
      top: (seen.scrollTop + seen.clientHeight / 2) / seen.scrollHeight,
    }
    setZoom(next)
  }
}

/** Pixels of a metre on the screen, as the plan is wide now. */
function useScale(sizer: RefObject<HTMLElement | null>, metres: number): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const observed = sizer.current
    if (observed === null) return
    const measure = () => setWidth(observed.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(observed)
    return () => observer.disconnect()
  }, [sizer])
  return width / metres
}
