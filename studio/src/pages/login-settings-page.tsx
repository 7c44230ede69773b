import type { MeansJson, SessionsJson } from '@promenade/contract/studio-api/login'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { AppSetup } from '../account/app-setup.tsx'
import { describeDevice } from '../account/describe-device.ts'
import { type FreshFactor, useFreshFactor } from '../account/fresh-factor.tsx'
import { ProblemNotice } from '../account/problem-notice.tsx'
import { RecoveryCodes } from '../account/recovery-codes.tsx'
import { useAccountAct } from '../account/use-account-act.ts'
import { useProblem } from '../account/use-problem.ts'
import { getAppSecret } from '../api/authenticator-app.ts'
import { call } from '../api/call.ts'
import { addPasskey } from '../api/passkeys.ts'
import { codeOf } from '../api/request-error.ts'
import { Button } from '../components/button.tsx'
import { Form, TextField } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import { Panel, Screen } from '../layout/screen.tsx'
import { useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'

export async function loader() {
  const [means, sessions] = await Promise.all([call('GET /api/v1/means'), call('GET /api/v1/sessions')])
  return { means, sessions }
}

/** The means of login and the sessions of the current user. */
export function Component() {
  const { messages: m } = useStudio()
  const { means, sessions } = useLoaderData<typeof loader>()
  const [codes, setCodes] = useState<readonly string[]>()
  const factor = useFreshFactor()
  const words = m.account
  return (
    <Screen title={words.login.title} within="settings">
      <Passkeys means={means} factor={factor} onCodes={setCodes} />
      <App means={means} factor={factor} onCodes={setCodes} />
      <Codes means={means} factor={factor} onCodes={setCodes} />
      <Sessions sessions={sessions} factor={factor} />
      {factor.sheet}
      {codes !== undefined && (
        <Sheet title={words.codes.title} onClose={() => setCodes(undefined)}>
          <RecoveryCodes
            codes={codes}
            messages={m}
            doneLabel={words.codes.done}
            onDone={() => setCodes(undefined)}
          />
        </Sheet>
      )}
    </Screen>
  )
}

interface PartProps {
  readonly means: MeansJson
  readonly factor: FreshFactor
  readonly onCodes: (codes: readonly string[] | undefined) => void
}

function Passkeys({ means, factor, onCodes }: PartProps) {
  const { messages: m, format } = useStudio()
  const { act, problem } = useAccountAct(factor)
  const words = m.account.login
  return (
    <Panel title={words.passkeys}>
      <ProblemNotice text={problem} />
      <p className={primitives.soft}>
        {means.passkeys.length === 0 && `${words.noPasskey} `}
        {words.host(means.host)}
      </p>
      <ul className={primitives.lines}>
        {means.passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <br />
              <span className={primitives.soft}>
                {words.created(format.date(createdAt))},{' '}
                {usedAt === null ? words.neverUsed : words.used(format.moment(usedAt))}
              </span>
            </span>
            <Button
              look="small"
              aria-label={`${words.remove}: ${name}`}
              onClick={() =>
                void act({
                  request: () => call('DELETE /api/v1/means/passkeys/:id', { params: { id } }),
                  done: words.removed,
                  conflict: words.last,
                })
              }
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <NewPasskey factor={factor} onCodes={onCodes} />
    </Panel>
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
    <Form onSubmit={() => void run(add)}>
      <ProblemNotice text={problem} />
      <TextField label={words.name} help={words.nameHelp} maxLength={60} value={name} onChange={setName} />
      <div>
        <Button type="submit" disabled={isBusy}>
          {words.add}
        </Button>
      </div>
    </Form>
  )
}

/** Ignores the error of a closed sheet. */
function cancelled(error: unknown): { readonly recoveryCodes?: readonly string[] } {
  if (codeOf(error) === 'cancelled') return {}
  throw error
}

function App({ means, factor, onCodes }: PartProps) {
  const { messages: m } = useStudio()
  const { revalidate } = useRevalidator()
  const { act, problem } = useAccountAct(factor)
  const [isOpen, setIsOpen] = useState(false)
  const words = m.account.login
  const open = async () => {
    // Requests a key first, so that the platform asks for the fresh factor before the sheet opens.
    await factor.send(() => getAppSecret()).then(() => setIsOpen(true), cancelled)
  }
  return (
    <Panel title={words.app}>
      <ProblemNotice text={problem} />
      <p className={primitives.soft}>{means.hasApp ? words.hasApp : words.noApp}</p>
      <div className={primitives.row}>
        <Button onClick={() => void open()}>{means.hasApp ? words.replace : words.setUp}</Button>
        {means.hasApp && (
          <Button
            onClick={() =>
              void act({
                request: () => call('DELETE /api/v1/means/app'),
                done: words.removed,
                conflict: words.last,
              })
            }
          >
            {words.remove}
          </Button>
        )}
      </div>
      {isOpen && (
        <Sheet title={m.account.app.title} onClose={() => setIsOpen(false)}>
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
    </Panel>
  )
}

function Codes({ means, factor, onCodes }: PartProps) {
  const { messages: m } = useStudio()
  const { revalidate } = useRevalidator()
  const { problem, run } = useProblem(m)
  const words = m.account.login
  const renew = async () => {
    const { recoveryCodes } = await factor
      .send(() => call('POST /api/v1/means/recovery-codes'))
      .catch(cancelled)
    onCodes(recoveryCodes)
    await revalidate()
  }
  if (means.passkeys.length === 0 && !means.hasApp) return null
  return (
    <Panel title={words.codes}>
      <p className={primitives.soft}>
        {words.codesLeft(means.recoveryCodes)} {words.renewHelp}
      </p>
      <ProblemNotice text={problem} />
      <div>
        <Button onClick={() => void run(renew)}>{words.renew}</Button>
      </div>
    </Panel>
  )
}

function Sessions({ sessions, factor }: { readonly sessions: SessionsJson; readonly factor: FreshFactor }) {
  const { messages: m, format } = useStudio()
  const { act, problem } = useAccountAct(factor)
  const words = m.account.login
  return (
    <Panel title={words.sessions}>
      <ProblemNotice text={problem} />
      <ul className={primitives.lines}>
        {sessions.items.map(({ id, device, createdAt, seenAt, isCurrent }) => (
          <li key={id}>
            <span>
              <b>{describeDevice(m, device)}</b>
              {isCurrent && ` (${words.here})`}
              <br />
              <span className={primitives.soft}>
                {words.since(format.date(createdAt))}, {words.seen(format.moment(seenAt))}
              </span>
            </span>
            {!isCurrent && (
              <Button
                look="small"
                onClick={() =>
                  void act({
                    request: () => call('DELETE /api/v1/sessions/:id', { params: { id } }),
                    done: words.ended,
                  })
                }
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.items.length > 1 && (
        <div>
          <Button
            onClick={() => void act({ request: () => call('DELETE /api/v1/sessions'), done: words.ended })}
          >
            {words.endOthers}
          </Button>
        </div>
      )}
    </Panel>
  )
}
