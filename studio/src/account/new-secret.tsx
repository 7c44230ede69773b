import { Button } from '../components/button.tsx'
import { CopyButton } from './copy-button.tsx'
import primitives from '../theme/primitives.module.css'
import appSetupStyles from './app-setup.module.css'

interface NewSecretProps {
  readonly secret: string
  readonly words: {
    /** Asks to copy it. */
    readonly help: string
    readonly copy: string
    readonly copied: string
    readonly done: string
  }
  readonly onDone: () => void
}

/** A secret that is shown once. */
export function NewSecret({ secret, words, onDone }: NewSecretProps) {
  return (
    <div className={primitives.stack}>
      <p>{words.help}</p>
      <p>
        <code className={appSetupStyles.appKey}>{secret}</code>
      </p>
      <div className={primitives.row}>
        <Button look="main" onClick={onDone}>
          {words.done}
        </Button>
        <CopyButton text={secret} label={words.copy} done={words.copied} />
      </div>
    </div>
  )
}
