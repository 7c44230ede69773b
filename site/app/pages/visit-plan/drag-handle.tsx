import { useHydrated } from '../../components/hydrated.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './drag-handle.module.css'
import type { DragOrder } from './use-drag-order.ts'

/** For mouse and touch; the links beside it do the same for everyone. */
export function DragHandle({ drag, index, hint }: { drag: DragOrder; index: number; hint: string }) {
  if (!useHydrated()) return null
  return (
    <span
      className={`${primitives.outlined} ${primitives.iconButton} ${styles.handle} ${primitives.onScreen}`}
      title={hint}
      aria-hidden="true"
      onPointerDown={(press) => drag.begin(press, index)}
      onPointerMove={drag.move}
      onPointerUp={drag.drop}
      onPointerCancel={drag.cancel}
    >
      <svg viewBox="0 0 24 24" width="24" height="24">
        <path d="M5 9h14M5 15h14" stroke="currentColor" strokeWidth="2" fill="none" />
      </svg>
    </span>
  )
}
