import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './button.module.css'

interface ButtonProps {
  children: React.ReactNode
  type?: 'submit' | 'button'
  look?: 'strong' | 'quiet'
  icon?: IconName
  lang?: string | undefined
  /** The form it sends, where that is not the one around it. */
  form?: string
  /** What it says to the form it sends. */
  name?: string
  value?: string
  /** Where its word alone does not say what it is for. */
  label?: string
  /** What it is for is under way: it says so, and stays where the focus is. */
  isBusy?: boolean
  onClick?: React.MouseEventHandler<HTMLButtonElement>
}

/** A button that asks to be pressed. It is never disabled: whoever presses it learns what is missing. */
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
      className={styles[look]}
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
