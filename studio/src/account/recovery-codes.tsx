import { useState } from 'react'
import type { Messages } from '../messages/en.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly messages: Messages
  readonly doneLabel: string
  readonly onDone: () => void
}

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes, messages: m, doneLabel, onDone }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false)
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
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
        >
          {words.copy}
        </button>
        <button type="button" className="button" onClick={() => saveFile(words.fileName, text)}>
          {words.save}
        </button>
        <span role="status">{isCopied && words.copied}</span>
      </div>
      <div>
        <button type="button" className="button main" onClick={onDone}>
          {doneLabel}
        </button>
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
