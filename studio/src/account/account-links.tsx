import { Link } from 'react-router'
import { settingScreens, useAllowed } from '../layout/navigation.ts'
import { Panel } from '../layout/screen.tsx'
import { useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'

/** Links to the settings about people: everybody may open their own login, admins the rest. */
export function AccountLinks() {
  const { messages: m } = useStudio()
  const shown = useAllowed(settingScreens)
  return (
    <Panel title={m.account.title}>
      <ul className={primitives.lines}>
        {shown.map(({ name, path }) => (
          <li key={name}>
            <Link to={path}>{m.account[name].title}</Link>
            <span className={primitives.soft}>{m.account[name].about}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
