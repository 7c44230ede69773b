import { type EntryKind, entryKinds } from '@promenade/contract/kinds/kinds'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { applyChanges } from '../api/apply-changes.ts'
import { call } from '../api/call.ts'
import { Button } from '../components/button.tsx'
import { Choice } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { mallFaults } from '../layout/polled-counts.ts'
import { Screen } from '../layout/screen.tsx'
import { rowTitle } from '../presenters/row-detail.ts'
import { FaultGroup } from './faults/fault-group.tsx'
import { type FaultLine, groupFaults } from './faults/group-faults.ts'
import { mendingItems } from './faults/mend.ts'
import { headingOf, useFaultWords } from './faults/use-fault-words.ts'
import primitives from '../theme/primitives.module.css'
import entryListStyles from '../entries/entry-list.module.css'

export async function loader() {
  const found = await call('GET /api/v1/faults')
  void mallFaults.refresh()
  return found
}

/** What is wrong with the site or soon will be, by kinds of faults. */
export function Component() {
  const { messages: m } = useStudio()
  const words = useFaultWords()
  const found = useLoaderData<typeof loader>()
  const [search, setSearch] = useSearchParams()
  const { isBusy, mend } = useMending()
  const filter = { severity: search.get('severity'), kind: search.get('kind') }
  const groups = groupFaults(found, filter, words)
  const kinds = entryKinds.filter((kind) => found.records.some((record) => record.kind === kind))
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <Screen title={m.navigation.faults}>
      <p className={primitives.soft}>{found.items.length === 0 ? words.none : words.about}</p>
      {found.items.length > 0 && (
        <div className={`${primitives.row} ${entryListStyles.filters}`}>
          <Choice
            aria-label={words.severity}
            value={filter.severity ?? ''}
            options={[
              ['', words.all],
              ['fault', words.onlyFaults],
              ['hint', words.onlyHints],
            ]}
            onChange={(value) => choose('severity', value)}
          />
          <Choice<EntryKind | ''>
            aria-label={m.list.kind}
            value={filter.kind ?? ''}
            options={[['', m.list.allKinds], ...kinds.map((kind) => [kind, m.kinds[kind].many] as const)]}
            onChange={(value) => choose('kind', value)}
          />
        </div>
      )}
      <p className={primitives.note} role="status">
        {found.items.length > 0 && m.list.count(count)}
      </p>
      {found.items.length > 0 && count === 0 && (
        <div className={primitives.empty}>
          <p>{words.nothingHere}</p>
          <Button onClick={() => setSearch({}, { replace: true })}>{m.list.clear}</Button>
        </div>
      )}
      {groups.map((group) => (
        <FaultGroup
          key={`${group.severity} ${group.heading}`}
          group={group}
          isBusy={isBusy}
          onMend={(lines) => void mend(lines)}
        />
      ))}
    </Screen>
  )
}

/** Mends faults in one change set, which can be undone. */
function useMending() {
  const { messages: m, locale, notify } = useStudio()
  const words = useFaultWords()
  const { revalidate } = useRevalidator()
  const { isBusy, act } = useAct()
  const mend = (lines: readonly FaultLine[]) =>
    act(async () => {
      const items = await Promise.all(lines.map(mendingItems))
      const { id } = await applyChanges(items.flat(), crypto.randomUUID())
      const [first] = lines
      if (first === undefined) return
      const heading = headingOf(first.fault.code, words)
      const title = first.record === undefined ? m.untitled : rowTitle(first.record, m, locale)
      const text = lines.length === 1 ? words.done(heading, title) : words.doneAll(heading, lines.length)
      notify({ text, changeSet: id })
      await revalidate()
    })
  return { isBusy, mend }
}
