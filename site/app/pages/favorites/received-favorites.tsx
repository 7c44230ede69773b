import { Button } from '../../components/button/button.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './received-favorites.module.css'
import type { ReceivedFavorites as View } from './received-favorites.server.ts'

/** The favorites in a link from another device. Only the button adds them; it works without script. */
export function ReceivedFavorites({ received, change }: { received: View; change: string }) {
  const { title, text, items, submit, notes } = received
  return (
    <section className={`${styles.received} ${primitives.onScreen}`} aria-labelledby="received">
      <h2 className={styles.title} id="received">
        {title}
      </h2>
      {text && <p>{text}</p>}
      {submit && (
        <form className={styles.form} method="post" action={change}>
          <input type="hidden" name="act" value="merge" />
          <Button name="item" value={submit.list}>
            {submit.label}
          </Button>
        </form>
      )}
      <ul className={styles.items}>
        {items.map(({ item, name, lang, place, when }) => (
          <li key={item}>
            <strong lang={lang}>{name}</strong>
            <span className={`${primitives.note} ${styles.details}`}>
              {[place, when].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  )
}
