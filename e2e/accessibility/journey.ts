import type { KeyboardInput } from './keyboard-input.ts'

/** Something that people come for, done by keyboard alone. */
export interface Journey {
  readonly what: string
  /** The width at which it is made. */
  readonly width: number
  /** Only script brings what it is about. */
  readonly needsScript?: boolean
  readonly isNew?: boolean
  /** Everything moves that would by itself. */
  readonly isMoving?: boolean
  readonly go: (input: KeyboardInput) => Promise<void>
}
