import { useCallback, useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { applyChanges } from '../api/apply-changes.ts'
import { call } from '../api/call.ts'
import { listEntries } from '../api/entries.ts'
import { buttonLook } from '../components/button-look.ts'
import { Button } from '../components/button.tsx'
import { isUntranslated } from '../entries/untranslated.ts'
import { Screen } from '../layout/screen.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { useWords } from '../context/use-words.ts'
import { translateEn } from '../messages/translate-en.ts'
import { translateEs } from '../messages/translate-es.ts'
import type { DraftStore } from './entry/draft-store.ts'
import { listPath } from './entry/list-path.ts'
import { MissingTexts } from './translate/missing-texts.tsx'
import primitives from '../theme/primitives.module.css'
import missingTextsStyles from './translate/missing-texts.module.css'
import bulkBarStyles from '../entries/bulk-bar.module.css'

/** Limits the length of the screen; further records follow when these are done. */
const recordsAtOnce = 20

/** Loads the records with missing texts, of one list or of all, the last changed first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const list = new URL(request.url).searchParams.get('list')
  const rows = (await listEntries())
    .filter((row) => isUntranslated(row) && (list === null || listPath(row.kind) === list))
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const entries = await Promise.all(
    rows.slice(0, recordsAtOnce).map(({ id }) => call('GET /api/v1/entries/:id', { params: { id } })),
  )
  return { count: rows.length, entries }
}

/** Lists missing translations: the existing text beside an input for the missing one. */
export function Component() {
  const { messages: m, notify, isAllowed } = useStudio()
  const words = useWords({ en: translateEn, es: translateEs })
  const { count, entries } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const { act, isBusy } = useAct()
  const [written, setWritten] = useState<ReadonlyMap<number, DraftStore>>(new Map())
  const onWrite = useCallback(
    (id: number, store: DraftStore) => setWritten((old) => new Map([...old, [id, store]])),
    [],
  )
  useEffect(() => {
    // The screen itself takes the focus first.
    const timer = setTimeout(
      () =>
        document
          .querySelector<HTMLElement>(
            `.${missingTextsStyles.missingText} :is(textarea, input, [contenteditable=true])`,
          )
          ?.focus(),
      0,
    )
    return () => clearTimeout(timer)
  }, [])
  const publish = async () => {
    const saved = await Promise.all([...written.values()].map((store) => store.flush()))
    const items = saved
      .filter((one) => one !== undefined)
      .map((one) => ({ ...one, action: 'publish' as const }))
    if (items.length < written.size) return notify({ text: m.publish.notSaved })
    const { id } = await applyChanges(items, crypto.randomUUID())
    notify({ text: m.done.publish(items.length), changeSet: id })
    setWritten(new Map())
    await revalidate()
  }
  return (
    <Screen title={m.translate.title}>
      <p className={primitives.soft}>
        {count === 0 ? words.nothing : m.translate.intro}
        {count > entries.length && ` ${words.more(entries.length, count)}`}
      </p>
      {entries.map((entry) => (
        <MissingTexts key={entry.id} entry={entry} onWrite={onWrite} />
      ))}
      {written.size > 0 && isAllowed('content.publish') && (
        <div className={`${primitives.spread} ${bulkBarStyles.bulk}`}>
          <span>{words.written(written.size)}</span>
          <Button look="main" disabled={isBusy} onClick={() => void act(publish)}>
            {m.bulk.publish}
          </Button>
        </div>
      )}
      {count > entries.length && (
        <div>
          <Button onClick={() => void revalidate()}>{m.list.showMore}</Button>
        </div>
      )}
      {count === 0 && (
        <div>
          <Link className={buttonLook()} to="/">
            {m.navigation.today}
          </Link>
        </div>
      )}
    </Screen>
  )
}
