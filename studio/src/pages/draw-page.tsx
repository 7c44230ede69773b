import { ticketList } from '@promenade/domain/contests/draw'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { callVisitors } from '../api/call-visitors.ts'
import { saveFile } from '../api/download.ts'
import { RequestError } from '../api/request-error.ts'
import { Button } from '../components/button.tsx'
import { ScrollRegion } from '../components/scroll-region.tsx'
import { useStudio } from '../context/studio-context.ts'
import { Screen } from '../layout/screen.tsx'
import { rowTitle } from '../presenters/row-detail.ts'
import { useContestWords, useToldText } from './contests/use-contest-words.ts'
import { WriteToWinners } from './contests/write-to-winners.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './contests/contests.module.css'

export async function loader({ params }: LoaderFunctionArgs) {
  const contest = await callVisitors('POST /api/v1/contests/:id/search', {
    params: { id: Number(params['id']) },
    body: {},
  })
  if (contest.draw === null) throw new RequestError('not-found', 'Nothing has been drawn yet.')
  return { ...contest, draw: contest.draw }
}

/** The protocol of a draw, with all that anybody needs to draw again. */
export function Component() {
  const { messages: m, locale } = useStudio()
  const words = useContestWords()
  const contest = useLoaderData<typeof loader>()
  const { id, title, draw } = contest
  const saveTickets = () =>
    saveFile(new Blob([ticketList(draw.tickets)], { type: 'text/plain' }), `tickets-${id}.txt`)
  return (
    <Screen
      title={words.protocolTitle(rowTitle({ kind: 'contest', title }, m, locale))}
      actions={
        <div className={`${primitives.row} ${styles.onScreen}`}>
          <WriteToWinners contest={contest} />
          <Button onClick={saveTickets}>{words.downloadTickets}</Button>
          <Button onClick={() => window.print()}>{words.print}</Button>
        </div>
      }
    >
      <Facts />
      <DrawnTickets />
      {draw.excluded.length > 0 && (
        <section className={primitives.stack}>
          <h2>{words.excludedTitle}</h2>
          <ul className={primitives.bullets}>
            {draw.excluded.map(({ ticket, because }) => (
              <li key={ticket}>
                {words.ticket(ticket)}: {because}
              </li>
            ))}
          </ul>
        </section>
      )}
      <HowToDrawAgain />
    </Screen>
  )
}

function Facts() {
  const { format } = useStudio()
  const words = useContestWords()
  const { commitment, draw } = useLoaderData<typeof loader>()
  const facts = [
    [words.fixedOn, `${format.longDate(commitment.at)}, ${format.time(commitment.at)}`],
    [words.drawnOn, `${format.longDate(draw.at)}, ${format.time(draw.at)}`],
    [words.drawnByWhom, draw.by],
    [words.tookPart, String(draw.tickets.length)],
  ] as const
  const digests = [
    [words.fingerprint, commitment.fingerprint],
    [words.seed, draw.seed],
    [words.ticketsFingerprint, draw.ticketsFingerprint],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {digests.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code className={styles.digest}>{text}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function DrawnTickets() {
  const words = useContestWords()
  const toldText = useToldText()
  const { draw } = useLoaderData<typeof loader>()
  return (
    <ScrollRegion label={words.drawTitle} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.drawTitle}</th>
            <th scope="col">{words.ticketColumn}</th>
            <th scope="col">{words.toldHead}</th>
            <th scope="col">{words.digest}</th>
          </tr>
        </thead>
        <tbody>
          {draw.drawn.map(({ ticket, digest, standing, because, entrant, told }) => (
            <tr key={ticket}>
              <td>
                {words.standings[standing]}
                {because !== null && `: ${because}`}
              </td>
              <th scope="row">
                {ticket}
                {entrant !== null && ` · ${entrant.name}`}
              </th>
              <td>{told === null ? standing === 'winner' && words.notTold : toldText(told)}</td>
              <td>
                <code className={styles.digest}>{digest}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function HowToDrawAgain() {
  const words = useContestWords()
  const { id, draw } = useLoaderData<typeof loader>()
  return (
    <section className={primitives.stack}>
      <h2>{words.again}</h2>
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <pre className={styles.commands}>
        {[
          `printf %s ${draw.seed} | sha256sum`,
          `sha256sum tickets-${id}.txt`,
          `while read -r n; do printf '%s %s\\n' "$(printf %s "${draw.seed}:$n" | sha256sum | cut -d' ' -f1)" "$n"; done < tickets-${id}.txt | sort | head -n ${draw.drawn.length}`,
        ].join('\n')}
      </pre>
      <p className={primitives.soft}>{words.proves}</p>
    </section>
  )
}
