import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { useLanguage } from '../../messages/messages.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { SearchField } from '../../components/search-field/search-field.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './search-overlay.module.css'
import { SuggestionList, optionId } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The search over the page: a combobox with a listbox (WAI-ARIA Authoring Practices). A chosen page replaces its
 * history entry.
 */
export function SearchOverlay({ close }: { close: () => void }) {
  const { messages, href } = useLanguage()
  const { search: words } = messages
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [reached, setReached] = useState<string>()
  const page = href('/search-results')
  const suggested = useSuggestions(`${page}/suggestions`, text)
  const list = suggested === undefined || suggested === 'failed' ? [] : suggested.suggestions
  // By address instead of index, because the list may change before the choice.
  const active = list.findIndex(({ to }) => to === reached)
  const status = suggested === 'failed' ? words.failed : (suggested?.status ?? '')
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  const choose = (index: number) => {
    const chosen = list[index]
    if (chosen !== undefined) void navigate(chosen.to, { replace: true })
  }

  return (
    // Escape works on any focused element inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <main
      className={`${primitives.page} ${styles.overlay}`}
      id="search"
      onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && close()}
    >
      <search>
        <Form action={page} replace>
          <SearchField
            id="overlay-field"
            label={words.field}
            submit={words.submit}
            isTitle
            ref={field}
            value={text}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.length > 0}
            aria-controls="suggestions"
            aria-activedescendant={list[active] && optionId(active)}
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value)
              setReached(undefined)
            }}
            onKeyDown={(event) =>
              pressKey(event, list.length, active, { choose, reach: (index) => setReached(list[index]?.to) })
            }
          />
        </Form>
        <SuggestionList suggestions={list} active={active} choose={choose} />
        <p className={`${primitives.soft} ${styles.status}`} role="status">
          {status}
        </p>
        <div className={`${primitives.wrap} ${styles.links}`}>
          {list.length > 0 && (
            <Link
              className={`${primitives.target} ${primitives.accentOnHover} ${styles.link}`}
              to={`${page}?${new URLSearchParams({ searchQuery: text.trim() })}`}
              replace
            >
              {words.allResults}
              <Icon name="arrow" />
            </Link>
          )}
          <button
            className={`${primitives.target} ${primitives.accentOnHover} ${styles.link}`}
            type="button"
            onClick={close}
          >
            <Icon name="close" />
            {words.close}
          </button>
        </div>
      </search>
    </main>
  )
}

interface Choice {
  readonly choose: (index: number) => void
  readonly reach: (index: number) => void
}

/** Enter chooses the active suggestion, the arrows reach the next one. */
function pressKey(
  event: React.KeyboardEvent,
  count: number,
  active: number,
  { choose, reach }: Choice,
): void {
  if (isComposing(event)) return
  const isChosen = event.key === 'Enter' && active >= 0
  const next = movedBy(event.key, active, count)
  if (isChosen || next !== undefined) event.preventDefault()
  if (isChosen) choose(active)
  else if (next !== undefined) reach(next)
}

/** The next index for the arrow keys, wrapping around via the field; undefined for other keys. */
function movedBy(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  return undefined
}

/** True for keys of an input method (IME); Safari reports key code 229. */
function isComposing({ nativeEvent }: React.KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
