import type { Path } from '@promenade/domain/studio/document'
import type { KeyboardEvent } from 'react'
import { fieldId } from './field-frame.tsx'

/** Focuses the field of a path, else the closest field around it. */
export function focusField(path: Path): void {
  const places = path.map((_, index) => document.getElementById(fieldId(path.slice(0, path.length - index))))
  const place = places.find((element) => element !== null)
  place?.closest('details')?.setAttribute('open', '')
  const control = place?.matches('fieldset')
    ? (place.querySelector<HTMLElement>('[contenteditable="true"]') ??
      place.querySelector<HTMLElement>('input, textarea, select, [role="spinbutton"], button'))
    : place
  control?.focus()
  place?.scrollIntoView({ block: 'center' })
}

/** Moves the focus to the next field on Enter, as the "next" key of a phone's keyboard promises. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  const fields = event.currentTarget
    .closest('main, dialog')
    ?.querySelectorAll<HTMLElement>('input:not([type=file]), textarea, select, [contenteditable=true]')
  const shown = [...(fields ?? [])].filter(
    (field) => field.checkVisibility() && !field.matches('[role=toolbar] *'),
  )
  shown[shown.indexOf(event.currentTarget) + 1]?.focus()
}
