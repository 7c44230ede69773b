import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import screenReader from '../../components/screen-reader/screen-reader.module.css'
import { findFocus, watchFocus } from './lost-focus.ts'

/** State of a navigation within a page: id of the element that shows its result. */
export interface InPlace {
  readonly landing: string
}

/**
 * The one place that says where a change within a page leads: the focus stays on what was pressed, or goes where the next
 * press is expected; that is scrolled into the window; and the result's `data-says` is announced.
 */
export function KeepPlace() {
  const { key, state } = useLocation()
  const shown = useRef(key)
  const [said, setSaid] = useState('')
  useLayoutEffect(watchFocus, [])
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const landing = document.getElementById(landingOf(state))
    const focus = findFocus(landing)
    focus?.focus({ preventScroll: true })
    const place = focus && !landing?.contains(focus) ? focus : landing
    place?.scrollIntoView({ block: 'nearest' })
    setSaid(landing?.dataset['says'] ?? '')
  }, [key, state])
  return (
    <p className={screenReader.only} role="status">
      {said}
    </p>
  )
}

/** Empty for a navigation to another page. */
function landingOf(state: unknown): string {
  return String(Object(state).landing ?? '')
}
