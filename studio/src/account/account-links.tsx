import { Link } from 'react-router'
import { useStudio } from '../layout/studio-context.ts'

const links = [
  { name: 'login', permission: undefined },
  { name: 'staff', permission: 'staff.manage' },
  { name: 'tokens', permission: 'tokens.manage' },
  { name: 'audit', permission: 'audit.read' },
] as const

/** The settings that are about people: the own login for everybody, the rest for admins. */
export function AccountLinks() {
  const { messages: m, isAllowed } = useStudio()
  const shown = links.filter(({ permission }) => permission === undefined || isAllowed(permission))
  return (
    <section className="panel stack">
      <h2>{m.account.title}</h2>
      <ul className="lines">
        {shown.map(({ name }) => (
          <li key={name}>
            <Link to={`/settings/${name}`}>{m.account[name].title}</Link>
            <span className="soft">{m.account[name].about}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
