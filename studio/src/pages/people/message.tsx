import { messageFieldLabel } from '@promenade/contract/field-words/message-fields'
import type { WrittenField } from '@promenade/domain/forms/fields'
import { namesOf } from '@promenade/domain/forms/form'
import { contactForm } from '@promenade/domain/forms/forms'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { buttonLook } from '../../components/button-look.ts'
import { Button } from '../../components/button.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { unreadMessages } from '../../layout/polled-counts.ts'
import type { Mail } from './mail.ts'
import { hasKeptReply, ReplyForm } from './reply-form.tsx'
import { useVisitorWords } from './use-visitor-words.ts'
import primitives from '../../theme/primitives.module.css'
import styles from '../people-page.module.css'

/** What staff change about a message. */
export type Marks = Pick<Mail, 'readAt' | 'doneAt' | 'doneBy' | 'replies'>

interface MessageProps {
  readonly message: Mail
  readonly onMark: (marks: Marks) => void
}

/** A message of a visitor, with what staff have answered and done. */
export function Message({ message, onMark }: MessageProps) {
  const { format } = useStudio()
  const { messages: words } = useVisitorWords()
  const { act } = useAct()
  const { id, name, subject, message: text, at, readAt, doneAt, doneBy, replies } = message
  const open = () =>
    act(async () => {
      await call('PATCH /api/v1/inbox/:id', { params: { id }, body: { read: true } })
      onMark({ readAt: new Date().toISOString(), doneAt, doneBy, replies })
      await unreadMessages.refresh()
    })
  return (
    <li>
      <details
        className={primitives.panel}
        onToggle={(event) => event.currentTarget.open && readAt === null && void open()}
      >
        <summary data-unread={readAt === null || undefined}>
          <span>
            {readAt === null && <span className={primitives.unseen}>{words.isNew} </span>}
            {name}
          </span>
          <span className={styles.mailSubject}>{subject ?? text.slice(0, 60)}</span>
          <span className={primitives.note}>
            {format.moment(at)}
            {doneAt !== null && ` · ${words.doneBy(doneBy, format.moment(doneAt))}`}
          </span>
        </summary>
        <Body message={message} onMark={onMark} />
      </details>
    </li>
  )
}

function Body({ message, onMark }: MessageProps) {
  const { messages: m, session } = useStudio()
  const { id, message: text, readAt, locale, replies } = message
  const [isReplying, setIsReplying] = useState(() => hasKeptReply(id))
  return (
    <div className={primitives.stack}>
      <p className={primitives.soft}>
        {namesOf(others).map((field) => (
          <Written key={field} field={field} text={message[field]} />
        ))}
        {m.languages[locale] ?? locale}
      </p>
      <p className={styles.mailText} lang={locale}>
        {text}
      </p>
      <Replies replies={replies} locale={locale} />
      {isReplying && (
        <ReplyForm
          message={message}
          onReply={(reply) => {
            setIsReplying(false)
            onMark({ readAt, ...doneNow(session.staff.name), replies: [...replies, reply] })
          }}
          onTakeBack={(taken) => {
            setIsReplying(true)
            const left = replies.filter((reply) => reply.id !== taken)
            onMark({ readAt, doneAt: null, doneBy: null, replies: left })
          }}
        />
      )}
      <Actions
        message={message}
        onMark={onMark}
        onReply={isReplying ? undefined : () => setIsReplying(true)}
      />
    </div>
  )
}

interface ActionsProps extends MessageProps {
  /** Absent while a reply is written. */
  readonly onReply: (() => void) | undefined
}

function Actions({ message, onMark, onReply }: ActionsProps) {
  const { format, session, isAllowed, notify } = useStudio()
  const { messages: words } = useVisitorWords()
  const { act } = useAct()
  const { id, name, at, readAt, doneAt, replies } = message
  const markDone = async (isDone: boolean) => {
    await call('PATCH /api/v1/inbox/:id', { params: { id }, body: { done: isDone } })
    onMark({ readAt, replies, ...(isDone ? doneNow(session.staff.name) : { doneAt: null, doneBy: null }) })
  }
  const toggle = () =>
    act(async () => {
      await markDone(doneAt === null)
      const undo = () => markDone(doneAt !== null)
      notify({ text: doneAt === null ? words.isDone(name) : words.isOpen(name), undo })
    })
  return (
    <div className={primitives.row}>
      {onReply !== undefined && isAllowed('visitors.write') && (
        <Button look="main" onClick={onReply}>
          {words.reply}
        </Button>
      )}
      <a className={buttonLook()} href={replyAddress(message, words.wrote(name, format.longDate(at)))}>
        {words.replyElsewhere}
      </a>
      {isAllowed('visitors.write') && (
        <Button onClick={() => void toggle()}>{doneAt === null ? words.markDone : words.markOpen}</Button>
      )}
    </div>
  )
}

function doneNow(by: string) {
  return { doneAt: new Date().toISOString(), doneBy: by }
}

/** What staff have answered. */
function Replies({ replies, locale }: Pick<Mail, 'replies' | 'locale'>) {
  const { format } = useStudio()
  const { messages: words } = useVisitorWords()
  if (replies.length === 0) return null
  return (
    <ul className={primitives.stack}>
      {replies.map(({ id, text, at, by, state }) => (
        <li key={id} className={styles.reply}>
          <p className={primitives.note}>
            {by} · {format.moment(at)} · {words.replyStates[state]}
          </p>
          <p className={styles.mailText} lang={locale}>
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The fields that have no place of their own in a message. */
const { name: _, subject: __, message: ___, ...others } = contactForm

function Written({ field, text }: { readonly field: keyof typeof others; readonly text: string | null }) {
  const { locale } = useStudio()
  if (text === null || text === '') return null
  const scheme = schemes[others[field].kind]
  return (
    <>
      {scheme === undefined ? (
        `${messageFieldLabel(field, locale)}: ${text}`
      ) : (
        <a href={`${scheme}:${text}`}>{text}</a>
      )}
      {' · '}
    </>
  )
}

/** The URL scheme of links for a kind of field. */
const schemes: Readonly<Partial<Record<WrittenField['kind'], string>>> = { email: 'mailto', phone: 'tel' }

/** Mail programs and browsers accept addresses of about 2,000 characters. */
const maxQuote = 1_200

/** A `mailto:` address with the quoted message. */
function replyAddress({ email, subject, message }: Mail, heading: string): string {
  const text = message.length > maxQuote ? `${message.slice(0, maxQuote)} …` : message
  const quote = text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')
  const parts = { subject: `Re: ${subject ?? ''}`, body: `\r\n\r\n${heading}\r\n${quote}` }
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.join('&')}`
}
