import { useState } from 'react'
import { codeOf } from '../api/request-error.ts'
import { problemText } from './problem-text.ts'
import { useStudio } from './studio-context.ts'

interface Acting {
  readonly isBusy: boolean
  /** Runs `work` and shows its error as a notice. `conflict` is the message for a conflict on this screen. */
  readonly act: (work: () => Promise<unknown>, conflict?: string) => Promise<void>
}

/** Runs one act at a time and shows its error as a notice. */
export function useAct(): Acting {
  const { messages: m, notify } = useStudio()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (work: () => Promise<unknown>, conflict?: string) => {
    const places = placesNear(document.activeElement)
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      const isConflict = codeOf(error) === 'conflict'
      notify({ text: (isConflict && conflict) || problemText(error, m) })
    } finally {
      setIsBusy(false)
      keepFocus(places)
    }
  }
  return { isBusy, act }
}

/** What was pressed, its line, and the lines and the screen around it: an act often takes its own button away. */
function placesNear(pressed: Element | null): readonly Element[] {
  if (pressed === document.body) return []
  const line = pressed?.closest('li')
  return [
    pressed,
    line,
    line?.nextElementSibling,
    line?.previousElementSibling,
    document.getElementById('main'),
  ].filter((place) => place instanceof Element)
}

/** The screen shows what the act has changed a moment after it. */
const tries = 20
const pauseMs = 50

/** Gives back a focus that the act has taken. */
function keepFocus(places: readonly Element[]): void {
  let count = 0
  const timer = setInterval(() => {
    count += 1
    if (count === tries) clearInterval(timer)
    if (document.activeElement !== document.body) return
    const place = places.find(({ isConnected }) => isConnected)
    const control = place?.matches('li') ? place.querySelector('button:enabled, a') : place
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  }, pauseMs)
}
