import { TextField } from '../components/inputs.tsx'
import inputs from '../components/inputs.module.css'
import styles from './code-input.module.css'

interface CodeInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** True where recovery codes are accepted, which contain letters. */
  readonly mayHaveLetters?: boolean
}

/** An input for the code of an authenticator app, which the device may fill in. */
export function CodeInput({ mayHaveLetters = true, ...props }: CodeInputProps) {
  return (
    <TextField
      {...props}
      className={`${inputs.input} ${styles.code}`}
      inputMode={mayHaveLetters ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      minLength={6}
      maxLength={20}
    />
  )
}
