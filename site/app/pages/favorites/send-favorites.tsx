import { ButtonLink } from '../../components/button/button-link.tsx'
import { PrintButton } from '../../components/button/print-button.tsx'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import { QrCode } from '../../components/qr-code/qr-code.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { useDeviceFavorites } from '../../device/device-favorites.ts'
import { useMessages } from '../../messages/messages.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './send-favorites.module.css'
import type { SentFavorites } from './favorites-screen.server.ts'

/** A link and a code that carry the favorites to another device. */
export function SendFavorites({ sent }: { sent: SentFavorites }) {
  const { share } = useMessages()
  const { items, outcome } = useDeviceFavorites()
  const { words, address, code, notes } = sent
  // Only presses on this page can change the favorites in the link.
  const isOutdated = outcome !== undefined && sent.items.some((item) => !items.has(item))
  return (
    <section className={styles.send} aria-labelledby="send">
      <SectionHead id="send" title={words.title} />
      {isOutdated ? (
        <div className={`${primitives.measure} ${styles.words}`}>
          <p>{words.outdated}</p>
          <ButtonLink to={sent.page} look="quiet">
            {words.renew}
          </ButtonLink>
        </div>
      ) : (
        <div className={styles.columns}>
          {code && (
            <div className={styles.code}>
              <QrCode label={words.code} {...code} />
            </div>
          )}
          <div className={`${primitives.measure} ${styles.words}`}>
            <p>{words.text}</p>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <p className={styles.address}>
              <a href={address}>{address}</a>
            </p>
            <p className={`${primitives.row} ${styles.buttons} ${primitives.onScreen}`}>
              <CopyButton text={address} words={share} />
              <PrintButton>{words.print}</PrintButton>
            </p>
          </div>
        </div>
      )}
    </section>
  )
}
