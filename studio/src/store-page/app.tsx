import type { StoreDraftJson, StorePageJson } from '@promenade/contract/studio-api/store-answers'
import { type Locale, locales } from '@promenade/domain/locale/locale'
import { type JSX, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { callStores } from '../api/call-stores.ts'
import { RequestError } from '../api/request-error.ts'
import { Button } from '../components/button.tsx'
import { createFormat } from '../context/format.ts'
import { firstLocale, rememberLocale } from '../messages/messages.ts'
import { HoursPart } from './hours-part.tsx'
import { MessagePart } from './message-part.tsx'
import { OfferPart } from './offer-part.tsx'
import { PhonePart } from './phone-part.tsx'
import { PicturePart } from './picture-part.tsx'
import { type Answers, StoreContext, type StorePage, textIn } from './store-context.ts'
import { type StoreWords, wordsEn } from './words-en.ts'
import { wordsEs } from './words-es.ts'
import primitives from '../theme/primitives.module.css'
import styles from './store-page.module.css'

/** A language of the site without words of its own has the English ones. */
const wordsByLocale: Readonly<Partial<Record<string, StoreWords>>> = { en: wordsEn, es: wordsEs }

function wordsIn(locale: Locale): StoreWords {
  return wordsByLocale[locale] ?? wordsEn
}

const parts: Readonly<Record<StorePageJson['asks'][number], () => JSX.Element | null>> = {
  hours: HoursPart,
  phone: PhonePart,
  picture: PicturePart,
  offer: OfferPart,
}

/** The page of a store: what it is asked for, then what only the centre changes. */
export function App({ first }: { readonly first: StorePageJson }) {
  const [page, setPage] = useState(first)
  const [locale, setLocale] = useState<Locale>(firstLocale(first.locale))
  const inTurn = useTurns()
  const store = useMemo(
    (): StorePage => ({
      page,
      words: wordsIn(locale),
      locale,
      format: createFormat(locale, page.mall.timeZone),
      send: (answers, onSent) =>
        inTurn(async () => {
          try {
            setPage(await sendAnswers(answers, locale))
            onSent()
            return undefined
          } catch (error) {
            if (error instanceof RequestError && error.code === 'faults') return error.issues
            throw error
          }
        }),
      saveDraft: (draft, isWanted) =>
        inTurn(async () => {
          if (!isWanted() || !(await isSaved(draft))) return false
          setPage((now) => withDraft(now, draft))
          return true
        }),
    }),
    [page, locale, inTurn],
  )
  const { words, format } = store
  const name = textIn(page.store.name, locale)
  useEffect(() => {
    document.documentElement.lang = locale
    document.title = `${words.title(name)} · ${page.mall.name}`
  }, [locale, words, name, page.mall.name])
  return (
    <StoreContext value={store}>
      <div className={styles.page}>
        <header className={primitives.spread}>
          <span>{page.mall.name}</span>
          <LanguageButtons locale={locale} onChange={setLocale} />
        </header>
        <main className={primitives.stack}>
          <h1>{words.title(name)}</h1>
          <p>{page.until === null ? words.open : words.intro(format.longDate(page.until))}</p>
          {page.asks.map((part) => {
            const Part = parts[part]
            return <Part key={part} />
          })}
          <MessagePart />
        </main>
        <footer className={primitives.note}>
          <p>{words.help(page.mall.name)}</p>
          {page.user !== null && <LogOut name={page.user} />}
        </footer>
      </div>
    </StoreContext>
  )
}

/** One request after another: a draft that is saved late must not come back after its part was sent. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(<Result,>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.current.then(work)
    last.current = result.catch(() => undefined)
    return result
  }, [])
}

/** What the platform does not get stays on the device, as the part says. */
async function isSaved(body: StoreDraftJson): Promise<boolean> {
  try {
    await callStores('PUT /api/v1/store/draft', { body })
    return true
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}

function withDraft(page: StorePageJson, { part, fields }: StoreDraftJson): StorePageJson {
  const others = page.drafts.filter((draft) => draft.part !== part)
  return { ...page, drafts: fields === null ? others : [...others, { part, fields }] }
}

/** The key of a part that may have arrived without its response is that of the next try. */
const keys = new Map<string, string>()

async function sendAnswers(answers: Answers, locale: Locale): Promise<StorePageJson> {
  const body = { ...answers, locale }
  const text = JSON.stringify(body)
  const key = keys.get(text) ?? crypto.randomUUID()
  keys.set(text, key)
  const page = await callStores('POST /api/v1/store/answers', { headers: { 'Idempotency-Key': key }, body })
  keys.delete(text)
  return page
}

interface LanguageButtonsProps {
  readonly locale: Locale
  readonly onChange: (locale: Locale) => void
}

function LanguageButtons({ locale, onChange }: LanguageButtonsProps) {
  const words = wordsIn(locale)
  return (
    <div className={primitives.row} role="group" aria-label={words.language}>
      {locales.map(({ code, name }) => (
        <Button
          key={code}
          look="plain small"
          lang={code}
          aria-pressed={code === locale}
          onClick={() => {
            rememberLocale(code)
            onChange(code)
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

function LogOut({ name }: { readonly name: string }) {
  const words = wordsIn(firstLocale())
  const leave = () => void call('DELETE /api/v1/session').finally(() => location.assign('/log-in'))
  return (
    <p className={primitives.row}>
      {words.user(name)}
      <Button look="small" onClick={leave}>
        {words.logOut}
      </Button>
    </p>
  )
}

/** A page instead of one that cannot be shown. */
export function Failed({ isEnded }: { readonly isEnded: boolean }) {
  const locale = firstLocale()
  const words = wordsIn(locale)
  const { title, text } = isEnded ? words.ended : words.failed
  useEffect(() => {
    document.documentElement.lang = locale
    document.title = title
  }, [locale, title])
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p>{text}</p>
      {isEnded && <a href="/log-in">{words.ended.logIn}</a>}
      {!isEnded && (
        <div>
          <Button look="main" onClick={() => location.reload()}>
            {words.failed.again}
          </Button>
        </div>
      )}
    </main>
  )
}
