import { saveFile } from '../api/download.ts'
import { Button } from '../components/button.tsx'
import type { Messages } from '../messages/en.ts'
import { CopyButton } from './copy-button.tsx'
import appSetupStyles from './app-setup.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './recovery-codes.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly messages: Messages
  readonly doneLabel: string
  readonly onDone: () => void
}

/** Shows recovery codes, which the platform sends only once. */
export function RecoveryCodes({ codes, messages: m, doneLabel, onDone }: RecoveryCodesProps) {
  const words = m.account.codes
  const text = `${codes.join('\n')}\n`
  return (
    <div className={primitives.stack}>
      <p>{words.help}</p>
      <ul className={styles.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={appSetupStyles.appKey}>{code}</code>
          </li>
        ))}
      </ul>
      <div className={primitives.row}>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), words.fileName)}>
          {words.save}
        </Button>
        <CopyButton text={text} label={words.copy} done={words.copied} />
      </div>
      <div>
        <Button look="main" onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
    </div>
  )
}
