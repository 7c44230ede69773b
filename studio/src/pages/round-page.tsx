import type { RoundJson } from '@promenade/contract/studio-api/store-rounds'
import { type AskedState, askedStates } from '@promenade/domain/studio/store-answers'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { callStores } from '../api/call-stores.ts'
import { buttonLook } from '../components/button-look.ts'
import { Button } from '../components/button.tsx'
import { Choice, Labelled } from '../components/inputs.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { Screen } from '../layout/screen.tsx'
import { useAskWords } from './stores/use-ask-words.ts'
import primitives from '../theme/primitives.module.css'

export function loader({ params }: LoaderFunctionArgs) {
  return callStores('GET /api/v1/rounds/:id', { params: { id: params['id'] ?? '' } })
}

/** Which stores have answered a round. */
export function Component() {
  const { format } = useStudio()
  const words = useAskWords()
  const round = useLoaderData<typeof loader>()
  const [shown, setShown] = useState<AskedState | ''>('')
  const { links } = round
  const count = (state: AskedState) => links.filter((link) => link.state === state).length
  const listed = links.filter(({ state }) => shown === '' || state === shown)
  return (
    <Screen
      title={words.round(format.longDate(round.until))}
      above={round.parts.map((part) => words.parts[part]).join(' · ')}
      actions={
        <div className={primitives.row}>
          <Link className={buttonLook()} to="/rounds">
            {words.back}
          </Link>
          <Link className={buttonLook()} to={`/rounds/${round.id}/sheets`}>
            {words.print}
          </Link>
          {count('waiting') > 0 && (
            <Link className={buttonLook('main')} to="/approvals">
              {words.approvalsLink}
            </Link>
          )}
        </div>
      }
    >
      <p role="status">{words.answered(count('waiting') + count('done'), links.length)}</p>
      <Labelled label={words.show}>
        <Choice<AskedState | ''>
          value={shown}
          options={[
            ['', words.everyState],
            ...askedStates.map((state) => [state, `${words.states[state]}: ${count(state)}`] as const),
          ]}
          onChange={setShown}
        />
      </Labelled>
      {listed.length === 0 ? (
        <p className={primitives.empty}>{words.noStore}</p>
      ) : (
        <section className={primitives.panel}>
          <ul className={primitives.lines}>
            {listed.map((link) => (
              <AskedStore key={link.id} link={link} />
            ))}
          </ul>
        </section>
      )}
    </Screen>
  )
}

function AskedStore({ link }: { readonly link: RoundJson['links'][number] }) {
  const { locale, format, notify } = useStudio()
  const words = useAskWords()
  const { revalidate } = useRevalidator()
  const { isBusy, act } = useAct()
  const { id, store, title, email, state, answeredAt, endsAt, isEnded, acts } = link
  const name = inLanguage(title, locale)
  const end = (undo: boolean) =>
    act(async () => {
      const body = { undo }
      const { undone, left } = await callStores('POST /api/v1/store-links/:id/end', { params: { id }, body })
      const text = words.endedDone(name)
      notify(undo ? { text: `${text} ${words.takenBack(undone, left)}` } : { text, undo: reopen })
      await revalidate()
    })
  const reopen = async () => {
    await callStores('POST /api/v1/store-links/:id/reopen', { params: { id } })
    await revalidate()
  }
  return (
    <li>
      <span>
        <Link to={`/entries/${store}`} className={primitives.target}>
          {name}
        </Link>
        <br />
        <span className={primitives.soft}>
          {[
            isEnded ? words.ended : words.states[state],
            answeredAt !== null && format.moment(answeredAt),
            email,
            !isEnded && words.worksUntil(format.date(Date.parse(endsAt) - 1)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={primitives.row}>
        {acts > 0 && (
          <Button
            look="small danger"
            disabled={isBusy}
            aria-label={`${words.takeBack(acts, isEnded)}: ${name}`}
            onClick={() => void end(true)}
          >
            {words.takeBack(acts, isEnded)}
          </Button>
        )}
        {!isEnded && (
          <Button
            look="small"
            disabled={isBusy}
            aria-label={`${words.end}: ${name}`}
            onClick={() => void end(false)}
          >
            {words.end}
          </Button>
        )}
      </span>
    </li>
  )
}
