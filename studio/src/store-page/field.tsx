import { type ReactNode, useId } from 'react'
import inputs from '../components/inputs.module.css'

/** The attributes of a control that its field describes. */
interface Described {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

interface FieldProps {
  readonly label: string
  readonly help?: string
  readonly fault?: string | undefined
  readonly children: (described: Described) => ReactNode
}

/** A control below its label, with its help and what is wrong with it. */
export function Field({ label, help, fault, children }: FieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={inputs.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: inputs.input,
        'aria-describedby': described || undefined,
        'aria-invalid': fault === undefined ? undefined : true,
      })}
      {help !== undefined && (
        <span id={`${id}-help`} className={inputs.help}>
          {help}
        </span>
      )}
      {fault !== undefined && (
        <span id={`${id}-fault`} className={inputs.fault}>
          {fault}
        </span>
      )}
    </div>
  )
}
