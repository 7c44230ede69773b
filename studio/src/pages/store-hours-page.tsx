import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { addDays, isIsoDate, isoWeek } from '@promenade/domain/calendar/dates'
import { writeOpeningHours } from '@promenade/domain/hours/written-hours'
import type { DayHours } from '@promenade/domain/mall/hours'
import {
  type CentreDay,
  hoursOfWeek,
  type StoreDay,
  type StoreWeek,
} from '@promenade/domain/studio/hours/hours-of-week'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { listEntries } from '../api/entries.ts'
import { Button, IconButton } from '../components/button.tsx'
import { Choice, Labelled } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { ChangeHours } from '../entries/change-hours.tsx'
import { comingDays, listSpecialDays, type SpecialDay } from '../forms/special-days.ts'
import { ScrollRegion } from '../components/scroll-region.tsx'
import { Screen } from '../layout/screen.tsx'
import { dayHoursText } from '../presenters/day-hours.ts'
import { rowTitle } from '../presenters/row-detail.ts'
import { fieldAddress } from './entry/first-focus.ts'
import { useStoreHoursWords } from '../entries/use-store-hours-words.ts'
import primitives from '../theme/primitives.module.css'
import styles from './hours/hours-table.module.css'

export async function loader() {
  const [[week], days, rows] = await Promise.all([
    listEntries({ kind: 'hours', documents: '1' }),
    listSpecialDays(),
    listEntries({ kind: 'store', documents: '1', sort: 'title' }),
  ])
  return { week: week?.document ?? {}, days, rows }
}

interface StoreRow {
  readonly row: EntryRow
  readonly document: NonNullable<EntryRow['document']>
}

type Week = StoreWeek<StoreRow>

/** In place of the same hours as the centre. */
const signs = { same: '·', confirmed: '✓' } as const

/** Which stores are listed. */
const filters = {
  all: () => true,
  different: ({ days }: Week) => days.some(({ relation }) => relation !== 'same'),
  beyond: ({ days }: Week) => days.some(({ relation }) => relation === 'beyond'),
  silent: ({ hasSaid }: Week) => !hasSaid,
} as const

type Filter = keyof typeof filters

function isFilter(text: string | null): text is Filter {
  return text !== null && Object.hasOwn(filters, text)
}

/** The hours of every store beside the centre's, a week at a time. */
export function Component() {
  const { isAllowed } = useStudio()
  const words = useStoreHoursWords()
  const { week, days, rows } = useLoaderData<typeof loader>()
  const [query, setQuery] = useQuery()
  const { monday, show } = query
  const { centre, stores } = useMemo(() => {
    const written = rows.map((row): StoreRow => ({ row, document: row.document ?? {} }))
    return hoursOfWeek({ week, specialDays: days, stores: written }, isoWeek(monday))
  }, [week, days, rows, monday])
  const shown = stores.filter(filters[show])
  const silent = stores.filter(filters.silent).length
  const special = centre.find((day) => day.special !== undefined)?.special
  const print = (
    <div className={styles.print}>
      <Button onClick={() => window.print()}>{words.print}</Button>
    </div>
  )
  return (
    <Screen title={words.storesTitle} actions={print}>
      <WeekChoice {...{ monday, days }} onChange={(date) => setQuery({ ...query, monday: date })}>
        <Labelled label={words.show}>
          <Choice
            value={show}
            options={Object.keys(filters)
              .filter(isFilter)
              .map((name) => [name, words.shown[name]] as const)}
            onChange={(name) => setQuery({ ...query, show: name })}
          />
        </Labelled>
      </WeekChoice>
      <div className={styles.facts}>
        <p role="status">
          {words.inWeek(stores.length, stores.filter(filters.different).length)}{' '}
          {silent > 0 && words.silent(silent)}
        </p>
        <Legend />
        {special !== undefined && shown.length > 0 && isAllowed('draft.write') && (
          <div className={styles.onScreen}>
            <ChangeHours rows={shown.map(({ store }) => store.row)} day={special.row.id} />
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={primitives.empty}>{words.noStore}</p>
      ) : (
        <HoursTable centre={centre} stores={shown} />
      )}
    </Screen>
  )
}

interface Query {
  /** The first day of the week. */
  readonly monday: string
  readonly show: Filter
}

/** What is chosen, in the address. */
function useQuery(): readonly [Query, (query: Query) => void] {
  const { format } = useStudio()
  const [params, setParams] = useSearchParams()
  const [week, show] = [params.get('week'), params.get('show')]
  const [monday] = isoWeek(isIsoDate(week) ? week : format.isoDate())
  const set = (query: Query) =>
    setParams({ week: query.monday, show: query.show }, { replace: true, preventScrollReset: true })
  return [{ monday, show: isFilter(show) ? show : 'all' }, set]
}

