import type { PictureJson } from '@promenade/contract/studio-api/media'
import { useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { pictureParams } from '../api/picture-params.ts'
import { pictureAddress } from '../components/picture-address.ts'
import { problemText } from '../context/problem-text.ts'
import { useStudio } from '../context/studio-context.ts'
import styles from './focal-point.module.css'

const steps = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
} as const

interface FocalPointProps {
  readonly path: string
  /** Undefined until the platform has responded. */
  readonly picture: PictureJson | undefined
  readonly isReadOnly: boolean
}

/** Sets the focal point of a picture, which stays visible in a crop, by a press or by arrow keys. */
export function FocalPoint({ path, picture: known, isReadOnly }: FocalPointProps) {
  const { messages: m, notify } = useStudio()
  const [set, setPoint] = useState<readonly [number, number]>()
  const timer = useRef(0)
  const isCentred = known === undefined || (known.focalX === 0.5 && known.focalY === 0.5)
  const point = set ?? (isCentred ? undefined : ([known.focalX, known.focalY] as const))
  const place = (x: number, y: number) => {
    const next = [share(x), share(y)] as const
    setPoint(next)
    clearTimeout(timer.current)
    // Arrow keys move the point in many steps; only the last one is saved.
    timer.current = window.setTimeout(() => {
      call('PATCH /api/v1/media/:prefix/:name', {
        params: pictureParams(path),
        body: { focalX: next[0], focalY: next[1] },
      }).catch((error: unknown) => notify({ text: problemText(error, m) }))
    }, 400)
  }
  const [x, y] = point ?? [0.5, 0.5]
  const picture = <img src={pictureAddress(path)} alt="" />
  if (isReadOnly) return picture
  return (
    <button
      type="button"
      className={styles.focal}
      aria-label={m.picture.focalPoint(Math.round(x * 100), Math.round(y * 100))}
      title={m.picture.focalHelp}
      onClick={(event) => {
        // A click by keyboard has no coordinates.
        if (event.detail === 0) return
        const box = event.currentTarget.getBoundingClientRect()
        place((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
      }}
      onKeyDown={(event) => {
        const step = Object.entries(steps).find(([key]) => key === event.key)?.[1]
        if (step === undefined) return
        event.preventDefault()
        place(x + step[0], y + step[1])
      }}
    >
      {picture}
      {point !== undefined && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <line x1={x * 100} x2={x * 100} y1="0" y2="100" />
          <line x1="0" x2="100" y1={y * 100} y2={y * 100} />
        </svg>
      )}
    </button>
  )
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000
}
