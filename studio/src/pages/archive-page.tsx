import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useFreshFactor } from '../account/fresh-factor.tsx'
import { MeansHint } from '../account/means-hint.tsx'
import { ProblemNotice } from '../account/problem-notice.tsx'
import { useAccountAct } from '../account/use-account-act.ts'
import { call } from '../api/call.ts'
import { download } from '../api/download.ts'
import { Button } from '../components/button.tsx'
import { Check } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useWords } from '../context/use-words.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { archiveEn } from '../messages/archive-en.ts'
import { archiveEs } from '../messages/archive-es.ts'
import styles from './contests/contests.module.css'
import primitives from '../theme/primitives.module.css'

export function loader() {
  return call('GET /api/v1/means')
}

const takeIn = 'npm run mall -- import mall.tar.gz'

/** The whole mall as one file, to move it or to keep it. */
export function Component() {
  const { messages: m, format } = useStudio()
  const words = useWords({ en: archiveEn, es: archiveEs })
  const means = useLoaderData<typeof loader>()
  const factor = useFreshFactor()
  const { act, problem, isBusy } = useAccountAct(factor)
  const [hasPeople, setHasPeople] = useState(false)
  const save = () => {
    const name = `mall-${format.isoDate()}.tar.gz`
    const request = () => download(`/api/v1/mall.tar.gz?people=${hasPeople ? 1 : 0}`, name)
    void act({ request, done: words.done, conflict: words.busy })
  }
  return (
    <Screen title={m.account.archive.title} within="settings">
      <p className={primitives.soft}>{words.intro}</p>
      <MeansHint means={means} />
      <section className={`${primitives.panel} ${primitives.stack}`}>
        <div>
          <Check checked={hasPeople} disabled={isBusy} onChange={setHasPeople}>
            {words.people}
          </Check>
          <p className={primitives.note}>{words.peopleHelp}</p>
        </div>
        <ProblemNotice text={problem} />
        <div className={primitives.row}>
          <Button look="main" disabled={isBusy} onClick={save}>
            {words.download}
          </Button>
          <span role="status">{isBusy && words.running}</span>
        </div>
      </section>
      <Panel title={words.notIn}>
        <ul className={`${primitives.bullets} ${primitives.soft}`}>
          {words.left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Panel>
      <Panel title={words.takeIn}>
        <p className={primitives.soft}>{words.takeInHelp}</p>
        <pre className={styles.commands}>{takeIn} --dry-run</pre>
        <p className={primitives.soft}>{words.takeInThen}</p>
        <pre className={styles.commands}>{takeIn}</pre>
      </Panel>
      {factor.sheet}
    </Screen>
  )
}
