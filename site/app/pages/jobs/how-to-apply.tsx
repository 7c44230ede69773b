import { Link } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import type { JobScreen } from './job-screen.server.ts'
import styles from './job-page.module.css'

export function HowToApply({ contact, email, phone, website, ask }: JobScreen['apply']) {
  return (
    <>
      {contact && <p>{contact}</p>}
      {ask && <p>{ask}</p>}
      <ul>
        {email && (
          <li>
            <a className={styles.link} href={email.href}>
              <Icon name="mail" />
              {email.text}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a className={styles.link} href={phone.href}>
              <Icon name="phone" />
              {phone.text}
            </a>
          </li>
        )}
        {website && <Website {...website} />}
      </ul>
    </>
  )
}

function Website({ text, href, isOutside }: NonNullable<JobScreen['apply']['website']>) {
  return (
    <li>
      {isOutside ? (
        <a className={styles.link} href={href} rel="noopener">
          <Icon name="globe" />
          {text}
        </a>
      ) : (
        <Link className={styles.link} to={href}>
          <Icon name="globe" />
          {text}
        </Link>
      )}
    </li>
  )
}
