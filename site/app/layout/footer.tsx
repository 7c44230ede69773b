import { memo } from 'react'
import { useLanguage } from '../messages/messages.tsx'
import { SocialLinks } from '../components/social-links/social-links.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import type { LayoutData } from './layout-data.server.ts'
import { navigation, type NavigationGroup } from './navigation.ts'
import { useFollowLinks } from './page-change/plain-links.ts'

export const Footer = memo(function Footer({ data }: { data: LayoutData }) {
  const { messages, href } = useLanguage()
  const { site, nav } = messages
  const follow = useFollowLinks()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its links are pressed
    <footer className={`${primitives.night} ${styles.footer}`} onClick={follow}>
      <div className={`${primitives.page} ${styles.inner}`}>
        <p className={`${styles.mallName} ${primitives.onScreen}`} aria-hidden="true">
          {data.mall}
        </p>
        <div className={styles.columns}>
          <FooterAddress data={data} />
          <div>
            <h2 className={`${styles.heading} ${primitives.onScreen}`} lang={site.lang}>
              {site.todaysHours}
            </h2>
            <span className={styles.line}>{data.todaysHours}</span>
            <a className={`${primitives.line} ${styles.link}`} href={href('/hours')} lang={nav.lang}>
              {nav.hours}
            </a>
          </div>
          <nav className={styles.pages} aria-label={site.footerNavigation} lang={nav.lang}>
            {columns(navigation(messages, data.missingPages)).map((group) => (
              <div key={group.text}>
                <h2 className={`${styles.heading} ${primitives.onScreen}`}>{group.text}</h2>
                <ul>
                  {group.items.map(({ text, path }) => (
                    <li key={path}>
                      <a className={`${primitives.line} ${styles.link}`} href={href(path)}>
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        {data.social.length > 0 && (
          <div className={`${styles.social} ${primitives.onScreen}`}>
            <h2 className={`${styles.heading} ${primitives.onScreen}`} lang={site.lang}>
              {site.followUs}
            </h2>
            <SocialLinks links={data.social} />
          </div>
        )}
        <div className={`${primitives.row} ${styles.last} ${primitives.onScreen}`}>
          <span lang={site.lang}>{site.copyright(data.year, data.mall)}</span>
          {data.policies.map(({ to, text, lang }) => (
            <a key={to} className={`${primitives.line} ${styles.link}`} href={to} lang={lang}>
              {text}
            </a>
          ))}
          {data.privacy && <span id="privacy-choices" />}
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  )
})

function FooterAddress({ data }: { data: LayoutData }) {
  const { messages } = useLanguage()
  return (
    <div>
      <h2 className={`${styles.heading} ${primitives.onScreen}`} lang={messages.site.lang}>
        {messages.site.address}
      </h2>
      <address className={styles.address}>
        {data.address.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        {data.phone && (
          <a className={`${primitives.line} ${styles.link}`} href={data.phone.href}>
            {data.phone.text}
          </a>
        )}
        {data.email && (
          <a className={`${primitives.line} ${styles.link}`} href={`mailto:${data.email}`}>
            {data.email}
          </a>
        )}
      </address>
    </div>
  )
}

/** Menu entries without a group join the last column. */
function columns(groups: readonly NavigationGroup[]): readonly NavigationGroup[] {
  const single = groups.flatMap(({ text, path }) => (path === undefined ? [] : [{ text, path }]))
  const several = groups.filter(({ path }) => path === undefined)
  return several.map((group, index) =>
    index === several.length - 1 ? { ...group, items: [...group.items, ...single] } : group,
  )
}
