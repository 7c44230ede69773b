import type { ContestsJson } from '@promenade/contract/studio-api/contests'
import { Link } from 'react-router'
import { buttonLook } from '../../components/button-look.ts'
import { useStudio } from '../../context/studio-context.ts'
import { rowTitle } from '../../presenters/row-detail.ts'
import primitives from '../../theme/primitives.module.css'

/** Loads the contests that are over and wait for their draw; none where they cannot be loaded. */
export async function loadContestsToDraw(): Promise<ContestsJson['items']> {
  try {
    const { callVisitors } = await import('../../api/call-visitors.ts')
    const { items } = await callVisitors('GET /api/v1/contests')
    return items.filter(
      ({ state, entries, excluded, drawnAt }) => state === 'over' && drawnAt === null && entries > excluded,
    )
  } catch {
    return []
  }
}

/** Leads to each contest that waits for its draw. */
export function ContestsToDraw({ items }: ContestsJson) {
  const { messages: m, locale } = useStudio()
  return items.map(({ id, title, entries }) => (
    <div key={id} className={primitives.notice}>
      <p>{m.today.contestOver(rowTitle({ kind: 'contest', title }, m, locale), entries)}</p>
      <Link className={buttonLook('small')} to={`/people/contests/${id}`}>
        {m.today.toDraw}
      </Link>
    </div>
  ))
}
