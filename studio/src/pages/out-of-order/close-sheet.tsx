import { instantIn, overIn } from '@promenade/domain/studio/entry-state'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Labelled, TimeInput } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { useStudio } from '../../context/studio-context.ts'
import type { ClosureFields } from '../../entries/places.ts'
import { useOutOfOrderWords } from './use-out-of-order-words.ts'
import { useSeen } from './use-seen.ts'
import inputs from '../../components/inputs.module.css'
import primitives from '../../theme/primitives.module.css'

const DateField = lazy(async () => ({
  default: (await import('../../forms/date-inputs.tsx')).DateField,
}))

interface CloseSheetProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onClose: () => void
  /** Closes the place, and says `done`. */
  readonly close: (fields: ClosureFields, done: string) => Promise<unknown>
}

/** Asks from when until when a place is out of order, and why, and closes it. */
export function CloseSheet({ name, isBusy, onClose, close }: CloseSheetProps) {
  const { session, messages: m, format } = useStudio()
  const words = useOutOfOrderWords()
  const seen = useSeen()
  const [from, setFrom] = useState<string>()
  const [lastDay, setLastDay] = useState<string>()
  const [time, setTime] = useState('')
  const [now] = useState(() => Date.now())
  const [why, setWhy] = useState<Readonly<Record<string, string>>>({})
  const today = format.isoDate()
  // A guard who knows the hour alone means the day on which it closes.
  const until = time === '' ? lastDay : `${lastDay ?? from ?? today} ${time}`
  const fault = findFault({ from, until, today, now, timeZone: session.mall.timeZone })
  const causes = Object.entries(why).filter(([, text]) => text.trim() !== '')
  const date = (label: string, value: string | undefined, set: typeof setFrom) => (
    <Suspense fallback={<div className={`${inputs.input} ${inputs.waiting}`} />}>
      <DateField label={label} value={value ?? ''} onChange={set} isInvalid={fault !== undefined} />
    </Suspense>
  )
  return (
    <Sheet
      title={words.closeOf(name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button
            look="main"
            disabled={isBusy || fault !== undefined}
            onClick={() => {
              const fields = {
                closed: true as const,
                closed_from: from,
                closed_until: until,
                closed_why: causes.length === 0 ? undefined : Object.fromEntries(causes),
                closed_seen: seen(),
              }
              const done =
                from === undefined ? words.isClosed(name) : words.isPlanned(name, format.date(from))
              void close(fields, done).then(onClose)
            }}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={primitives.stack}>
        <Labelled label={words.from} help={words.fromHelp}>
          {date(words.from, from, setFrom)}
        </Labelled>
        <Labelled label={words.until} help={words.untilHelp}>
          <div className={primitives.row}>
            {date(words.until, lastDay, setLastDay)}
            <TimeInput label={`${words.until}, ${m.form.time}`} value={time} onChange={setTime} />
          </div>
        </Labelled>
        {fault !== undefined && (
          <p className={inputs.fault} role="alert">
            {words[fault]}
          </p>
        )}
        {session.mall.locales.map((code) => (
          <Labelled key={code} label={words.why(m.languages[code] ?? code)}>
            <input
              className={inputs.input}
              lang={code}
              value={why[code] ?? ''}
              onChange={({ target }) => setWhy({ ...why, [code]: target.value })}
            />
          </Labelled>
        ))}
      </div>
    </Sheet>
  )
}

interface Times {
  readonly from: string | undefined
  readonly until: string | undefined
  readonly today: string
  readonly now: number
  readonly timeZone: string
}

function findFault({ from, until = '', today, now, timeZone }: Times): 'past' | 'reversed' | undefined {
  const begin = instantIn({ from: from ?? today }, 'from', timeZone) ?? now
  const end = overIn({ until }, 'until', timeZone) ?? Infinity
  if ((from !== undefined && from < today) || end <= now) return 'past'
  return end <= begin ? 'reversed' : undefined
}
