import { TextField } from '../components/inputs.tsx'

interface CodeInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Recovery codes have letters too. */
  readonly mayHaveLetters?: boolean
}

/** The code of an authenticator app, which the device may fill in. */
export function CodeInput({ mayHaveLetters = true, ...props }: CodeInputProps) {
  return (
    <TextField
      {...props}
      className="input code"
      inputMode={mayHaveLetters ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      minLength={6}
      maxLength={20}
    />
  )
}
