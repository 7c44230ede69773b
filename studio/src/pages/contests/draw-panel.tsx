import type { ContestJson } from '@promenade/contract/studio-api/contests'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { callVisitors } from '../../api/call-visitors.ts'
import { Button } from '../../components/button.tsx'
import { buttonLook } from '../../components/button-look.ts'
import { Form, Labelled, WholeNumber } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { Panel } from '../../layout/screen.tsx'
import { endText } from './end-text.ts'
import { ReasonSheet } from './reason-sheet.tsx'
import { useContestWords, useToldText } from './use-contest-words.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './contests.module.css'

/** The draw of a contest: its commitment, and who was drawn. */
export function DrawPanel({ contest }: { readonly contest: ContestJson }) {
  const { format } = useStudio()
  const words = useContestWords()
  const { id, commitment, draw, isOver, end } = contest
  const protocol = draw !== null && (
    <Link className={buttonLook('small')} to={`/people/contests/${id}/draw`}>
      {words.protocol}
    </Link>
  )
  return (
    <Panel title={words.drawTitle} aside={protocol}>
      {draw === null ? (
        <>
          <p>{words.commitment(format.date(commitment.at))}</p>
          <code className={styles.digest}>{commitment.fingerprint}</code>
          {isOver ? <Drawing contest={contest} /> : <p>{words.notOver(endText(end, format))}</p>}
        </>
      ) : (
        <>
          <p>{words.drawnBy(format.longDate(draw.at), draw.by)}</p>
          <ol className={`${primitives.lines} ${styles.drawn}`}>
            {draw.drawn.map((drawn) => (
              <DrawnTicket key={drawn.ticket} contest={id} drawn={drawn} />
            ))}
          </ol>
        </>
      )}
    </Panel>
  )
}

const usualReserves = 3

function Drawing({ contest }: { readonly contest: ContestJson }) {
  const { notify, isAllowed } = useStudio()
  const words = useContestWords()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [prizes, setPrizes] = useState({ winners: 1, reserves: usualReserves })
  const [isAsking, setIsAsking] = useState(false)
  const tickets = contest.entries - contest.excluded
  if (tickets === 0) return <p>{words.noTicket}</p>
  if (!isAllowed('visitors.write')) return null
  const draw = () =>
    act(async () => {
      await callVisitors('POST /api/v1/contests/:id/draw', { params: { id: contest.id }, body: prizes })
      setIsAsking(false)
      await revalidate()
      notify({ text: words.isDrawn })
    })
  return (
    <Form className={`${primitives.row} ${styles.choices}`} onSubmit={() => setIsAsking(true)}>
      <Labelled label={words.winners}>
        <WholeNumber
          min={1}
          max={1_000}
          value={prizes.winners}
          onChange={(winners) => setPrizes({ ...prizes, winners })}
        />
      </Labelled>
      <Labelled label={words.reserves}>
        <WholeNumber
          min={0}
          max={1_000}
          value={prizes.reserves}
          onChange={(reserves) => setPrizes({ ...prizes, reserves })}
        />
      </Labelled>
      <Button look="main" type="submit">
        {words.draw}
      </Button>
      {isAsking && (
        <Sheet title={words.drawTitle} onClose={() => setIsAsking(false)}>
          <div className={primitives.stack}>
            <p>{words.drawQuestion(prizes.winners, prizes.reserves, tickets)}</p>
            <p className={primitives.warning}>{words.drawHelp}</p>
            <div className={primitives.row}>
              <Button look="main" disabled={isBusy} onClick={() => void draw()}>
                {words.drawNow}
              </Button>
            </div>
          </div>
        </Sheet>
      )}
    </Form>
  )
}

interface DrawnTicketProps {
  readonly contest: number
  readonly drawn: NonNullable<ContestJson['draw']>['drawn'][number]
}

function DrawnTicket({ contest, drawn }: DrawnTicketProps) {
  const { notify, isAllowed } = useStudio()
  const words = useContestWords()
  const { isBusy, act } = useAct()
  const { revalidate } = useRevalidator()
  const [isOpen, setIsOpen] = useState(false)
  const toldText = useToldText()
  const { ticket, standing, because, entrant, told } = drawn
  const write = async (reason: string | null) => {
    await callVisitors('PATCH /api/v1/contests/:id/draw', {
      params: { id: contest },
      body: { ticket, because: reason },
    })
    await revalidate()
  }
  const decide = (reason: string | null) =>
    act(async () => {
      setIsOpen(false)
      await write(reason)
      const text = reason === null ? words.isTakenBack(ticket) : words.isPassedOver(ticket)
      notify({ text, undo: () => write(because) })
    })
  return (
    <li data-standing={standing}>
      <div>
        <b>{words.standings[standing]}</b>
        <span>{entrant === null ? words.removed : entrant.name}</span>
        <p className={primitives.note}>
          {[
            words.ticket(ticket),
            ...(entrant?.phone ? [entrant.phone] : []),
            ...(because ? [because] : []),
            ...(told ? [toldText(told)] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className={primitives.row}>
        {entrant !== null && (
          <a className={primitives.target} href={`mailto:${entrant.email}`}>
            {entrant.email}
          </a>
        )}
        {isAllowed('visitors.write') && (
          <Button
            look="small"
            disabled={isBusy}
            onClick={() => (because === null ? setIsOpen(true) : void decide(null))}
          >
            {because === null ? words.passOver : words.takeBack}
            <span className={primitives.unseen}> {words.ticket(ticket)}</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <ReasonSheet
          title={words.passOverTitle(ticket)}
          help={words.passOverHelp}
          reasons={words.passReasons}
          action={words.passOver}
          onChoose={(reason) => void decide(reason)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  )
}
