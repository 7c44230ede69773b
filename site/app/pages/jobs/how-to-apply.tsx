import { IconLink } from '../../components/icon/icon.tsx'
import type { JobScreen } from './job-screen.server.ts'

export function HowToApply({ contact, links, ask }: JobScreen['apply']) {
  return (
    <>
      {contact && <p>{contact}</p>}
      {ask && <p>{ask}</p>}
      <ul>
        {links.map(({ icon, text, href }) => (
          <li key={icon}>
            <IconLink to={href} icon={icon}>
              {text}
            </IconLink>
          </li>
        ))}
      </ul>
    </>
  )
}
