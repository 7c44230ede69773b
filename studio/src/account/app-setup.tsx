import { lazy, Suspense, useEffect, useState } from 'react'
import type { NewApp, RecoveryCodes } from '@promenade/contract/studio-api/login'
import { getAppSecret, setApp } from '../api/authenticator-app.ts'
import { buttonLook } from '../components/button-look.ts'
import { Button } from '../components/button.tsx'
import { Form } from '../components/inputs.tsx'
import type { Messages } from '../messages/en.ts'
import { CodeInput } from './code-input.tsx'
import { CopyButton } from './copy-button.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { useProblem } from './use-problem.ts'
import primitives from '../theme/primitives.module.css'
import qrCodeStyles from './qr-code.module.css'
import styles from './app-setup.module.css'

const QrCode = lazy(() => import('./qr-code.tsx'))

interface AppSetupProps {
  readonly messages: Messages
  /** The token of an invitation; without one the app is set up for the current user. */
  readonly token?: string
  readonly onDone: (codes: RecoveryCodes) => void
}

/**
 * Sets up an authenticator app: shows its key as a QR code, a link and a text, then asks for the first code.
 */
export function AppSetup({ messages: m, token, onDone }: AppSetupProps) {
  const [app, setNewApp] = useState<NewApp>()
  const [code, setCode] = useState('')
  const { problem, isBusy, run } = useProblem(m)
  const words = m.account.app
  useEffect(() => {
    void run(async () => setNewApp(await getAppSecret(token)))
    // The key stays the same until the page is left.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const submit = () => {
    if (app === undefined) return
    void run(async () => onDone(await setApp(app.secret, code, token)), { 'bad-request': words.wrong })
  }
  return (
    <Form onSubmit={submit}>
      <ProblemNotice text={problem} />
      {app !== undefined && (
        <>
          <p>{words.scan}</p>
          <Suspense fallback={<div className={qrCodeStyles.qrCode} />}>
            <QrCode text={app.uri} label={words.qrCode} />
          </Suspense>
          <p>
            <span className={primitives.soft}>{words.key}</span>
            <br />
            <code className={styles.appKey}>{app.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <div className={primitives.row}>
            <a className={buttonLook()} href={app.uri}>
              {words.open}
            </a>
            <CopyButton text={app.secret} label={words.copy} done={words.copied} />
          </div>
          <CodeInput label={words.code} value={code} onChange={setCode} mayHaveLetters={false} />
          <div>
            <Button type="submit" look="main" disabled={isBusy}>
              {words.submit}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
