import type { Document } from '@promenade/domain/studio/document'
import { labelIn } from '@promenade/domain/map/label-in'
import { getAt } from '@promenade/domain/studio/path'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { applyChanges } from '../api/apply-changes.ts'
import { call } from '../api/call.ts'
import { callStores } from '../api/call-stores.ts'
import { listEntries } from '../api/entries.ts'
import { SearchField } from '../components/inputs.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { changeItems } from '../entries/change-items.ts'
import { type ClosureFields, listPlaces, type Place, withClosure, works } from '../entries/places.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { matcherOf } from './out-of-order/matcher-of.ts'
import { CloseSheet } from './out-of-order/close-sheet.tsx'
import { passageName } from './out-of-order/passage-name.ts'
import { PassagePanel } from './out-of-order/passage-panel.tsx'
import { PlaceList } from './out-of-order/place-list.tsx'
import { useSeen } from './out-of-order/use-seen.ts'
import { useOutOfOrderWords } from './out-of-order/use-out-of-order-words.ts'
import primitives from '../theme/primitives.module.css'

export async function loader() {
  const [rows, plan] = await Promise.all([
    listEntries({ kind: 'point-of-interest', documents: '1' }),
    callStores('GET /api/v1/plan'),
  ])
  return { rows, plan, now: Date.now() }
}

/** Marks lifts, washrooms and other places as out of order or working again. */
export function Component() {
  const { session, messages: m, locale, isAllowed } = useStudio()
  const words = useOutOfOrderWords()
  const { rows, plan, now } = useLoaderData<typeof loader>()
  const { isBusy, change, nameOf } = useClosing()
  const seen = useSeen()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<Place>()
  const places = listPlaces(rows, { now, timeZone: session.mall.timeZone })
  const matches = matcherOf(text)
  const shown = places.filter((place) => matches(nameOf(place), inLanguage(place.row.title, locale)))
  const shut = shown.filter(({ closed }) => closed.length > 0)
  const open = shown.filter(({ closed }) => closed.length === 0)
  const passages = plan.passages.filter((passage) => matches(passageName(passage, locale), words.passages))
  const list = {
    nameOf,
    levelOf: ({ levels }: Place) => {
      const on = plan.levels.find(({ number }) => number === levels[0])
      return levels.length === 1 && on !== undefined ? labelIn(on.name, locale) : undefined
    },
    isBusy,
    onClose: setAsked,
    onConfirm: (place: Place) => void change(place, { closed_seen: seen() }, words.isStill(nameOf(place))),
    onOpen: (place: Place) => {
      const done = place.state === 'planned' ? words.isOpen : words.worksAgain
      void change(place, works, done(nameOf(place)))
    },
  }
  return (
    <Screen title={m.outOfOrder.title} within="map">
      <p className={primitives.soft}>{words.intro}</p>
      <SearchField label={words.find} value={text} onChange={setText} />
      {shown.length === 0 && passages.length === 0 && (
        <p className={primitives.empty}>{places.length === 0 ? words.noPlaces : m.list.nothing}</p>
      )}
      {shut.length > 0 && (
        <Panel title={words.shut}>
          {shut.some(({ state, until }) => state !== 'planned' && until === undefined) && (
            <p className={primitives.soft}>{words.confirmHelp}</p>
          )}
          <PlaceList {...list} places={shut} />
        </Panel>
      )}
      {[...Map.groupBy(open, ({ row }) => row)].map(([row, group]) => (
        <Panel key={row.id} title={inLanguage(row.title, locale) || m.untitled}>
          <PlaceList {...list} places={group} />
        </Panel>
      ))}
      {isAllowed('draft.write') && <PassagePanel rows={rows} plan={plan} found={passages} />}
      {asked !== undefined && (
        <CloseSheet
          name={nameOf(asked)}
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          close={(fields, done) => change(asked, fields, done)}
        />
      )}
    </Screen>
  )
}

function isClosedAt(document: Document, indexes: readonly number[]): boolean {
  return indexes.every((index) => getAt(document, ['locations', index, 'closed']) === true)
}

/** Changes the closure of a place, with an undo. */
function useClosing() {
  const { messages: m, locale, isAllowed, notify } = useStudio()
  const words = useOutOfOrderWords()
  const { act, isBusy } = useAct()
  const { revalidate } = useRevalidator()
  const nameOf = ({ name }: Place) => inLanguage(name, locale) || m.untitled
  const change = (place: Place, fields: ClosureFields, done: string) =>
    act(async () => {
      const entry = await call('GET /api/v1/entries/:id', { params: { id: place.row.id } })
      // Visitors read a confirmation at once, whoever gives it.
      const shown = entry.publishedDocument ?? (entry.published && entry.document)
      const isConfirming = Object.keys(fields).join() === 'closed_seen'
      const publishes =
        isAllowed('content.publish') ||
        (isConfirming && shown !== undefined && isClosedAt(shown, place.closed))
      // A lift that stands still on one level is opened or confirmed there, and closed on all.
      const indexes = fields.closed === true || place.closed.length === 0 ? place.indexes : place.closed
      const items = changeItems(entry, (document) => withClosure(document, indexes, fields), publishes)
      const { id } = await applyChanges(items, crypto.randomUUID())
      notify({ text: publishes ? done : words.isDraft(nameOf(place)), changeSet: id })
      await revalidate()
    })
  return { isBusy, change, nameOf }
}
