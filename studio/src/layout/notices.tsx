import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { undoChangeSet } from '../api/requests.ts'
import { Icon } from '../components/icon.tsx'
import type { Notice } from './studio-context.ts'
import { noticeEvents } from './notice-events.ts'
import { problemText } from './problem-text.ts'
import { useStudio } from './studio-context.ts'

const shownMs = 12_000

/** The last act, said aloud, with its undo. It stays while a pointer or the focus is on it. */
export function Notices() {
  const { messages: m } = useStudio()
  const [notice, setNotice] = useState<Notice>()
  const [isHeld, setIsHeld] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => noticeEvents.subscribe(setNotice), [])
  useEffect(() => {
    if (notice === undefined || isHeld) return undefined
    const timer = setTimeout(() => setNotice(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [notice, isHeld])
  useEffect(() => {
    const element = place.current
    const hold = () => setIsHeld(true)
    const release = () => setIsHeld(false)
    const names = [
      ['pointerenter', hold],
      ['focusin', hold],
      ['pointerleave', release],
      ['focusout', release],
    ] as const
    for (const [name, listener] of names) element?.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of names) element?.removeEventListener(name, listener)
    }
  }, [])
  const undo = async (changeSet: number) => {
    try {
      await undoChangeSet(changeSet)
      setNotice({ text: m.undone })
      await revalidate()
    } catch (error) {
      setNotice({ text: problemText(error, m) })
    }
  }
  return (
    <div ref={place} className="notices" role="status">
      {notice !== undefined && (
        <div>
          <p>{notice.text}</p>
          {notice.changeSet !== undefined && (
            <button type="button" className="button" onClick={() => void undo(notice.changeSet ?? 0)}>
              {m.undo}
            </button>
          )}
          <button
            type="button"
            className="button icon"
            aria-label={m.close}
            onClick={() => setNotice(undefined)}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </div>
  )
}