interface WeekChoiceProps {
  readonly monday: string
  readonly days: readonly SpecialDay[]
  readonly onChange: (monday: string) => void
  /** Other choices beside it. */
  readonly children: ReactNode
}

function WeekChoice({ monday, days, onChange, children }: WeekChoiceProps) {
  const { messages: m, format, locale } = useStudio()
  const words = useStoreHoursWords()
  const today = format.isoDate()
  const coming = comingDays(days, today).flatMap(({ next, row }) =>
    next === undefined ? [] : [[next, `${format.date(next)}: ${rowTitle(row, m, locale)}`] as const],
  )
  const isShown = ([date]: readonly [date: string, words: string]) => isoWeek(date)[0] === monday
  const places = [[today, words.thisWeek] as const, ...coming.filter(([date]) => date !== today)]
  const [place] = coming.find(isShown) ?? places.find(isShown) ?? []
  return (
    <div className={`${primitives.row} ${styles.choices}`}>
      <div className={styles.week}>
        <IconButton icon="back" label={words.weekBefore} onClick={() => onChange(addDays(monday, -7))} />
        <h2 aria-live="polite">
          {format.date(monday)} – {format.date(addDays(monday, 6))}
        </h2>
        <IconButton icon="forward" label={words.weekAfter} onClick={() => onChange(addDays(monday, 7))} />
      </div>
      <Labelled label={words.goToDay}>
        <Choice
          value={place ?? ''}
          options={place === undefined ? [['', '–'], ...places] : places}
          onChange={(date) => onChange(isoWeek(date || today)[0])}
        />
      </Labelled>
      {children}
    </div>
  )
}

/** What the signs of the table stand for; its cells have the words for screen readers. */
function Legend() {
  const words = useStoreHoursWords()
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>
        <b>{signs.same}</b> {words.same}
      </span>
      <span>
        <b>{signs.confirmed}</b> {words.confirmed}
      </span>
    </p>
  )
}

interface HoursTableProps {
  readonly centre: readonly CentreDay<SpecialDay>[]
  readonly stores: readonly Week[]
}

function HoursTable({ centre, stores }: HoursTableProps) {
  const { messages: m, locale, format } = useStudio()
  const words = useStoreHoursWords()
  const firstSpecial = centre.findIndex(({ special }) => special !== undefined)
  const cell = useRef<HTMLTableCellElement>(null)
  // A week is chosen for its special day, which a phone has beyond its edge.
  useEffect(() => {
    const box = cell.current?.closest('[role=region]')
    if (cell.current && box)
      box.scrollLeft = cell.current.offsetLeft + cell.current.offsetWidth - box.clientWidth
  }, [centre, firstSpecial])
  return (
    <ScrollRegion label={words.storesTitle} className={styles.scroll}>
      <table className={`${styles.table} ${styles.days}`}>
        <thead>
          <tr>
            <th scope="col">{m.kinds.store.one}</th>
            {centre.map(({ date, special }, index) => (
              <th key={date} scope="col" ref={index === firstSpecial ? cell : undefined}>
                {format.weekday(date)}
                <br />
                {format.date(date)}
                {special && (
                  <>
                    <br />
                    <Link to={`/entries/${special.row.id}`}>{rowTitle(special.row, m, locale)}</Link>
                  </>
                )}
              </th>
            ))}
          </tr>
          <tr className={styles.centre}>
            <th scope="row">{words.centre}</th>
            {centre.map(({ date, hours }) => (
              <td key={date}>
                <HoursText hours={hours} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {stores.map(({ store: { row }, days }) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={fieldAddress(row.id, ['hours', 'holidays'])}>{rowTitle(row, m, locale)}</Link>
              </th>
              {days.map((day, index) => (
                <StoreCell key={centre[index]?.date} {...day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function StoreCell({ hours, relation, isSaid }: StoreDay) {
  const words = useStoreHoursWords()
  const sign = isSaid ? 'confirmed' : 'same'
  if (relation === 'same')
    return (
      <td>
        <span className={primitives.unseen}>{words[sign]}</span>
        <span className={styles.same} aria-hidden="true">
          {signs[sign]}
        </span>
      </td>
    )
  return (
    <td className={styles[relation]}>
      <HoursText hours={hours} />
      {relation === 'beyond' && <small>{words.beyond}</small>}
    </td>
  )
}

function HoursText({ hours }: { readonly hours: DayHours | undefined }) {
  const { messages: m, format } = useStudio()
  return (hours && dayHoursText(writeOpeningHours(hours), m, format)) ?? '–'
}
