import type { ContestJson, NewWinnerMails, WinnerMailPreview } from '@promenade/contract/studio-api/contests'
import { addDays } from '@promenade/domain/calendar/dates'
import { byLocale, type Locale, locales } from '@promenade/domain/locale/locale'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callVisitors } from '../../api/call-visitors.ts'
import { Button } from '../../components/button.tsx'
import { Form, Labelled, TextField } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { type Typed, useKept } from '../../context/use-kept.ts'
import { usualText, useWinnerWords } from './winner-words.ts'
import inputs from '../../components/inputs.module.css'
import primitives from '../../theme/primitives.module.css'
import styles from './contests.module.css'

interface WinnerSheetProps {
  readonly contest: ContestJson
  readonly winners: readonly { readonly ticket: number; readonly locale: Locale }[]
  readonly onClose: () => void
}

const usualDays = 7

/** The button that was pressed is gone: the next step is read from its beginning. */
const focusOnce = (step: HTMLElement | null) => step?.focus()

/** A text to winners in the language of each, its preview, and the press that sends it. */
export function WinnerSheet({ contest, winners, onClose }: WinnerSheetProps) {
  const { id } = contest
  const { format, notify } = useStudio()
  const words = useWinnerWords()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const today = format.isoDate()
  const languages = locales
    .map(({ code }): Locale => code)
    .filter((code) => winners.some(({ locale }) => locale === code))
  // Kept also for the next in line, who reads the same.
  const { fields, change } = useKept(`studio-winner-mail-${id}`, initialFields(languages, contest))
  const [until, setUntil] = useState(() => addDays(today, usualDays))
  const [preview, setPreview] = useState<Preview>()
  const [params, tickets] = [{ id }, winners.map(({ ticket }) => ticket)]

  const look = () => {
    const body = { tickets, until, texts: textsOf(fields, languages) }
    return act(async () => {
      const { mails } = await callVisitors('POST /api/v1/contests/:id/mails/preview', { params, body })
      // A repeated press sends nothing twice.
      setPreview({ mails, body, key: crypto.randomUUID() })
    }, words.changed)
  }
  const send = ({ body, key }: Preview) =>
    act(async () => {
      const headers = { 'Idempotency-Key': key }
      await callVisitors('POST /api/v1/contests/:id/mails', { params, headers, body })
      onClose()
      const undo = async () => {
        await callVisitors('POST /api/v1/contests/:id/mails/undo', { params, body: { tickets } })
        await revalidate()
      }
      notify({ text: words.isSent(tickets.length), undo })
      await revalidate()
    }, words.changed)

  return (
    <Sheet title={words.title(winners.length)} onClose={onClose} isWide>
      {preview === undefined ? (
        <Form ref={focusOnce} tabIndex={-1} onSubmit={() => void look()}>
          {languages.map((code) => (
            <LetterFields key={code} code={code} fields={fields} onChange={change} />
          ))}
          <TextField label={words.until} type="date" min={today} value={until} onChange={setUntil} />
          <div className={primitives.row}>
            <Button look="main" type="submit" disabled={isBusy}>
              {words.preview}
            </Button>
          </div>
        </Form>
      ) : (
        <div ref={focusOnce} tabIndex={-1} className={primitives.stack}>
          <Mails mails={preview.mails} />
          <div className={primitives.row}>
            <Button look="main" disabled={isBusy} onClick={() => void send(preview)}>
              {words.send(tickets.length)}
            </Button>
            <Button disabled={isBusy} onClick={() => setPreview(undefined)}>
              {words.back}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  )
}

interface Preview {
  readonly mails: WinnerMailPreview['mails']
  /** What was previewed is what is sent. */
  readonly body: NewWinnerMails
  readonly key: string
}

function initialFields(languages: readonly Locale[], contest: ContestJson): Typed {
  return Object.fromEntries(languages.map((code) => [`text ${code}`, usualText(code, contest)]))
}

function textsOf(fields: Typed, languages: readonly Locale[]): NewWinnerMails['texts'] {
  return byLocale((code) =>
    languages.includes(code)
      ? { prize: fields[`prize ${code}`] ?? '', text: fields[`text ${code}`] ?? '' }
      : undefined,
  )
}

interface LetterFieldsProps {
  readonly code: Locale
  readonly fields: Typed
  readonly onChange: (fields: Typed) => void
}

function LetterFields({ code, fields, onChange }: LetterFieldsProps) {
  const { messages: m } = useStudio()
  const words = useWinnerWords()
  return (
    <fieldset className={primitives.stack}>
      <legend>
        <b>{m.languages[code] ?? code}</b>
      </legend>
      <TextField
        label={words.prize}
        help={words.prizeHelp}
        lang={code}
        maxLength={300}
        pattern=".*\S.*"
        value={fields[`prize ${code}`] ?? ''}
        onChange={(prize) => onChange({ [`prize ${code}`]: prize })}
      />
      <Labelled label={words.text} help={words.textHelp}>
        <textarea
          className={inputs.input}
          rows={8}
          required
          maxLength={10_000}
          lang={code}
          value={fields[`text ${code}`] ?? ''}
          onChange={({ target }) => onChange({ [`text ${code}`]: target.value })}
        />
      </Labelled>
    </fieldset>
  )
}

function Mails({ mails }: Pick<Preview, 'mails'>) {
  const { messages: m } = useStudio()
  const words = useWinnerWords()
  return mails.map(({ to, locale, subject, text }) => (
    <section key={locale} className={primitives.closeStack}>
      <p className={primitives.note}>{words.previewOf(m.languages[locale] ?? locale, to)}</p>
      <div className={styles.mail} lang={locale}>
        <h3>{subject}</h3>
        <p>{text.trim()}</p>
      </div>
    </section>
  ))
}
