import { ReportLink } from '../../layout/report-link.tsx'
import { SharePage } from '../../layout/share-page.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { IconLink } from '../../components/icon/icon.tsx'
import { PlaceLocator } from '../../components/place-locator/place-locator.tsx'
import { SocialLinks } from '../../components/social-links/social-links.tsx'
import { StoreHours } from './store-hours.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './store-page.module.css'
import type { StoreScreen } from './store-screen.server.ts'

/** Hours, place on the map, contacts, categories and share links. */
export function StoreDetails({ screen }: { screen: StoreScreen }) {
  const { store: words } = useMessages()
  return (
    <div className={styles.details}>
      <StoreHours hours={screen.hours} />
      {screen.onMap && (
        <section className={primitives.ruled} aria-labelledby="on-map">
          <h2 className={`${primitives.title} ${styles.detailTitle}`} id="on-map" lang={words.lang}>
            {words.onMap}
          </h2>
          <PlaceLocator {...screen.onMap} />
        </section>
      )}
      <ContactLinks screen={screen} />
      {screen.categories.length > 0 && (
        <section className={primitives.ruled} aria-labelledby="categories">
          <h2 className={`${primitives.title} ${styles.detailTitle}`} id="categories" lang={words.lang}>
            {words.listedIn}
          </h2>
          <ul>
            {screen.categories.map(({ name, to }) => (
              <li key={to}>
                <IconLink to={to}>{name}</IconLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <IconLink to={screen.visit.to} icon="clock">
          {screen.visit.text}
        </IconLink>
      </p>
      <SharePage share={screen.share} />
      <ReportLink link={screen.report} />
    </div>
  )
}

function ContactLinks({ screen }: { screen: StoreScreen }) {
  const { store: words } = useMessages()
  const { phone, website, email, social } = screen.contact
  const hasLinks = Boolean(phone ?? website ?? email)
  if (!hasLinks && social.length === 0) return null
  return (
    <section className={primitives.ruled} aria-labelledby="links">
      <h2 className={`${primitives.title} ${styles.detailTitle}`} id="links" lang={words.lang}>
        {words.links}
      </h2>
      {hasLinks && (
        <ul>
          {phone && (
            <li>
              <IconLink to={phone.href} icon="phone">
                {phone.text}
              </IconLink>
            </li>
          )}
          {website && (
            <li>
              <IconLink to={website} icon="globe">
                {new URL(website).hostname.replace(/^www\./, '')}
              </IconLink>
            </li>
          )}
          {email && (
            <li>
              <IconLink to={`mailto:${email}`} icon="mail">
                {email}
              </IconLink>
            </li>
          )}
        </ul>
      )}
      {social.length > 0 && <SocialLinks links={social} />}
    </section>
  )
}
