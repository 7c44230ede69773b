import type { Invitation } from '@promenade/contract/studio-api/people'
import { Check } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'

const givenRoles = ['editor', 'author', 'reader', 'admin'] as const satisfies readonly Invitation['role'][]

interface RoleChoiceProps {
  readonly value: string
  readonly onChange: (role: Invitation['role']) => void
}

/** The roles, each with what it may do. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const { messages: m } = useStudio()
  return (
    <fieldset className="field">
      <legend>{m.account.staff.role}</legend>
      {givenRoles.map((role) => (
        <div key={role} className="role">
          <Check
            type="radio"
            name="role"
            aria-describedby={`role-${role}`}
            checked={value === role}
            onChange={() => onChange(role)}
          >
            {m.settings.roles[role]}
          </Check>
          <p id={`role-${role}`} className="soft small-text">
            {m.account.staff.roleHelp[role]}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
