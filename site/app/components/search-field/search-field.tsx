import button from '../button/button.module.css'
import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './search-field.module.css'

interface SearchFieldProps extends Omit<React.ComponentProps<'input'>, 'className' | 'type' | 'name'> {
  id: string
  label: string
  submit: string
  /** Larger, with the label as the title of the screen. */
  isTitle?: boolean
}

/** The site search field and its button, without a form. */
export function SearchField({ id, label, submit, isTitle = false, ...input }: SearchFieldProps) {
  const words = <label htmlFor={id}>{label}</label>
  return (
    <div className={isTitle ? `${styles.box} ${styles.large}` : styles.box}>
      {isTitle ? (
        <h1 className={styles.title}>{words}</h1>
      ) : (
        <div className={`${primitives.strong} ${styles.label}`}>{words}</div>
      )}
      <input
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        className={styles.field}
        id={id}
        type="search"
        name="searchQuery"
      />
      <button className={`${button.strong} ${styles.submit}`} type="submit">
        <Icon name="search" />
        {submit}
      </button>
    </div>
  )
}
