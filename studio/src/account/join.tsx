import { useState } from 'react'
import type { OpenedLink, RecoveryCodes as Codes } from '@promenade/contract/studio-api/login'
import { detailsOf, type Locale } from '@promenade/domain/locale/locale'
import { joinWithPasskey } from '../api/passkeys.ts'
import { Button } from '../components/button.tsx'
import type { Messages } from '../messages/en.ts'
import { AppSetup } from './app-setup.tsx'
import { describeDevice } from './describe-device.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useProblem } from './use-problem.ts'
import primitives from '../theme/primitives.module.css'

type Joining = Extract<OpenedLink, { readonly state: 'join' }>

interface JoinProps {
  readonly messages: Messages
  readonly token: string
  readonly link: Joining
  readonly onDone: () => void
}

/** The screen behind an invitation: an invited person chooses a means of login and gets recovery codes. */
export function Join({ messages: m, token, link, onDone }: JoinProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const words = m.account
  const finish = ({ recoveryCodes }: Codes) =>
    recoveryCodes === undefined ? onDone() : setCodes(recoveryCodes)
  if (codes !== undefined)
    return (
      <>
        <h1>{words.codes.title}</h1>
        <RecoveryCodes codes={codes} messages={m} doneLabel={words.codes.go} onDone={onDone} />
      </>
    )
  return (
    <>
      <h1>{words.join.title(link.name)}</h1>
      <p>{words.join.intro(link.mall, m.settings.roles[link.role])}</p>
      {link.validFrom === undefined ? (
        <>
          {link.isRecovery && <p className={primitives.warning}>{words.join.recovery}</p>}
          <Choice messages={m} token={token} onDone={finish} />
        </>
      ) : (
        <p className={primitives.warning}>{words.join.waits(longMoment(link.validFrom, link.locale))}</p>
      )}
    </>
  )
}

interface ChoiceProps {
  readonly messages: Messages
  readonly token: string
  readonly onDone: (codes: Codes) => void
}

function Choice({ messages: m, token, onDone }: ChoiceProps) {
  const [isApp, setIsApp] = useState(false)
  const { problem, isBusy, run } = useProblem(m)
  const words = m.account.join
  if (isApp)
    return (
      <>
        <h2>{m.account.app.title}</h2>
        <p>{words.appHelp}</p>
        <AppSetup messages={m} token={token} onDone={onDone} />
      </>
    )
  return (
    <div className={primitives.stack}>
      <h2>{words.choose}</h2>
      <ProblemNotice text={problem} />
      <div className={primitives.closeStack}>
        <Button
          look="main"
          disabled={isBusy}
          onClick={() => void run(() => joinWithPasskey(token, describeDevice(m)).then(onDone))}
        >
          {words.passkey}
        </Button>
        <p className={primitives.note}>{words.passkeyHelp}</p>
      </div>
      <Button onClick={() => setIsApp(true)}>{words.app}</Button>
    </div>
  )
}

function longMoment(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(detailsOf(locale).iso, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(instant))
}
