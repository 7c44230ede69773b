import type { MapReport } from '@promenade/contract/studio-api/new-map'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { callStores } from '../api/call-stores.ts'
import { buttonLook } from '../components/button-look.ts'
import { Button } from '../components/button.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useStudio } from '../context/studio-context.ts'
import { Screen } from '../layout/screen.tsx'
import { BothPlans } from './new-map/both-plans.tsx'
import { Changes, useChanges } from './new-map/comparison.tsx'
import { useNewMap } from './new-map/use-new-map.ts'
import { useNewMapWords } from './new-map/use-new-map-words.ts'
import buttonStyles from '../components/button.module.css'
import primitives from '../theme/primitives.module.css'

export function loader() {
  return callStores('GET /api/v1/plan')
}

/** Compares another map with the present one, and takes it over. */
export function Component() {
  const { isAllowed } = useStudio()
  const words = useNewMapWords()
  const { chosen, report, problem, isBusy, open, takeOver } = useNewMap()
  return (
    <Screen title={words.title} within="map">
      <p className={primitives.soft}>{words.intro}</p>
      {isAllowed('draft.write') && (
        <div className={primitives.row}>
          <label className={`${buttonLook()} ${buttonStyles.file}`}>
            {chosen === undefined ? words.choose : words.another}
            <input
              type="file"
              className={primitives.unseen}
              accept=".zip,application/zip"
              disabled={isBusy}
              onChange={({ target }) => {
                void open(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          {chosen !== undefined && <span className={primitives.soft}>{chosen.name}</span>}
        </div>
      )}
      {problem !== undefined && (
        <div className={primitives.danger} role="alert">
          <p>{problem}</p>
        </div>
      )}
      <p role="status">{isBusy && report === undefined && words.checking}</p>
      {report !== undefined && <Report report={report} isBusy={isBusy} onTake={takeOver} />}
    </Screen>
  )
}

interface ReportProps {
  readonly report: MapReport
  readonly isBusy: boolean
  readonly onTake: () => Promise<void>
}

function Report({ report, isBusy, onTake }: ReportProps) {
  const { messages: m, isAllowed } = useStudio()
  const words = useNewMapWords()
  const present = useLoaderData<typeof loader>()
  const [isAsked, setIsAsked] = useState(false)
  const { losses, changes, reach } = useChanges(report)
  const { faults, notes, isSame, plan } = report
  const isReady = faults.count === 0 && !isSame
  return (
    <>
      {faults.count > 0 && (
        <section className={primitives.danger}>
          <div className={primitives.closeStack}>
            <p>{words.faults}</p>
            <Findings {...faults} />
          </div>
        </section>
      )}
      {isSame && <p>{words.same}</p>}
      {isReady && losses.length + changes.length === 0 && <p>{words.nothing}</p>}
      <Changes title={words.losses} changes={losses} />
      <Changes title={words.changes} changes={changes} />
      <Changes title={words.reach} changes={reach} />
      {notes.count > 0 && (
        <details>
          <summary>{words.notes(notes.count)}</summary>
          <Findings {...notes} />
        </details>
      )}
      {isReady && <BothPlans present={present} coming={plan} />}
      {isReady &&
        (isAllowed('content.publish') ? (
          <div className={primitives.row}>
            <Button look="main" disabled={isBusy} onClick={() => setIsAsked(true)}>
              {words.take}
            </Button>
          </div>
        ) : (
          <p className={primitives.note}>{words.author}</p>
        ))}
      {isAsked && (
        <Sheet
          title={words.confirm}
          onClose={() => setIsAsked(false)}
          footer={
            <>
              <Button onClick={() => setIsAsked(false)}>{m.cancel}</Button>
              <Button
                look="main"
                disabled={isBusy}
                onClick={() => void onTake().finally(() => setIsAsked(false))}
              >
                {words.takeNow}
              </Button>
            </>
          }
        >
          <div className={primitives.stack}>
            {losses.length === 0 && <p>{words.noLosses}</p>}
            <Changes title={words.losses} changes={losses} />
            <p>{words.help}</p>
          </div>
        </Sheet>
      )}
    </>
  )
}

/** Whoever draws the map sees by a few what is the matter. */
const maxShown = 20

/** Sentences of the import, which are English. */
function Findings({ count, items }: MapReport['faults']) {
  const words = useNewMapWords()
  return (
    <>
      <ul className={primitives.bullets} lang="en">
        {[...new Set(items.slice(0, maxShown))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {count > maxShown && <p>{words.more(count - maxShown)}</p>}
    </>
  )
}
