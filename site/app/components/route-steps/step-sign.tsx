import styles from './step-sign.module.css'

/** To the right, the signs to the left are mirrored. */
const shapes = {
  start: 'M12 7.5a4.5 4.5 0 1 0 .01 0z',
  straight: 'M12 20V5M6 11l6-6 6 6',
  left: 'M19 20v-9H5M10 5.5L4.5 11l5.5 5.5',
  'slightly-left': 'M16 20v-6L7 5M7 12.5V5h7.5',
  back: 'M17 20V9.5a5 5 0 0 0-10 0V18M3 14.5L7 18.5l4-4',
  lift: 'M4.5 3h15v18h-15zM8.5 10L12 6.5l3.5 3.5M8.5 14l3.5 3.5 3.5-3.5',
  escalator: 'M3 20h4.5l9-11H21M3 14h1.5l8-10H16',
  stairs: 'M3 20h4.5v-5H12v-5h4.5V5H21',
  ramp: 'M3 19L21 8v11z',
  arrive: 'M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 6.5a2.5 2.5 0 1 0 .01 0z',
} as const

export type StepSignName = keyof typeof shapes | 'right' | 'slightly-right'

/** The sign of a step, hidden from screen readers: the text beside it says the same. */
export function StepSign({ name }: { name: StepSignName }) {
  const isRight = name === 'right' || name === 'slightly-right'
  const shape = shapes[isRight ? (name === 'right' ? 'left' : 'slightly-left') : name]
  return (
    <svg className={styles.sign} data-sign={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} transform={isRight ? 'matrix(-1 0 0 1 24 0)' : undefined} />
    </svg>
  )
}
