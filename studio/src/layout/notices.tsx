import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { buttonLook } from '../components/button-look.ts'
import { Button, IconButton } from '../components/button.tsx'
import type { Notice } from '../context/studio-context.ts'
import { noticeEvents } from './notice-events.ts'
import { useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { useUndo } from '../undo/use-undo.tsx'
import styles from './notices.module.css'

const shownMs = 12_000

/** Shows the last notice in a live region, with its undo. It stays while hovered or focused. */
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
    const stop = new AbortController()
    const { signal } = stop
    for (const name of ['pointerenter', 'focusin']) element?.addEventListener(name, hold, { signal })
    for (const name of ['pointerleave', 'focusout']) element?.addEventListener(name, release, { signal })
    return () => stop.abort()
  }, [])
  const { act } = useAct()
  const { undo: undoAct, sheet } = useUndo(revalidate)
  const undo = async ({ changeSet, undo: takeBack }: Notice) => {
    if (changeSet === undefined) await takeBack?.()
    setNotice(changeSet === undefined ? { text: m.undone } : undefined)
    if (changeSet !== undefined) await undoAct(changeSet)
  }
  return (
    <>
      {sheet}
      <div ref={place} className={styles.notices} role="status">
        {notice !== undefined && (
          <div>
            <div>
              <p>{notice.text}</p>
              {notice.seen !== undefined && (
                <a className={buttonLook()} href={notice.seen} target="_blank" rel="noreferrer">
                  {m.seeOnSite}
                </a>
              )}
              {(notice.changeSet !== undefined || notice.undo !== undefined) && (
                <Button onClick={() => void act(() => undo(notice))}>{m.undo}</Button>
              )}
            </div>
            <IconButton icon="close" size={18} label={m.close} onClick={() => setNotice(undefined)} />
          </div>
        )}
      </div>
    </>
  )
}
