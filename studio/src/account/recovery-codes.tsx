import { Button } from '../components/button.tsx'
import type { Messages } from '../messages/en.ts'
import { CopyButton } from './copy-button.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly messages: Messages
  readonly doneLabel: string
  readonly onDone: () => void
}

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes, messages: m, doneLabel, onDone }: RecoveryCodesProps) {
  const words = m.account.codes
  const text = `${codes.join('\n')}\n`
  return (
    <div className="stack">
      <p>{words.help}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <Button onClick={() => saveFile(words.fileName, text)}>{words.save}</Button>
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

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
