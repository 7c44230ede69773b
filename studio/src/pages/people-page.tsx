import { messageFieldLabel } from '@promenade/contract/field-words/message-fields'
import type { InboxJson } from '@promenade/contract/studio-api/inbox'
import type { WrittenField } from '@promenade/domain/forms/fields'
import { namesOf } from '@promenade/domain/forms/form'
import { contactForm } from '@promenade/domain/forms/forms'
import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { call } from '../api/call.ts'
import { buttonLook } from '../components/button-look.ts'
import { Button } from '../components/button.tsx'
import { Check } from '../components/inputs.tsx'
import { Panel, Screen } from '../layout/screen.tsx'
import { useStudio } from '../context/studio-context.ts'
import { unreadMessages } from '../layout/polled-counts.ts'
import { useAct } from '../context/use-act.ts'
import { PeopleSections } from './people/people-sections.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './people-page.module.css'

export function loader() {
  return call('GET /api/v1/inbox')
}

/** Messages of visitors, and mails that could not be sent. */
export function Component() {
  const { messages: m, format } = useStudio()
  const { messages: loaded, failedMails } = useLoaderData<typeof loader>()
  // The page remembers marks itself: loading the messages again would be audited as another read.
  const [marked, setMarked] = useState<ReadonlyMap<number, Marks>>(new Map())
  const messages = loaded.map((message) => ({ ...message, ...marked.get(message.id) }))
  const [isDoneShown, setIsDoneShown] = useState(false)
  useEffect(() => localStorage.setItem('studio-seen-people', '1'), [])
  const shown = messages.filter(({ doneAt }) => isDoneShown || doneAt === null)
  const done = messages.length - messages.filter(({ doneAt }) => doneAt === null).length
  return (
    <Screen title={m.people.sections.messages}>
      <PeopleSections />
      {failedMails.length > 0 && (
        <Panel title={m.people.failedTitle}>
          <p className={primitives.soft}>{m.people.failedHelp}</p>
          <ul className={primitives.lines}>
            {failedMails.map(({ id, recipient, kind, at, error }) => (
              <li key={id}>
                <b>{recipient ?? m.people.unknown}</b>
                <span className={primitives.soft}>
                  {kind} · {format.moment(at)}
                  {error !== null && ` · ${error}`}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <section className={primitives.stack}>
        {done > 0 && (
          <Check checked={isDoneShown} onChange={setIsDoneShown}>
            {m.people.showDone(done)}
          </Check>
        )}
        {shown.length === 0 && (
          <p className={primitives.empty}>{messages.length === 0 ? m.empty.inbox : m.people.allDone}</p>
        )}
        <ul className={styles.mails}>
          {shown.map((message) => (
            <Message
              key={message.id}
              message={message}
              onMark={(marks) => setMarked((former) => new Map(former).set(message.id, marks))}
            />
          ))}
        </ul>
      </section>
    </Screen>
  )
}

type Mail = InboxJson['messages'][number]
type Marks = Pick<Mail, 'readAt' | 'doneAt' | 'doneBy'>

interface MessageProps {
  readonly message: Mail
  readonly onMark: (marks: Marks) => void
}

function Message({ message, onMark }: MessageProps) {
  const { messages: m, format, session, isAllowed, notify } = useStudio()
  const { act } = useAct()
  const { id, name, subject, message: text, at, readAt, doneAt, doneBy, locale } = message
  const open = () =>
    act(async () => {
      await call('PATCH /api/v1/inbox/:id', { params: { id }, body: { read: true } })
      onMark({ readAt: new Date().toISOString(), doneAt, doneBy })
      await unreadMessages.refresh()
    })
  const markDone = async (isDone: boolean) => {
    await call('PATCH /api/v1/inbox/:id', { params: { id }, body: { done: isDone } })
    const done = { doneAt: new Date().toISOString(), doneBy: session.staff.name }
    onMark({ readAt, ...(isDone ? done : { doneAt: null, doneBy: null }) })
  }
  const toggle = () =>
    act(async () => {
      await markDone(doneAt === null)
      const undo = () => markDone(doneAt !== null)
      notify({ text: doneAt === null ? m.people.isDone(name) : m.people.isOpen(name), undo })
    })
  return (
    <li>
      <details
        className={primitives.panel}
        onToggle={(event) => event.currentTarget.open && readAt === null && void open()}
      >
        <summary data-unread={readAt === null || undefined}>
          <span>
            {readAt === null && <span className={primitives.unseen}>{m.people.isNew} </span>}
            {name}
          </span>
          <span className={styles.mailSubject}>{subject ?? text.slice(0, 60)}</span>
          <span className={primitives.note}>
            {format.moment(at)}
            {doneAt !== null && ` · ${m.people.doneBy(doneBy, format.moment(doneAt))}`}
          </span>
        </summary>
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
          <div className={primitives.row}>
            <a
              className={buttonLook()}
              href={replyAddress(message, m.people.wrote(name, format.longDate(at)))}
            >
              {m.people.reply}
            </a>
            {isAllowed('visitors.write') && (
              <Button onClick={() => void toggle()}>
                {doneAt === null ? m.people.markDone : m.people.markOpen}
              </Button>
            )}
          </div>
        </div>
      </details>
    </li>
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
