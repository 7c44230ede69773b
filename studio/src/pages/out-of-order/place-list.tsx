import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { StateChip } from '../../components/state-chip.tsx'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import type { Place } from '../../entries/places.ts'
import { useOutOfOrderWords } from './use-out-of-order-words.ts'
import primitives from '../../theme/primitives.module.css'

interface PlaceListProps {
  readonly places: readonly Place[]
  readonly nameOf: (place: Place) => string
  /** The level of a place that is on one. */
  readonly levelOf: (place: Place) => string | undefined
  readonly isBusy: boolean
  readonly onClose: (place: Place) => void
  readonly onConfirm: (place: Place) => void
  readonly onOpen: (place: Place) => void
}

/** Places with their state, and the buttons that change it. */
export function PlaceList({ places, nameOf, levelOf, isBusy, onClose, onConfirm, onOpen }: PlaceListProps) {
  const { locale, isAllowed } = useStudio()
  const words = useOutOfOrderWords()
  const stateText = useStateText()
  return (
    <ul className={primitives.lines}>
      {places.map((place) => {
        const { row, state, until, why, closed } = place
        const cause = inLanguage(why, locale)
        const button = (text: string, label: string, act: typeof onOpen) => (
          <Button look="small" disabled={isBusy} aria-label={label} onClick={() => act(place)}>
            {text}
          </Button>
        )
        return (
          <li key={`${row.id} ${place.indexes.join()}`}>
            <Link to={`/entries/${row.id}`}>{nameOf(place)}</Link>
            {closed.length > 0 && (
              <StateChip
                state={state === 'closed' ? 'withdrawn' : 'scheduled'}
                detail={[stateText(place), levelOf(place), cause].filter(Boolean).join(' · ')}
              />
            )}
            {isAllowed('draft.write') && (
              <span className={primitives.row}>
                {closed.length > 0 &&
                  state !== 'planned' &&
                  until === undefined &&
                  button(words.still, words.stillOf(nameOf(place)), onConfirm)}
                {state === 'planned'
                  ? button(words.stays, words.staysOf(nameOf(place)), onOpen)
                  : closed.length > 0
                    ? button(words.works, words.worksOf(nameOf(place)), onOpen)
                    : button(words.close, words.closeOf(nameOf(place)), onClose)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** `Out of order until Nov 30 · 1 of 3 levels`. */
function useStateText(): (place: Place) => string {
  const { format } = useStudio()
  const words = useOutOfOrderWords()
  const momentText = (text: string) => {
    const [date = '', time] = text.split(' ')
    return [format.date(date), ...(time === undefined ? [] : [format.wallTime(time)])].join(', ')
  }
  return ({ state, closed, indexes, from, until, seen }) => {
    const last = until && momentText(until)
    const [day, time] = until?.split(' ') ?? []
    const text =
      state === 'planned' && from !== undefined
        ? words.planned(format.date(from), last)
        : state === 'unconfirmed'
          ? words.unconfirmed(momentText(seen ?? from ?? ''))
          : last !== undefined
            ? time !== undefined && day === format.isoDate()
              ? words.closedUntilTime(format.wallTime(time))
              : words.closedUntil(last)
            : [words.closed, ...(seen === undefined ? [] : [words.seen(momentText(seen))])].join(' · ')
    return closed.length < indexes.length ? `${text} · ${words.levels(closed.length, indexes.length)}` : text
  }
}
