import { useEffect, useState } from 'react'
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
  const { revalidate } = useRevalidator()
  useEffect(() => noticeEvents.subscribe(setNotice), [])
  useEffect(() => {
    if (notice === undefined || isHeld) return undefined
    const timer = setTimeout(() => setNotice(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [notice, isHeld])
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
    <div
      className="notices"
      role="status"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
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
