import { Button } from '../button/button.tsx'
import primitives from '../../theme/primitives.module.css'
import checkbox from '../form/checkbox.module.css'
import styles from './privacy-choices.module.css'

interface PrivacyChoicesProps<Name extends string> {
  purposes: readonly { name: Name; title: string; text: string; agreed: boolean }[]
  save: string
  onSave: (agreed: readonly Name[]) => void
}

/** One checkbox per purpose, unchecked by default. */
export function PrivacyChoices<Name extends string>({ purposes, save, onSave }: PrivacyChoicesProps<Name>) {
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    onSave(purposes.flatMap(({ name }) => (ticked.has(name) ? [name] : [])))
  }
  return (
    <form className={primitives.stack} onSubmit={submit}>
      {purposes.map(({ name, title, text, agreed }) => (
        <div key={name} className={`${primitives.lined} ${styles.purpose}`}>
          <input
            className={checkbox.box}
            type="checkbox"
            id={`agree-${name}`}
            name={name}
            defaultChecked={agreed}
            aria-describedby={`about-${name}`}
          />
          <div>
            <label className={`${primitives.strong} ${styles.title}`} htmlFor={`agree-${name}`}>
              {title}
            </label>
            <p className={primitives.soft} id={`about-${name}`}>
              {text}
            </p>
          </div>
        </div>
      ))}
      <div>
        <Button>{save}</Button>
      </div>
    </form>
  )
}
