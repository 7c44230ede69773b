import type { MeansWire, SessionsWire } from '@promenade/contract/studio-api/login'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { AppSetup } from '../account/app-setup.tsx'
import { describeDevice } from '../account/describe-device.ts'
import { CancelledError, type FreshFactor, useFreshFactor } from '../account/fresh-factor.tsx'
import { ProblemNotice } from '../account/problem-notice.tsx'
import { RecoveryCodes } from '../account/recovery-codes.tsx'
import { useAccountAct } from '../account/use-account-act.ts'
import { useProblem } from '../account/use-problem.ts'
import {
  addPasskey,
  endOtherSessions,
  endSession,
  getAppSecret,
  getMeans,
  listSessions,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
} from '../api/account-requests.ts'
import { Sheet } from '../components/sheet.tsx'
import { ScreenTitle } from '../layout/screen-title.tsx'
import { useStudio } from '../layout/studio-context.ts'

export async function loader() {
  const [means, sessions] = await Promise.all([getMeans(), listSessions()])
  return { means, sessions }
}

/** How whoever is logged in logs in, and where. */
export function Component() {
  const { messages: m } = useStudio()
  const { means, sessions } = useLoaderData<typeof loader>()
  const [codes, setCodes] = useState<readonly string[]>()
  const factor = useFreshFactor()
  const words = m.account
  return (
    <div className="screen">
      <header className="screen-head">
        <ScreenTitle text={words.login.title} isSetting />
      </header>
      <Passkeys means={means} factor={factor} onCodes={setCodes} />
      <App means={means} factor={factor} onCodes={setCodes} />
      <Codes means={means} factor={factor} onCodes={setCodes} />
      <Sessions sessions={sessions} factor={factor} />
      {factor.sheet}
      {codes !== undefined && (
        <Sheet title={words.codes.title} closeLabel={m.close} onClose={() => setCodes(undefined)}>
          <RecoveryCodes
            codes={codes}
            messages={m}
            doneLabel={words.codes.done}
            onDone={() => setCodes(undefined)}
          />
        </Sheet>
      )}
    </div>
  )
}

interface PartProps {
  readonly means: MeansWire
  readonly factor: FreshFactor
  readonly onCodes: (codes: readonly string[] | undefined) => void
}

function Passkeys({ means, factor, onCodes }: PartProps) {
  const { messages: m, format } = useStudio()
  const { act, problem } = useAccountAct(factor)
  const words = m.account.login
  return (
    <section className="panel stack">
      <h2>{words.passkeys}</h2>
      <ProblemNotice text={problem} />
      <p className="soft">
        {means.passkeys.length === 0 && `${words.noPasskey} `}
        {words.host(means.host)}
      </p>
      <ul className="lines">
        {means.passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <br />
              <span className="soft">
                {words.created(format.date(createdAt))},{' '}
                {usedAt === null ? words.neverUsed : words.used(format.moment(usedAt))}
              </span>
            </span>
            <button
              type="button"
              className="button small"
              aria-label={`${words.remove}: ${name}`}
              onClick={() =>
                void act({ request: () => removePasskey(id), done: words.removed, conflict: words.last })
              }
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <NewPasskey factor={factor} onCodes={onCodes} />
    </section>
  )
}

function NewPasskey({ factor, onCodes }: Omit<PartProps, 'means'>) {
  const { messages: m } = useStudio()
  const { revalidate } = useRevalidator()
  const [name, setName] = useState(() => describeDevice(m))
  const { problem, isBusy, run } = useProblem(m)
  const words = m.account.login
  const add = async () => {
    const { recoveryCodes } = await factor.send(() => addPasskey(name)).catch(cancelled)
    onCodes(recoveryCodes)
    await revalidate()
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void run(add)
      }}
    >
      <ProblemNotice text={problem} />
      <label className="field">
        <span>{words.name}</span>
        <input
          className="input"
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <span className="soft small-text">{words.nameHelp}</span>
      </label>
      <div>
        <button type="submit" className="button" disabled={isBusy}>
          {words.add}
        </button>
      </div>
    </form>
  )
}

/** A sheet that was closed is no problem. */
function cancelled(error: unknown): { readonly recoveryCodes?: readonly string[] } {
  if (error instanceof CancelledError) return {}
  throw error
}

function App({ means, factor, onCodes }: PartProps) {
  const { messages: m } = useStudio()
  const { revalidate } = useRevalidator()
  const { act, problem } = useAccountAct(factor)
  const [isOpen, setIsOpen] = useState(false)
  const words = m.account.login
  const open = async () => {
    // Asks for the fresh factor before the key is shown.
    await factor.send(() => getAppSecret()).then(() => setIsOpen(true), cancelled)
  }
  return (
    <section className="panel stack">
      <h2>{words.app}</h2>
      <ProblemNotice text={problem} />
      <p className="soft">{means.hasApp ? words.hasApp : words.noApp}</p>
      <div className="buttons">
        <button type="button" className="button" onClick={() => void open()}>
          {means.hasApp ? words.replace : words.setUp}
        </button>
        {means.hasApp && (
          <button
            type="button"
            className="button"
            onClick={() => void act({ request: removeApp, done: words.removed, conflict: words.last })}
          >
            {words.remove}
          </button>
        )}
      </div>
      {isOpen && (
        <Sheet title={m.account.app.title} closeLabel={m.close} onClose={() => setIsOpen(false)}>
          <AppSetup
            messages={m}
            onDone={({ recoveryCodes }) => {
              setIsOpen(false)
              onCodes(recoveryCodes)
              void revalidate()
            }}
          />
        </Sheet>
      )}
    </section>
  )
}

function Codes({ means, factor, onCodes }: PartProps) {
  const { messages: m } = useStudio()
  const { revalidate } = useRevalidator()
  const { problem, run } = useProblem(m)
  const words = m.account.login
  const renew = async () => {
    const { recoveryCodes } = await factor.send(renewRecoveryCodes).catch(cancelled)
    onCodes(recoveryCodes)
    await revalidate()
  }
  if (means.passkeys.length === 0 && !means.hasApp) return null
  return (
    <section className="panel stack">
      <h2>{words.codes}</h2>
      <p className="soft">
        {words.codesLeft(means.recoveryCodes)} {words.renewHelp}
      </p>
      <ProblemNotice text={problem} />
      <div>
        <button type="button" className="button" onClick={() => void run(renew)}>
          {words.renew}
        </button>
      </div>
    </section>
  )
}

function Sessions({ sessions, factor }: { readonly sessions: SessionsWire; readonly factor: FreshFactor }) {
  const { messages: m, format } = useStudio()
  const { act, problem } = useAccountAct(factor)
  const words = m.account.login
  return (
    <section className="panel stack">
      <h2>{words.sessions}</h2>
      <ProblemNotice text={problem} />
      <ul className="lines">
        {sessions.items.map(({ id, device, createdAt, seenAt, isCurrent }) => (
          <li key={id}>
            <span>
              <b>{describeDevice(m, device)}</b>
              {isCurrent && ` (${words.here})`}
              <br />
              <span className="soft">
                {words.since(format.date(createdAt))}, {words.seen(format.moment(seenAt))}
              </span>
            </span>
            {!isCurrent && (
              <button
                type="button"
                className="button small"
                onClick={() => void act({ request: () => endSession(id), done: words.ended })}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.items.length > 1 && (
        <div>
          <button
            type="button"
            className="button"
            onClick={() => void act({ request: endOtherSessions, done: words.ended })}
          >
            {words.endOthers}
          </button>
        </div>
      )}
    </section>
  )
}
