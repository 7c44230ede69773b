import styles from './step-sign.module.css'

const shapes = {
  start: 'M12 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9z',
  straight: 'M12 20V5M6 11l6-6 6 6',
  left: 'M19 20v-9H5M10 5.500L4.500 11l5.500 5.500',
  right: 'M5 20v-9h14M14 5.500l5.500 5.500-5.500 5.500',
  'slightly-left': 'M16 20v-6L7 5M7 12.500V5h7.500',
  'slightly-right': 'M8 20v-6l9-9M9.500 5H17v7.500',
  back: 'M17 20V9.500a5 5 0 0 0-10 0V18M3 14.500L7 18.500l4-4',
  lift: 'M4.500 3h15v18h-15zM8.500 10L12 6.500l3.500 3.500M8.500 14l3.500 3.500 3.500-3.500',
  escalator: 'M3 20h4.500l9-11H21M3 14h1.500l8-10H16',
  stairs: 'M3 20h4.500v-5H12v-5h4.500V5H21',
  ramp: 'M3 19L21 8v11z',
  arrive:
    'M12 21s7-6.500 7-12a7 7 0 0 0-14 0c0 5.500 7 12 7 12zM12 11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
} as const

export type StepSignName = keyof typeof shapes

/** The sign of a step, hidden from screen readers: the text beside it says the same. */
export function StepSign({ name }: { name: StepSignName }) {
  return (
    <svg className={styles.sign} data-sign={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  )
}
