import { createContext, startTransition, use, useCallback, useState } from 'react'

/**
 * The smallest letters, in metres, that a frame has had readable. A large mall has a thousand texts: those that nobody has
 * zoomed to are not written.
 */
export const WrittenLetters = createContext(Infinity)

/** The smallest letters, in metres, that are written: `least` without a frame, or before it is zoomed. */
export function useWrittenLetters(least: number): number {
  return Math.min(least, use(WrittenLetters))
}

/** For a frame: `showLetters` is told the smallest readable letters at each rest. */
export function useShownLetters(): { shown: number; showLetters: (letters: number) => void } {
  const [shown, setShown] = useState(Infinity)
  // In steps of two, so that few rests write anything.
  const showLetters = useCallback((letters: number) => {
    const step = 2 ** Math.floor(Math.log2(letters))
    startTransition(() => setShown((before) => Math.min(before, step)))
  }, [])
  return { shown, showLetters }
}
