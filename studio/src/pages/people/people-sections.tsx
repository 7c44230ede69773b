import { NavLink } from 'react-router'
import { buttonLook } from '../../components/button-look.ts'
import { useStudio } from '../../context/studio-context.ts'
import primitives from '../../theme/primitives.module.css'

/** The screens about visitors. */
const sections = [
  ['messages', '/people'],
  ['contests', '/people/contests'],
  ['subscribers', '/people/subscribers'],
  ['person', '/people/person'],
] as const

/** Links to the screens about visitors, above each of them. */
export function PeopleSections() {
  const { messages: m } = useStudio()
  return (
    <nav className={primitives.row} aria-label={m.navigation.people}>
      {sections.map(([name, path]) => (
        <NavLink
          key={name}
          to={path}
          end={path === '/people'}
          className={({ isActive }) => buttonLook(isActive ? 'main' : undefined)}
        >
          {m.people.sections[name]}
        </NavLink>
      ))}
    </nav>
  )
}
