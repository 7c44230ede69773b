import { Button } from '../button/button.tsx'
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
    <form className={styles.form} onSubmit={submit}>
      {purposes.map(({ name, title, text, agreed }) => (
        <div key={name} className={styles.purpose}>
          <input
            className={checkbox.box}
            type="checkbox"
            id={`agree-${name}`}
            name={name}
            defaultChecked={agreed}
            aria-describedby={`about-${name}`}
          />
          <div>
            <label className={styles.title} htmlFor={`agree-${name}`}>
              {title}
            </label>
            <p className={styles.text} id={`about-${name}`}>
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
