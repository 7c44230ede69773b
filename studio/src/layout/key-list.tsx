import { useWords } from '../context/use-words.ts'
import { keysEn } from '../messages/keys-en.ts'
import { keysEs } from '../messages/keys-es.ts'
import { keyName } from '../context/shortcuts.ts'
import styles from './key-list.module.css'

/** What a keyboard can do on the screens. */
export default function KeyList() {
  const words = useWords({ en: keysEn, es: keysEs })
  const rows = [
    [keyName('K'), words.search],
    [keyName('S'), words.save],
    [keyName('↵'), words.publish],
    ['Alt+PgDn, Alt+PgUp', words.sections],
    ['↓, ↑', words.rows],
  ]
  return (
    <section className={styles.keys}>
      <h3>{words.title}</h3>
      <dl>
        {rows.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
