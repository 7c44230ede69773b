import type { Invitation } from '@promenade/contract/studio-api/people'
import { Check } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './role-choice.module.css'

const givenRoles = ['editor', 'author', 'reader', 'admin'] as const satisfies readonly Invitation['role'][]

interface RoleChoiceProps {
  readonly value: string
  readonly onChange: (role: Invitation['role']) => void
}

/** A choice between the roles; each option says what the role may do. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const { messages: m } = useStudio()
  return (
    <fieldset className={inputs.field}>
      <legend>{m.account.staff.role}</legend>
      {givenRoles.map((role) => (
        <div key={role} className={styles.role}>
          <Check
            type="radio"
            name="role"
            aria-describedby={`role-${role}`}
            checked={value === role}
            onChange={() => onChange(role)}
          >
            {m.settings.roles[role]}
          </Check>
          <p id={`role-${role}`} className={primitives.note}>
            {m.account.staff.roleHelp[role]}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
