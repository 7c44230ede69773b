import { Link, useLoaderData } from 'react-router'
import { callVisitors } from '../api/call-visitors.ts'
import { useStudio } from '../context/studio-context.ts'
import { Screen } from '../layout/screen.tsx'
import { rowTitle } from '../presenters/row-detail.ts'
import { endText } from './contests/end-text.ts'
import { useContestWords } from './contests/use-contest-words.ts'
import { KeptFor } from './people/kept-for.tsx'
import { PeopleSections } from './people/people-sections.tsx'
import primitives from '../theme/primitives.module.css'

export function loader() {
  return callVisitors('GET /api/v1/contests')
}

/** The contests, with how many entered. */
export function Component() {
  const { messages: m, format, locale } = useStudio()
  const words = useContestWords()
  const { items } = useLoaderData<typeof loader>()
  return (
    <Screen title={m.people.sections.contests}>
      <PeopleSections />
      {items.length === 0 && <p className={primitives.empty}>{words.none}</p>}
      <ul className={primitives.lines}>
        {items.map(({ id, title, end, state, entries, excluded, drawnAt }) => (
          <li key={id}>
            <Link to={`/people/contests/${id}`}>{rowTitle({ kind: 'contest', title }, m, locale)}</Link>
            <span className={primitives.soft}>
              {[
                words.states[state](endText(end, format)),
                words.entries(entries),
                ...(excluded > 0 ? [words.excluded(excluded)] : []),
                ...(drawnAt === null ? [] : [words.drawn(format.date(drawnAt))]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <KeptFor what={['contestEntry']} />
    </Screen>
  )
}
