import { askedParts } from '@promenade/domain/studio/store-answers'
import type { RoundsJson } from '@promenade/contract/studio-api/store-rounds'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { callStores } from '../api/call-stores.ts'
import { buttonLook } from '../components/button-look.ts'
import { Button } from '../components/button.tsx'
import { Check } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { AskSheet } from './stores/ask-sheet.tsx'
import { useAskWords } from './stores/use-ask-words.ts'
import primitives from '../theme/primitives.module.css'

export function loader() {
  return callStores('GET /api/v1/rounds')
}

/** What stores were asked for, who has answered, and what they publish at once. */
export function Component() {
  const { format, isAllowed } = useStudio()
  const words = useAskWords()
  const rounds = useLoaderData<typeof loader>()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Screen
      title={words.title}
      within="stores"
      actions={
        <div className={primitives.row}>
          <Link className={buttonLook()} to="/approvals">
            {words.approvalsLink}
          </Link>
          <Button look="main" onClick={() => setIsAsking(true)}>
            {words.ask}
          </Button>
        </div>
      }
    >
      <p className={primitives.soft}>{words.about}</p>
      {rounds.items.length === 0 && <p className={primitives.empty}>{words.none}</p>}
      {rounds.items.length > 0 && (
        <section className={primitives.panel}>
          <ul className={primitives.lines}>
            {rounds.items.map(({ id, until, parts, counts }) => (
              <li key={id}>
                <span>
                  <Link to={`/rounds/${id}`} className={primitives.target}>
                    {words.round(format.longDate(until))}
                  </Link>
                  <br />
                  <span className={primitives.soft}>
                    {parts.map((part) => words.parts[part]).join(' · ')}
                  </span>
                </span>
                <span>
                  {[
                    words.answered(counts.answered, counts.asked),
                    counts.unreached > 0 && words.unreached(counts.unreached),
                    counts.waiting > 0 && words.waiting(counts.waiting),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isAllowed('settings.manage') && <TrustedParts trusted={rounds.trusted} />}
      {isAsking && <AskSheet rounds={rounds} onClose={() => setIsAsking(false)} />}
    </Screen>
  )
}

function TrustedParts({ trusted }: Pick<RoundsJson, 'trusted'>) {
  const { notify } = useStudio()
  const words = useAskWords()
  const [parts, setParts] = useState(trusted)
  const { isBusy, act } = useAct()
  const choose = (next: typeof trusted) =>
    act(async () => {
      await callStores('PUT /api/v1/trusted-parts', { body: { parts: next } })
      setParts(next)
      notify({ text: words.trustedSaved })
    })
  return (
    <Panel title={words.trusted}>
      <p className={primitives.soft}>{words.trustedHelp}</p>
      <div className={primitives.row} role="group" aria-label={words.trusted}>
        {askedParts.map((part) => (
          <Check
            key={part}
            checked={parts.includes(part)}
            disabled={isBusy}
            onChange={(isOn) =>
              void choose(askedParts.filter((one) => (one === part ? isOn : parts.includes(one))))
            }
          >
            {words.parts[part]}
          </Check>
        ))}
      </div>
    </Panel>
  )
}
