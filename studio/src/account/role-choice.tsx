import type { Invitation } from '@promenade/contract/studio-api/people'
import { Check } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useStaffWords } from './use-staff-words.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './role-choice.module.css'

/** The roles that somebody who is here can be given; a store user is invited as such. */
export const givenRoles = ['editor', 'author', 'reader', 'admin'] as const

interface RoleChoiceProps<Role extends Invitation['role']> {
  readonly value: string
  readonly roles: readonly Role[]
  readonly onChange: (role: Role) => void
}

/** A choice between roles; each option says what the role may do. */
export function RoleChoice<Role extends Invitation['role']>({
  value,
  roles,
  onChange,
}: RoleChoiceProps<Role>) {
  const { messages: m } = useStudio()
  const words = useStaffWords()
  return (
    <fieldset className={inputs.field}>
      <legend>{words.role}</legend>
      {roles.map((role) => (
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
            {words.roleHelp[role]}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
