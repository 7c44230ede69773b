import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Labelled } from '../../components/inputs.tsx'
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
  const [until, setUntil] = useState<string>()
  const [why, setWhy] = useState<Readonly<Record<string, string>>>({})
  const today = format.isoDate()
  const isPast = [from, until].some((day) => day !== undefined && day < today)
  const isReversed = from !== undefined && until !== undefined && until < from
  const causes = Object.entries(why).filter(([, text]) => text.trim() !== '')
  const date = (label: string, help: string, value: string | undefined, set: typeof setFrom) => (
    <Labelled label={label} help={help}>
      <Suspense fallback={<div className={`${inputs.input} ${inputs.waiting}`} />}>
        <DateField label={label} value={value ?? ''} onChange={set} isInvalid={isPast || isReversed} />
      </Suspense>
    </Labelled>
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
            disabled={isBusy || isPast || isReversed}
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
        {date(words.from, words.fromHelp, from, setFrom)}
        {date(words.until, words.untilHelp, until, setUntil)}
        {(isPast || isReversed) && (
          <p className={inputs.fault} role="alert">
            {isPast ? words.past : words.reversed}
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
