import type { NewRound, RoundsJson } from '@promenade/contract/studio-api/store-rounds'
import { addDays } from '@promenade/domain/calendar/dates'
import { askedParts, lateDays } from '@promenade/domain/studio/store-answers'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { useNavigate } from 'react-router'
import { callStores } from '../../api/call-stores.ts'
import { Button } from '../../components/button.tsx'
import { Check, Choice, Form, Labelled, TextField } from '../../components/inputs.tsx'
import { LanguageChoice } from '../../components/language-choice.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { useAskWords } from './use-ask-words.ts'
import inputs from '../../components/inputs.module.css'
import primitives from '../../theme/primitives.module.css'
import styles from './ask-sheet.module.css'

interface AskSheetProps {
  readonly rounds: RoundsJson
  readonly onClose: () => void
}

/** What is asked; `emails`: by the id of each chosen store. */
type Asked = Omit<NewRound, 'stores'> & { readonly emails: ReadonlyMap<number, string> }

/** The form to ask stores. */
export function AskSheet({ rounds, onClose }: AskSheetProps) {
  const { locale, notify, format } = useStudio()
  const words = useAskWords()
  const navigate = useNavigate()
  const { isBusy, act } = useAct()
  const [asked, setAsked] = useState<Asked>({
    parts: ['hours', 'phone'],
    days: rounds.days.slice(0, 3).map(({ id }) => id),
    until: addDays(format.isoDate(), 14),
    lateDays: lateDays[0],
    locale,
    emails: new Map(rounds.stores.map(({ id, email }) => [id, email ?? ''])),
  })
  const { emails, ...others } = asked
  const stores = [...emails].map(([id, email]) => ({ id, email: email.trim() || null }))
  const mails = stores.filter(({ email }) => email !== null).length
  const submit = () =>
    act(async () => {
      if (asked.parts.length === 0 || stores.length === 0) return notify({ text: words.incomplete })
      const { id } = await callStores('POST /api/v1/rounds', { body: { ...others, stores } })
      notify({ text: words.asked(stores.length, mails) })
      await navigate(`/rounds/${id}`)
    })
  return (
    <Sheet title={words.title} onClose={onClose} isWide>
      <Form onSubmit={() => void submit()}>
        <WhatFields days={rounds.days} asked={asked} onChange={setAsked} />
        <TextField
          label={words.until}
          help={words.untilHelp}
          type="date"
          min={format.isoDate()}
          value={asked.until}
          onChange={(until) => setAsked({ ...asked, until })}
        />
        <Labelled label={words.works} help={words.worksHelp}>
          <Choice
            value={String(asked.lateDays)}
            options={lateDays.map((days) => [String(days), words.worksFor(days)] as const)}
            onChange={(text) =>
              setAsked({ ...asked, lateDays: lateDays.find((days) => String(days) === text) ?? lateDays[0] })
            }
          />
        </Labelled>
        <LanguageChoice
          label={words.language}
          value={asked.locale}
          onChange={(next) => setAsked({ ...asked, locale: next })}
        />
        <p className={primitives.note}>{words.languageHelp}</p>
        <StoreFields rounds={rounds} asked={asked} onChange={setAsked} />
        <p role="status">{words.chosen(stores.length, stores.length - mails)}</p>
        <div>
          <Button type="submit" look="main" disabled={isBusy || stores.length === 0}>
            {mails === 0 ? words.sheetsOnly : words.submit(mails)}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}

interface FieldsProps {
  readonly asked: Asked
  readonly onChange: Dispatch<SetStateAction<Asked>>
}

function WhatFields({ days, asked, onChange }: FieldsProps & Pick<RoundsJson, 'days'>) {
  const { locale, format } = useStudio()
  const words = useAskWords()
  return (
    <>
      <fieldset className={inputs.field}>
        <legend>{words.what}</legend>
        <div className={inputs.checks}>
          {askedParts.map((part) => (
            <Check
              key={part}
              checked={asked.parts.includes(part)}
              onChange={(isOn) =>
                onChange({
                  ...asked,
                  parts: askedParts.filter((one) => (one === part ? isOn : asked.parts.includes(one))),
                })
              }
            >
              {words.parts[part]}
            </Check>
          ))}
        </div>
      </fieldset>
      {asked.parts.includes('hours') && (
        <fieldset className={inputs.field}>
          <legend>{words.days}</legend>
          {days.length === 0 && <p className={primitives.note}>{words.noDays}</p>}
          <div className={inputs.checks}>
            {days.map(({ id, title, from }) => (
              <Check
                key={id}
                checked={asked.days.includes(id)}
                onChange={(isOn) =>
                  onChange({
                    ...asked,
                    days: isOn ? [...asked.days, id] : asked.days.filter((day) => day !== id),
                  })
                }
              >
                {inLanguage(title, locale)}, {format.date(from)}
              </Check>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

function StoreFields({ rounds, asked, onChange }: FieldsProps & { readonly rounds: RoundsJson }) {
  const { locale } = useStudio()
  const words = useAskWords()
  const [category, setCategory] = useState('')
  const { emails } = asked
  const known = (id: number) => rounds.stores.find((store) => store.id === id)?.email ?? ''
  const set = (change: (next: Map<number, string>) => void) => {
    const next = new Map(emails)
    change(next)
    onChange({ ...asked, emails: next })
  }
  const chooseCategory = (slug: string) => {
    setCategory(slug)
    const chosen = rounds.stores.filter(({ categories }) => slug === '' || categories.includes(slug))
    onChange({ ...asked, emails: new Map(chosen.map(({ id }) => [id, emails.get(id) ?? known(id)])) })
  }
  return (
    <>
      <Labelled label={words.whom}>
        <Choice
          value={category}
          options={[
            ['', words.all],
            ...rounds.categories.map(({ slug, title }) => [slug, inLanguage(title, locale)] as const),
          ]}
          onChange={chooseCategory}
        />
      </Labelled>
      <details>
        <summary>{words.choose}</summary>
        <Button look="small" disabled={emails.size === 0} onClick={() => set((next) => next.clear())}>
          {words.untickAll}
        </Button>
        <ul className={primitives.lines}>
          {rounds.stores.map(({ id, title }) => {
            const name = inLanguage(title, locale)
            const email = emails.get(id)
            return (
              <li key={id}>
                <Check
                  checked={email !== undefined}
                  onChange={(isOn) => set((next) => (isOn ? next.set(id, known(id)) : next.delete(id)))}
                >
                  {name}
                </Check>
                {email !== undefined && (
                  <div className={styles.address}>
                    <input
                      className={inputs.input}
                      type="email"
                      aria-label={words.email(name)}
                      value={email}
                      onChange={({ target }) => set((next) => next.set(id, target.value))}
                    />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      </details>
    </>
  )
}
