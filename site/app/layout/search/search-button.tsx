import { useLanguage } from '../../messages/messages.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './search-button.module.css'
import type { SearchOverlayState } from './use-search-overlay.ts'

/** Link to the search page; with script it opens the search overlay. */
export function SearchButton({ search }: { search: SearchOverlayState }) {
  const { isOpen, prepare, open, close, opener } = search
  const { messages, href } = useLanguage()
  const { search: words } = messages
  return (
    <a
      className={`${primitives.target} ${primitives.accentOnHover} ${styles.button} ${primitives.onScreen}`}
      href={href('/search-results')}
      ref={opener}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        // Modified clicks open a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        if (isOpen) close()
        else open()
      }}
    >
      <Icon name={isOpen ? 'close' : 'search'} />
      <span className={styles.word} lang={words.lang}>
        {isOpen ? words.close : words.open}
      </span>
    </a>
  )
}
