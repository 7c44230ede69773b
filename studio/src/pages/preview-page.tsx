import type { PreviewJson } from '@promenade/contract/studio-api/previews'
import type { EditTarget } from '@promenade/contract/studio-api/preview-messages'
import { localePath } from '@promenade/domain/locale/locale-path'
import { useCallback, useEffect, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { listEntries } from '../api/entries.ts'
import { Button } from '../components/button.tsx'
import { Check } from '../components/inputs.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { rowTitle } from '../presenters/row-detail.ts'
import { focusWhenThere } from '../forms/focus-when-there.ts'
import { listTurns, type Turn, wholeDayOf } from '../preview/list-turns.ts'
import { PreviewPane } from '../preview/preview-pane.tsx'
import { usePreviewWords } from '../preview/use-preview-words.ts'
import primitives from '../theme/primitives.module.css'
import styles from '../preview/preview.module.css'

const spanMs = 60 * 86_400_000

export async function loader() {
  return { rows: await listEntries(), now: Date.now() }
}

/** The whole site as of any moment, with what begins and ends until then and what differs from today. */
export function Component() {
  const { session } = useStudio()
  const texts = usePreviewWords()
  if (session.mall.previewUrl !== null) return <WholeSite />
  return (
    <Screen title={texts.title} within="today">
      <p>{texts.none}</p>
    </Screen>
  )
}

function WholeSite() {
  const { messages: m, locale } = useStudio()
  const texts = usePreviewWords()
  const { rows, now } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const [at, setAt] = useState<string>()
  const [hasDrafts, setHasDrafts] = useState(true)
  const [id, setId] = useState<number>()
  const [page, setPage] = useState<string>()
  const drafts = hasDrafts ? 'all' : none
  const preview = useComparison(id, `${at} ${hasDrafts}`)
  const onEdit = useCallback(
    ({ entry, path }: EditTarget) => {
      void Promise.resolve(navigate(`/entries/${entry}`)).then(() => focusWhenThere(path))
    },
    [navigate],
  )
  return (
    <Screen title={texts.title} within="today">
      <Check type="checkbox" checked={hasDrafts} onChange={setHasDrafts}>
        {texts.drafts}
      </Check>
      {preview !== undefined && preview.refused.length > 0 && (
        <p className={primitives.warning}>{texts.refused(preview.refused.map(nameOf).join(', '))}</p>
      )}
      <div className={styles.whole}>
        <PreviewPane
          drafts={drafts}
          at={at}
          onMoment={setAt}
          path={localePath('/', locale)}
          page={page}
          onEdit={onEdit}
          onOpened={setId}
        />
        <div className={primitives.stack}>
          <Turns {...{ rows, now, at }} onMoment={setAt} />
          <Differences preview={preview} onGo={(path) => setPage(localePath(path, locale))} />
        </div>
      </div>
    </Screen>
  )

  function nameOf({ entry }: PreviewJson['refused'][number]): string {
    const row = rows.find((one) => one.id === entry)
    return row === undefined ? m.untitled : rowTitle(row, m, locale)
  }
}

/** The same list each time: another one would be another choice. */
const none: number[] = []

/** What an open preview differs in; asked again when it shows something else. */
function useComparison(id: number | undefined, shown: string): PreviewJson | undefined {
  const [preview, setPreview] = useState<PreviewJson>()
  useEffect(() => {
    if (id === undefined) return
    const stopping = new AbortController()
    const timer = setTimeout(() => {
      call('GET /api/v1/previews/:id', { params: { id }, signal: stopping.signal })
        .then(setPreview)
        .catch(() => undefined)
    }, restMs)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [id, shown])
  return preview
}

/** The slider rests before the pages are compared. */
const restMs = 400

interface TurnsProps {
  readonly rows: Parameters<typeof listTurns>[0]
  readonly now: number
  readonly at: string | undefined
  readonly onMoment: (at: string) => void
}

function Turns({ rows, now, at, onMoment }: TurnsProps) {
  const { session, messages: m, format, locale } = useStudio()
  const texts = usePreviewWords()
  const words = texts.timeline
  const turns = listTurns(rows, now, now + spanMs)
  const timeTexts = (turn: Turn) => {
    const day = wholeDayOf(turn, session.mall.timeZone)
    const text = day === undefined ? format.planned(turn.at) : `${format.weekday(day)}, ${format.date(day)}`
    const isAfter = day !== undefined && turn.change === 'ends'
    return [text, isAfter ? words.seeAfter(text) : words.see(text)] as const
  }
  return (
    <Panel title={words.title}>
      {turns.length === 0 && <p className={primitives.soft}>{words.nothing}</p>}
      <ol className={`${primitives.lines} ${styles.turns}`}>
        {turns.map((turn) => {
          const { at: moment, row, change } = turn
          const [text, label] = timeTexts(turn)
          return (
            <li key={`${moment} ${row.id} ${change}`}>
              <span>
                <b>{rowTitle(row, m, locale)}</b> {words[change]}
              </span>
              <Button
                look="small"
                aria-pressed={at === moment}
                aria-label={label}
                onClick={() => onMoment(moment)}
              >
                {text}
              </Button>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

interface DifferencesProps {
  readonly preview: PreviewJson | undefined
  readonly onGo: (path: string) => void
}

function Differences({ preview, onGo }: DifferencesProps) {
  const { messages: m, locale } = useStudio()
  const texts = usePreviewWords()
  const words = texts.differences
  return (
    <Panel title={words.title}>
      <p className={primitives.soft} role="status">
        {preview === undefined
          ? m.loading
          : preview.pages.length === 0
            ? words.nothing
            : words.count(preview.pages.length)}
      </p>
      <ul className={`${primitives.lines} ${styles.turns}`}>
        {preview?.pages.map(({ path, kind, title, change }) => (
          <li key={`${path} ${kind}`}>
            <button
              type="button"
              className={primitives.linkButton}
              disabled={change === 'gone'}
              onClick={() => onGo(path)}
            >
              {inLanguage(title, locale) || m.kinds[kind].many}
            </button>
            <span className={primitives.note}>
              {m.kinds[kind].one} · {words.changes[change]}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
