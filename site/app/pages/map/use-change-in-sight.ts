import { useEffect, useRef } from 'react'
import type { PlanScreen } from './plan-screen.server.ts'
import { isSheet } from './sheet.tsx'

/** After a choice made far below scrolls to what it changed: the directions, which another goal moves, else the plan. */
export function useChangeInSight({ query: { from, to, store }, level }: PlanScreen): void {
  const shown = { from, to, store, id: level.id }
  const before = useRef(shown)
  useEffect(() => {
    const last = before.current
    before.current = shown
    const isNewRoute = from !== last.from || to !== last.to
    if (isNewRoute ? to === undefined : store === last.store && shown.id === last.id) return
    const part = document.querySelector(isNewRoute ? '#get-there' : '#plan')
    const top = part?.getBoundingClientRect().top ?? 0
    const isSeen = top >= 0 && top < innerHeight / 2
    // The sheet comes to the directions by itself.
    if (!isSeen && !(isNewRoute && isSheet())) part?.scrollIntoView()
  })
}
