interface CodeInputProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Recovery codes have letters too. */
  readonly mayHaveLetters?: boolean
}

/** The code of an authenticator app, which the device may fill in. */
export function CodeInput({ label, value, onChange, mayHaveLetters = true }: CodeInputProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input code"
        inputMode={mayHaveLetters ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        minLength={6}
        maxLength={20}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
