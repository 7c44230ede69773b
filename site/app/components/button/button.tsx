import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './button.module.css'

interface ButtonProps {
  children: React.ReactNode
  type?: 'submit' | 'button'
  look?: 'strong' | 'quiet'
  icon?: IconName
  lang?: string | undefined
  /** Id of the form it submits, if not the enclosing one. */
  form?: string
  /** Name of its value in the form data. */
  name?: string
  value?: string
  /** Accessible name, if the visible word is not clear enough. */
  label?: string
  /** True while the action runs: the label says so, and the focus stays. */
  isBusy?: boolean
  onClick?: React.MouseEventHandler<HTMLButtonElement>
}

/** A button. It is never disabled: pressing it tells the visitor what is missing. */
export function Button(props: ButtonProps) {
  const {
    children,
    type = 'submit',
    look = 'strong',
    icon,
    lang,
    form,
    name,
    value,
    label,
    isBusy,
    onClick,
  } = props
  return (
    <button
      className={look === 'strong' ? styles.strong : styles.quiet}
      type={type}
      lang={lang}
      form={form}
      name={name}
      value={value}
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      {children}
      {icon && <Icon name={icon} />}
    </button>
  )
}
