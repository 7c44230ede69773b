import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { call } from '../api/call.ts'
import { Check } from '../components/inputs.tsx'
import { Panel, Screen } from '../layout/screen.tsx'
import { useStudio } from '../context/studio-context.ts'
import { KeptFor } from './people/kept-for.tsx'
import { type Marks, Message } from './people/message.tsx'
import { PeopleSections } from './people/people-sections.tsx'
import { useVisitorWords } from './people/use-visitor-words.ts'
import primitives from '../theme/primitives.module.css'
import styles from './people-page.module.css'

export function loader() {
  return call('GET /api/v1/inbox')
}

/** Messages of visitors, and mails that could not be sent. */
export function Component() {
  const { messages: m, format } = useStudio()
  const { messages: words } = useVisitorWords()
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
        <Panel title={words.failedTitle}>
          <p className={primitives.soft}>{words.failedHelp}</p>
          <ul className={primitives.lines}>
            {failedMails.map(({ id, recipient, kind, at, error }) => (
              <li key={id}>
                <b>{recipient ?? words.unknown}</b>
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
            {words.showDone(done)}
          </Check>
        )}
        {shown.length === 0 && (
          <p className={primitives.empty}>{messages.length === 0 ? m.empty.inbox : words.allDone}</p>
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
      <KeptFor what={['contactMessage', 'sentMail', 'deadMail']} />
    </Screen>
  )
}
