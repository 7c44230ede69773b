import { useEffect, useState } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router'
import screenReader from '../../components/screen-reader/screen-reader.module.css'
import { countView } from './count-view.ts'
import { focusFirst, keepFocus, showFocus, watchFocus } from './lost-focus.ts'

/** State of a navigation within a page: id of the element that shows its result. */
export interface InPlace {
  readonly landing: string
}

/** The location on the screen. Outside the component, since the frame remounts for the error page. */
let shown: Location | undefined

/** The texts of `data-says` on the screen. */
let heard: readonly (string | undefined)[] = []

/**
 * The one place that says where a navigation leads. Another page begins at its title. A change within a page keeps the focus
 * on what was pressed, or sets it where the next press is expected; that is scrolled into the window; and what the change's
 * landing, or the first new `data-says` of the page, has to say is announced.
 */
export function KeepPlace({ counts }: { counts: boolean }) {
  const location = useLocation()
  const type = useNavigationType()
  const [text, setText] = useState<string>()
  // After the effects of the page, which may set the focus or scroll.
  useEffect(() => {
    const before = shown
    const news = findNews()
    shown = location
    if (counts && before?.pathname !== location.pathname) countView(location.pathname)
    if (before === undefined) {
      watchFocus()
      return
    }
    const isOther = isOtherPage(before, location, type)
    // Our ids need no escaping; a fragment from elsewhere may be invalid.
    const place = document.getElementById(location.hash.slice(1))
    const landing = document.getElementById(String(Object(location.state).landing))
    if (!isOther) keepFocus(landing ?? place)
    // A new page may have set the focus itself, as the outcome of a form does.
    else if (document.querySelector('main :focus:not(#page-title)') === null) {
      // Back in a list: at the link to the page that was left.
      const origin = place?.querySelector<HTMLElement>(`a[href="${before.pathname}"]`)
      origin?.scrollIntoView({ block: 'center' })
      focusFirst(origin, place, document.getElementById('page-title'))
    }
    const frame = requestAnimationFrame(() => {
      setText(isOther ? '' : (landing?.dataset['says'] ?? news))
      if (isOther) return
      // Going back restores the scroll position. A browser that jumps to a fragment takes the focus away until now.
      if (type === NavigationType.Pop) focusFirst(place)
      else showFocus(landing)
    })
    return () => cancelAnimationFrame(frame)
  }, [location, type, counts])
  return (
    <p className={screenReader.only} id="announcement" role="status">
      {text}
    </p>
  )
}

function findNews(): string | undefined {
  const before = heard
  heard = [...document.querySelectorAll<HTMLElement>('[data-says]')].map(({ dataset }) => dataset['says'])
  return heard.find((says) => !before.includes(says))
}

/** A link of the frame begins its page anew, also if it is the page on the screen. */
function isOtherPage(before: Location, now: Location, type: NavigationType): boolean {
  if (before.pathname !== now.pathname) return true
  const isPress = type === NavigationType.Push || before.search === now.search
  return isPress && document.querySelector('body > header :focus, footer :focus') !== null
}
