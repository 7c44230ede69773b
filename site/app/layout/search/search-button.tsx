import { localePath } from '@promenade/domain/locale/locale-path'
import type { Locale } from '@promenade/domain/locale/locale'
import { useMessages } from '../../messages/messages.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import styles from './search-button.module.css'
import type { SearchOverlayState } from './use-search-overlay.ts'

/** Leads to the page of the search; with script it opens the search right here. */
export function SearchButton({ locale, search }: { locale: Locale; search: SearchOverlayState }) {
  const { isOpen, prepare, open, close, opener } = search
  const { search: words } = useMessages()
  return (
    <a
      className={styles.button}
      href={localePath('/search-results', locale)}
      ref={opener}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        // A new tab or window is the browser's business.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        if (isOpen) close()
        else open()
      }}
    >
      <Icon name={isOpen ? 'close' : 'search'} />
      <span className={styles.word}>{isOpen ? words.close : words.open}</span>
    </a>
  )
}
