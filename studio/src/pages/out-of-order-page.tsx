import { lazy, Suspense, useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { applyChanges } from '../api/apply-changes.ts'
import { call } from '../api/call.ts'
import { listEntries } from '../api/entries.ts'
import { Button } from '../components/button.tsx'
import { Labelled, SearchField } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import { StateChip } from '../components/state-chip.tsx'
import { changeItems } from '../entries/change-items.ts'
import { comparableText } from '../documents/comparable-text.ts'
import { listPlaces, type Place, withPlace } from '../entries/places.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { useWords } from '../context/use-words.ts'
import { outOfOrderEn } from '../messages/out-of-order-en.ts'
import { outOfOrderEs } from '../messages/out-of-order-es.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'

const DateField = lazy(async () => ({ default: (await import('../forms/date-inputs.tsx')).DateField }))

export function loader() {
  return listEntries({ kind: 'point-of-interest', documents: '1' })
}

/** Marks lifts, washrooms and other places as out of order or working again. */
export function Component() {
  const { messages: m, locale, format, isAllowed, notify } = useStudio()
  const rows = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const { act, isBusy } = useAct()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<Place>()
  const words = useOutOfOrderWords()
  const nameOf = ({ name }: Place) => inLanguage(name, locale) || m.untitled
  const places = listPlaces(rows, format.isoDate())
  const wanted = comparableText(text)
  const shown = places.filter((place) =>
    comparableText(`${nameOf(place)} ${inLanguage(place.row.title, locale)}`).includes(wanted),
  )
  const change = (place: Place, state: Parameters<typeof withPlace>[2]) =>
    act(async () => {
      const entry = await call('GET /api/v1/entries/:id', { params: { id: place.row.id } })
      const publishes = isAllowed('content.publish')
      const items = changeItems(entry, (document) => withPlace(document, place, state), publishes)
      const { id } = await applyChanges(items, crypto.randomUUID())
      const done = state === 'works' ? words.worksAgain : words.isClosed
      notify({ text: publishes ? done(nameOf(place)) : words.isDraft(nameOf(place)), changeSet: id })
      setAsked(undefined)
      await revalidate()
    })
  const groups = Map.groupBy(shown, ({ row }) => row.id)
  return (
    <Screen title={m.outOfOrder.title}>
      <p className={primitives.soft}>{words.intro}</p>
      <SearchField label={words.find} value={text} onChange={setText} />
      {shown.length === 0 && (
        <p className={primitives.empty}>{places.length === 0 ? words.noPlaces : m.list.nothing}</p>
      )}
      {Array.from(
        groups.values(),
        (group) =>
          group[0] && (
            <Panel key={group[0].row.id} title={inLanguage(group[0].row.title, locale) || m.untitled}>
              <ul className={primitives.lines}>
                {group.map((place) => (
                  <li key={place.indexes.join()}>
                    <Link to={`/entries/${place.row.id}`}>{nameOf(place)}</Link>
                    {place.closed > 0 && <StateChip state="withdrawn" detail={stateOf(place)} />}
                    {isAllowed('draft.write') && (
                      <Button
                        look="small"
                        disabled={isBusy}
                        aria-label={
                          place.closed > 0 ? words.worksOf(nameOf(place)) : words.closeOf(nameOf(place))
                        }
                        onClick={() => (place.closed > 0 ? void change(place, 'works') : setAsked(place))}
                      >
                        {place.closed > 0 ? words.works : words.close}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </Panel>
          ),
      )}
      {asked !== undefined && (
        <CloseSheet
          name={nameOf(asked)}
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          onDone={(until) => void change(asked, { until })}
        />
      )}
    </Screen>
  )

  function stateOf({ closed, indexes, until }: Place): string {
    const state = until === undefined ? words.closed : words.closedUntil(format.date(until))
    return closed < indexes.length ? `${state} · ${words.levels(closed, indexes.length)}` : state
  }
}

interface CloseSheetProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly onDone: (until: string | undefined) => void
}

/** Asks until when a place is out of order. */
function CloseSheet({ name, isBusy, onClose, onDone }: CloseSheetProps) {
  const { messages: m, format } = useStudio()
  const words = useOutOfOrderWords()
  const [until, setUntil] = useState<string>()
  const isPast = until !== undefined && until < format.isoDate()
  return (
    <Sheet
      title={words.closeOf(name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button look="main" disabled={isBusy || isPast} onClick={() => onDone(until)}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Labelled label={words.until} help={words.untilHelp}>
        <Suspense fallback={<div className={`${inputs.input} ${inputs.waiting}`} />}>
          <DateField label={words.until} value={until ?? ''} onChange={setUntil} isInvalid={isPast} />
        </Suspense>
      </Labelled>
      {isPast && (
        <p className={inputs.fault} role="alert">
          {words.past}
        </p>
      )}
    </Sheet>
  )
}

const useOutOfOrderWords = () => useWords({ en: outOfOrderEn, es: outOfOrderEs })
