import { Link } from 'react-router'
import { InPlaceLink } from '../../layout/page-change/in-place-link.tsx'
import { SharePage } from '../../layout/share-page.tsx'
import { Button } from '../../components/button/button.tsx'
import { useHydrated } from '../../components/hydrated.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { QrCode } from '../../components/qr-code/qr-code.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './plan-answer.module.css'
import { DragHandle } from './drag-handle.tsx'
import { Leg, PlannedStop } from './planned-stop.tsx'
import { useDragOrder } from './use-drag-order.ts'
import type { VisitAnswer } from './visit-response.ts'
import type { SentPlan, VisitScreen } from './visit-screen.server.ts'

interface PlanAnswerProps {
  answer: VisitAnswer
  sent: SentPlan | undefined
  words: VisitScreen['words']
  path: string
}

/** The plan: stops in order, what does not fit, and how to take it along. */
export function PlanAnswer({ answer, sent, words, path }: PlanAnswerProps) {
  const { title, start, summary, notes, own, stops, unserved, toEnd, calm, waiting, onMap } = answer
  const drag = useDragOrder(answer, path)
  return (
    <section className={styles.answer} aria-labelledby="plan">
      <h2 className={styles.title} id="plan" data-says={`${title}: ${summary}`}>
        {title}
      </h2>
      <p className={`${primitives.strong} ${styles.summary}`}>{summary}</p>
      {onMap && (
        <p className={primitives.onScreen}>
          <Link className={primitives.link} to={onMap.to}>
            {onMap.text}
          </Link>
        </p>
      )}
      {own && (
        <p className={styles.own}>
          {own.text}{' '}
          <InPlaceLink className={primitives.link} to={own.best} landing="plan">
            {words.bestOrder}
          </InPlaceLink>
        </p>
      )}
      {waiting && <Advice {...waiting} />}
      {calm && <Advice {...calm} />}
      {notes.map((note) => (
        <p key={note} className={`${primitives.soft} ${styles.note}`}>
          {note}
        </p>
      ))}
      {stops.length > 0 && (
        <>
          {start && <p className={`${primitives.strong} ${styles.start}`}>{start}</p>}
          <ol className={styles.stops}>
            {stops.map((stop, index) => (
              <PlannedStop
                key={stop.id}
                stop={stop}
                handle={stops.length > 1 ? <DragHandle drag={drag} index={index} hint={words.drag} /> : null}
              />
            ))}
          </ol>
          {toEnd && <End toEnd={toEnd} />}
        </>
      )}
      {unserved.length > 0 && <Unserved unserved={unserved} title={words.unserved} />}
      <TakeAlong answer={answer} sent={sent} words={words} />
    </section>
  )
}

/** A word about the time of the visit, with the same plan at a better one. */
function Advice({ text, change }: NonNullable<VisitAnswer['calm']>) {
  return (
    <p className={`${primitives.soft} ${styles.note}`}>
      {text}{' '}
      {change && (
        <InPlaceLink className={primitives.link} to={change.to} landing="plan">
          {change.text}
        </InPlaceLink>
      )}
    </p>
  )
}

function Unserved({ unserved, title }: { unserved: VisitAnswer['unserved']; title: string }) {
  return (
    <section className={styles.unserved} aria-labelledby="unserved">
      <h3 className={styles.small} id="unserved">
        {title}
      </h3>
      <ul>
        {unserved.map((stop) => (
          <li key={stop.id} className={`${primitives.between} ${styles.left}`}>
            <div>
              <p className={primitives.strong} lang={stop.lang}>
                {stop.to === undefined ? stop.name : <Link to={stop.to}>{stop.name}</Link>}
              </p>
              <p>{stop.why}</p>
              {'fix' in stop && stop.fix && (
                <InPlaceLink className={primitives.link} to={stop.fix.to} landing={stop.fix.landing}>
                  {stop.fix.text}
                </InPlaceLink>
              )}
            </div>
            <InPlaceLink
              className={`${primitives.iconButton} ${styles.remove} ${primitives.onScreen}`}
              to={stop.remove.to}
              landing={stop.remove.landing}
              aria-label={stop.remove.label}
            >
              <Icon name="close" />
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function End({ toEnd }: { toEnd: NonNullable<VisitAnswer['toEnd']> }) {
  const { text, leg } = toEnd
  return (
    <>
      {leg && <Leg leg={leg} />}
      <p className={`${primitives.strong} ${styles.start}`}>{text}</p>
    </>
  )
}

function TakeAlong({ answer, sent, words }: Omit<PlanAnswerProps, 'path'>) {
  const isHydrated = useHydrated()
  return (
    <section className={styles.along} aria-labelledby="keep">
      <h3 className={styles.small} id="keep">
        {words.keep}
      </h3>
      <div className={`${primitives.row} ${styles.actions} ${primitives.onScreen}`}>
        {sent && answer.stops.length > 0 && (
          <a className={primitives.link} href={sent.calendar}>
            {words.calendar}
          </a>
        )}
        {isHydrated && (
          <Button type="button" look="quiet" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </div>
      {sent && (
        <>
          <SharePage share={sent.share} />
          <figure className={`${primitives.row} ${primitives.note} ${styles.code}`}>
            <QrCode label={words.code} {...sent.code} />
            <figcaption>{words.codeHint}</figcaption>
          </figure>
        </>
      )}
    </section>
  )
}
