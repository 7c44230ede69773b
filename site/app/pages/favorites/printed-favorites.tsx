import styles from './printed-favorites.module.css'
import type { printedFavorites } from './listed-favorites.server.ts'

interface PrintedFavoritesProps {
  printed: ReturnType<typeof printedFavorites>
  words: { readonly stores: string; readonly promotions: string; readonly events: string }
}

/** On paper only: every favorite in one line, with its place and today's hours or its dates. */
export function PrintedFavorites({ printed: { today, items }, words }: PrintedFavoritesProps) {
  const groups = [
    { type: 'store', title: words.stores },
    { type: 'promotion', title: words.promotions },
    { type: 'event', title: words.events },
  ].map((group) => ({ ...group, rows: items.filter(({ type }) => type === group.type) }))
  return (
    <div className={styles.sheet}>
      <p className={styles.today}>{today}</p>
      {groups.map(
        ({ type, title, rows }) => rows.length > 0 && <Rows key={type} title={title} rows={rows} />,
      )}
    </div>
  )
}

function Rows({ title, rows }: { title: string; rows: PrintedFavoritesProps['printed']['items'] }) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.rows}>
        {rows.map(({ item, name, lang, place, when }) => (
          <li key={item} className={styles.row}>
            <strong lang={lang}>{name}</strong>
            <span>{when}</span>
            <span className={styles.place}>{place}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
