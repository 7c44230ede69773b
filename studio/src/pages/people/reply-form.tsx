import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../components/button.tsx'
import { Form, Labelled } from '../../components/inputs.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import type { Mail } from './mail.ts'
import inputs from '../../components/inputs.module.css'
import { useVisitorWords } from './use-visitor-words.ts'
import primitives from '../../theme/primitives.module.css'

interface ReplyFormProps {
  readonly message: Mail
  readonly onReply: (reply: Mail['replies'][number]) => void
  readonly onTakeBack: (reply: number) => void
}

/** True if an answer was begun on this device. */
export function hasKeptReply(message: number): boolean {
  return Boolean(localStorage.getItem(keyOf(message)))
}

function keyOf(message: number): string {
  return `studio-reply-${message}`
}

/** Answers a message by mail. What is typed stays on this device until it is sent. */
export function ReplyForm({ message: { id, name, locale }, onReply, onTakeBack }: ReplyFormProps) {
  const { messages: m, notify } = useStudio()
  const { messages: words } = useVisitorWords()
  const { isBusy, act } = useAct()
  const kept = keyOf(id)
  const [text, setText] = useState(() => localStorage.getItem(kept) ?? '')
  // A repeated press sends nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID())

  function write(typed: string) {
    setText(typed)
    try {
      localStorage.setItem(kept, typed)
    } catch {
      // The device has no room: it stays in the page.
    }
  }

  const send = () =>
    act(async () => {
      const { reply } = await call('POST /api/v1/inbox/:id/replies', {
        params: { id },
        headers: { 'Idempotency-Key': key },
        body: { text },
      })
      localStorage.removeItem(kept)
      setText('')
      setKey(crypto.randomUUID())
      onReply(reply)
      const undo = async () => {
        await call('DELETE /api/v1/inbox/:id/replies/:reply', { params: { id, reply: reply.id } })
        onTakeBack(reply.id)
        write(text)
      }
      notify({ text: words.replied(name), undo })
    })

  return (
    <Form className={primitives.stack} onSubmit={() => void send()}>
      <Labelled label={words.replyLabel} help={words.replyHelp(m.languages[locale] ?? locale)}>
        <textarea
          className={inputs.input}
          rows={5}
          required
          maxLength={10_000}
          value={text}
          lang={locale}
          onChange={({ target }) => write(target.value)}
        />
      </Labelled>
      <div className={primitives.row}>
        <Button look="main" type="submit" disabled={isBusy || text.trim() === ''}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}
