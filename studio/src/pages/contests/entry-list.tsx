import type { ContestJson } from '@promenade/contract/studio-api/contests'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callVisitors } from '../../api/call-visitors.ts'
import { Button } from '../../components/button.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { ReasonSheet } from './reason-sheet.tsx'
import { useContestWords } from './use-contest-words.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './contests.module.css'

type Entry = ContestJson['page'][number]

interface EntryListProps {
  readonly contest: number
  readonly entries: readonly Entry[]
  /** True once the winners are drawn: then nobody is excluded any more. */
  readonly isDrawn: boolean
}

/** Entries of a contest, each with what speaks against it. */
export function EntryList({ contest, entries, isDrawn }: EntryListProps) {
  return (
    <ul className={primitives.lines}>
      {entries.map((entry) => (
        <Line key={entry.ticket} contest={contest} entry={entry} isDrawn={isDrawn} />
      ))}
    </ul>
  )
}

interface LineProps {
  readonly contest: number
  readonly entry: Entry
  readonly isDrawn: boolean
}

function Line({ contest, entry, isDrawn }: LineProps) {
  const { messages: m, format, isAllowed } = useStudio()
  const words = useContestWords()
  const { ticket, first_name: first, last_name: last, email, phone, answer, excluded, like } = entry
  const facts = [
    words.ticket(ticket),
    ...(phone === null ? [] : [phone]),
    format.moment(entry.at),
    m.languages[entry.locale] ?? entry.locale,
    ...(entry.confirmedAge === null ? [] : [words.confirmedAge(entry.confirmedAge)]),
  ]
  return (
    <li className={styles.entry}>
      <div>
        <b>{`${first} ${last}`}</b>
        <a className={primitives.target} href={`mailto:${email}`}>
          {email}
        </a>
        <p className={primitives.note}>{facts.join(' · ')}</p>
        {answer !== null && (
          <p lang={entry.locale}>
            {words.answer}: {answer}
          </p>
        )}
        {entry.confirmedEligibility !== null && (
          <p className={primitives.note} lang={entry.locale}>
            {words.confirmed}: {entry.confirmedEligibility}
          </p>
        )}
        {like.length > 0 && <p className={styles.like}>{likenessText(like)}</p>}
        {excluded !== null && (
          <p className={styles.like}>{words.excludedBy(excluded.because, excluded.by)}</p>
        )}
      </div>
      <div className={primitives.row}>
        {entry.hasPhoto && (
          <a
            className={primitives.target}
            href={`/api/v1/contests/${contest}/entries/${ticket}/photo`}
            target="_blank"
            rel="noopener"
          >
            {words.photo}
            <span className={primitives.unseen}> {words.ticket(ticket)}</span>
          </a>
        )}
        {!isDrawn && isAllowed('visitors.write') && <Exclusion contest={contest} entry={entry} />}
      </div>
    </li>
  )

  function likenessText(others: Entry['like']): string {
    const kinds = [...Map.groupBy(others, ({ likeness }) => likeness)]
    return kinds
      .map(([likeness, tickets]) =>
        words.likeness[likeness](tickets.map(({ ticket: other }) => other).join(', ')),
      )
      .join(' · ')
  }
}

function Exclusion({ contest, entry }: Omit<LineProps, 'isDrawn'>) {
  const { notify } = useStudio()
  const words = useContestWords()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [isOpen, setIsOpen] = useState(false)
  const { ticket, excluded } = entry
  const write = async (because: string | null) => {
    await callVisitors('PATCH /api/v1/contests/:id/entries/:ticket', {
      params: { id: contest, ticket },
      body: { because },
    })
    await revalidate()
  }
  const decide = (because: string | null) =>
    act(async () => {
      setIsOpen(false)
      await write(because)
      const undo = () => write(excluded?.because ?? null)
      notify({ text: because === null ? words.isIncluded(ticket) : words.isExcluded(ticket), undo })
    })
  return (
    <>
      {excluded === null ? (
        <Button look="small" disabled={isBusy} onClick={() => setIsOpen(true)}>
          {words.exclude}
          <span className={primitives.unseen}> {words.ticket(ticket)}</span>
        </Button>
      ) : (
        <Button look="small" disabled={isBusy} onClick={() => void decide(null)}>
          {words.include}
          <span className={primitives.unseen}> {words.ticket(ticket)}</span>
        </Button>
      )}
      {isOpen && (
        <ReasonSheet
          title={words.excludeTitle(ticket)}
          help={words.excludeHelp}
          reasons={words.reasons}
          action={words.exclude}
          onChoose={(because) => void decide(because)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
