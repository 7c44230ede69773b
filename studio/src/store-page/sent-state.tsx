import { asCentre } from '@promenade/domain/mall/hours'
import type { StorePageJson } from '@promenade/contract/studio-api/store-answers'
import type { StorePart } from '@promenade/domain/studio/store-answers'
import { useEffect, useRef } from 'react'
import { useHoursText } from './hours-text.ts'
import { StorePicture } from './store-picture.tsx'
import { textIn, useStore } from './store-context.ts'
import primitives from '../theme/primitives.module.css'

type Sent = StorePageJson['sent'][number]

/** What the store has sent of a part, and what became of it. It gets the focus when that is news, as the button that was pressed is gone. */
export function SentState({ name }: { readonly name: StorePart }) {
  const { page } = useStore()
  const sent = page.sent.filter(({ part }) => part === name)
  const newest = sent[0]?.id
  const place = useRef<HTMLDivElement>(null)
  const known = useRef(newest)
  useEffect(() => {
    if (known.current !== newest) place.current?.focus()
    known.current = newest
  }, [newest])
  // Of all but offers the newest replaces the others.
  const shown = name === 'offer' ? sent : sent.slice(0, 1)
  return (
    <div ref={place} tabIndex={-1} role="status">
      {shown.map((one) => (
        <SentOnce key={one.id} sent={one} />
      ))}
    </div>
  )
}

function SentOnce({ sent }: { readonly sent: Sent }) {
  const { words, format } = useStore()
  const { part, state, showAt, note } = sent
  const own: Readonly<Partial<Record<string, string>>> = part === 'message' ? words.message : {}
  // The part above shows what the website has.
  const isAbove = part !== 'offer' && (state === 'confirmed' || state === 'published' || state === 'approved')
  return (
    <div className={primitives.closeStack}>
      <b>
        {own[state] ?? words.states[state]}
        {showAt !== null && ` ${words.showsAt(format.longDate(showAt))}`}
        {note !== null && <q>{note}</q>}
      </b>
      {(!isAbove || showAt !== null) && <SentContent content={sent.content} />}
    </div>
  )
}

function SentContent({ content }: Pick<Sent, 'content'>) {
  const { page, words, locale, format } = useStore()
  const hoursText = useHoursText()
  const { hours, phone, picture, offer, message } = content
  const image = picture ?? offer?.picture
  return (
    <>
      {hours?.map(({ entry, hours: own }) => {
        const day = page.days.find((one) => one.entry === entry)
        return (
          day !== undefined && (
            <p key={entry}>
              {textIn(day.name, locale)}: {hoursText(own === null || own === asCentre ? day.centre : own)}
            </p>
          )
        )
      })}
      {phone !== undefined && <p>{phone ?? words.noPhone}</p>}
      {offer !== undefined && (
        <p>
          {textIn(offer.name, locale)}
          <br />
          {format.longDate(offer.start, offer.end)}
        </p>
      )}
      {image !== undefined && <StorePicture path={image.path} alt={textIn(image.alt ?? {}, locale)} />}
      {message !== undefined && <p>{message}</p>}
    </>
  )
}
