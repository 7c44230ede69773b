import { Link } from 'react-router'
import { settingScreens, useAllowed } from '../layout/navigation.ts'
import { Panel } from '../layout/screen.tsx'
import { useStudio } from '../context/studio-context.ts'

/** The settings that are about people: the own login for everybody, the rest for admins. */
export function AccountLinks() {
  const { messages: m } = useStudio()
  const shown = useAllowed(settingScreens)
  return (
    <Panel title={m.account.title}>
      <ul className="lines">
        {shown.map(({ name, path }) => (
          <li key={name}>
            <Link to={path}>{m.account[name].title}</Link>
            <span className="soft">{m.account[name].about}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
