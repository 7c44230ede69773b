import type { Path } from '@promenade/domain/studio/document'
import { fieldId } from './field-frame.tsx'
import { focusField } from './focus-field.ts'

/** Some controls are loaded late. */
const tries = 60
const pauseMs = 50

/** Focuses a field of the record that is being opened, once it is there. */
export function focusWhenThere(path: Path): void {
  let count = 0
  const timer = setInterval(() => {
    count += 1
    if (document.getElementById(fieldId(path)) === null && count < tries) return
    clearInterval(timer)
    focusField(path)
  }, pauseMs)
}
