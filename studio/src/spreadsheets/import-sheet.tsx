import type { EntryKind } from '@promenade/contract/editing/documents'
import type { ImportResult } from '@promenade/contract/studio-api/spreadsheets'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { RefusedError } from '../api/client.ts'
import { bringSpreadsheet } from '../api/requests.ts'
import { ChangeList } from '../components/change-list.tsx'
import { Sheet } from '../components/sheet.tsx'
import { problemText } from '../layout/problem-text.ts'
import { inLanguage, useStudio } from '../layout/studio-context.ts'
import type { Messages } from '../messages/en.ts'

interface ImportSheetProps {
  readonly kind: EntryKind
  readonly onClose: () => void
}

type Step = 'try' | 'save' | 'publish'

const nothingChosen = { create: false, keep: false }

/** Compares a spreadsheet with the records, shows what would change, and does it as one act. */
export function ImportSheet({ kind, onClose }: ImportSheetProps) {
  const { messages: m, locale, notify, isAllowed } = useStudio()
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<Blob>()
  const [choices, setChoices] = useState(nothingChosen)
  const [result, setResult] = useState<ImportResult>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // Pressed twice, or sent again after a lost answer, it happens once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const send = async (step: Step, body: Blob, chosen = choices) => {
    setIsBusy(true)
    setProblem(undefined)
    const flag = (isSet: boolean) => (isSet ? '1' : '0')
    const query = {
      kind,
      locale,
      dry_run: flag(step === 'try'),
      create: flag(chosen.create),
      keep: flag(chosen.keep),
      publish: flag(step === 'publish'),
      title: m.spreadsheet.act(m.kinds[kind].many, counts?.done ?? 0),
    }
    try {
      const answer = await bringSpreadsheet(body, query, `${key}-${step}`)
      if (step === 'try') return setResult(answer)
      notify({ text: query.title, changeSet: answer.id })
      onClose()
      await revalidate()
    } catch (error) {
      setProblem(problemOf(error, m))
      if (error instanceof RefusedError) setKey(crypto.randomUUID())
      // What the platform refused, it tells as a comparison tells it.
      if (error instanceof RefusedError && isResult(error.body)) setResult(error.body)
      else if (step === 'try') setResult(undefined)
    } finally {
      setIsBusy(false)
    }
  }
  const open = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    // A copy: Excel may write the file again meanwhile.
    const copy = new Blob([await chosen.arrayBuffer()])
    setFile(copy)
    setChoices(nothingChosen)
    setKey(crypto.randomUUID())
    await send('try', copy, nothingChosen)
  }
  const choose = (change: Partial<typeof choices>) => {
    const next = { ...choices, ...change }
    setChoices(next)
    setKey(crypto.randomUUID())
    if (file !== undefined) void send('try', file, next)
  }
  const counts = result && count(result, choices.create)
  const isReady =
    counts !== undefined &&
    counts.done > 0 &&
    counts.faults === 0 &&
    (counts.conflicts === 0 || choices.keep) &&
    !isBusy
  return (
    <Sheet
      title={m.spreadsheet.title(m.kinds[kind].many)}
      closeLabel={m.close}
      onClose={onClose}
      isWide
      footer={
        <>
          <button
            type="button"
            className="button"
            disabled={!isReady}
            onClick={() => file && void send('save', file)}
          >
            {m.spreadsheet.save}
          </button>
          {isAllowed('content.publish') && (
            <button
              type="button"
              className="button main"
              disabled={!isReady}
              onClick={() => file && void send('publish', file)}
            >
              {m.spreadsheet.publish}
            </button>
          )}
        </>
      }
    >
      <div className="stack">
        <p>{m.spreadsheet.help}</p>
        <label className="button file">
          {file === undefined ? m.spreadsheet.choose : m.spreadsheet.another}
          <input
            type="file"
            className="unseen"
            data-first-focus
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              void open(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        {problem !== undefined && (
          <div className="notice danger" role="alert">
            <p>{problem}</p>
          </div>
        )}
        <p role="status">
          {isBusy && result === undefined && m.spreadsheet.checking}
          {counts !== undefined && result !== undefined && <b>{summary(counts, m)}</b>}
        </p>
        {result !== undefined && <Faults result={result} />}
        {result !== undefined && counts !== undefined && counts.conflicts > 0 && (
          <Part title={m.spreadsheet.conflictsTitle} isWarning>
            {result.items.map(({ row, slug, title, conflicts }) =>
              conflicts.length === 0 ? null : (
                <div key={row}>
                  <b>{inLanguage(title, locale) || slug}</b>
                  <ChangeList kind={kind} changes={conflicts} />
                </div>
              ),
            )}
            <Choice
              label={m.spreadsheet.keep}
              isChosen={choices.keep}
              onChange={(keep) => choose({ keep })}
            />
          </Part>
        )}
        {result !== undefined && counts !== undefined && counts.fresh > 0 && (
          <Part title={m.spreadsheet.freshTitle(counts.fresh)}>
            <p>
              {result.items
                .filter(({ entry }) => entry === undefined)
                .map(({ slug, title }) => slug || inLanguage(title, locale) || m.spreadsheet.untitled)
                .join(', ')}
            </p>
            <Choice
              label={m.spreadsheet.create(counts.fresh)}
              isChosen={choices.create}
              onChange={(create) => choose({ create })}
            />
          </Part>
        )}
        {result?.items.map(({ row, entry, slug, title, changes }) =>
          changes.length === 0 || (entry === undefined && !choices.create) ? null : (
            <details key={row} open={result.items.length <= 3}>
              <summary>{inLanguage(title, locale) || slug}</summary>
              <ChangeList kind={kind} changes={changes} />
            </details>
          ),
        )}
        {isReady && isAllowed('content.publish') && (
          <p className="soft small-text">{m.spreadsheet.publishHelp}</p>
        )}
      </div>
    </Sheet>
  )
}

interface PartProps {
  readonly title: string
  readonly isWarning?: boolean
  readonly children: ReactNode
}

function Part({ title, isWarning = false, children }: PartProps) {
  return (
    <section className={isWarning ? 'notice warning' : 'notice'}>
      <div className="stack close">
        <p>{title}</p>
        {children}
      </div>
    </section>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly isChosen: boolean
  readonly onChange: (isChosen: boolean) => void
}

function Choice({ label, isChosen, onChange }: ChoiceProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  )
}

/** As many as somebody mends before trying again. */
const maxFaults = 50

function Faults({ result: { faults } }: { readonly result: ImportResult }) {
  const { messages: m } = useStudio()
  if (faults.length === 0) return null
  return (
    <div className="notice danger">
      <div className="stack close">
        <p>{m.spreadsheet.faultsTitle}</p>
        <ul className="bullets">
          {faults.slice(0, maxFaults).map(({ row, column, code, message, value }) => (
            <li key={`${row} ${column} ${message}`}>
              <b>{m.spreadsheet.place(row, column)}</b>:{' '}
              {value !== undefined && value !== '' && `“${value}” `}
              {sentence(code)}
            </li>
          ))}
        </ul>
        {faults.length > maxFaults && <p>{m.spreadsheet.more(faults.length - maxFaults)}</p>}
      </div>
    </div>
  )

  function sentence(code: ImportResult['faults'][number]['code']): string | undefined {
    const own = m.spreadsheet.fault(code)
    if (own !== undefined) return own
    switch (code) {
      case 'missing':
      case 'empty':
      case 'choice':
      case 'reference':
      case 'link':
      case 'unknown-field':
        return m.faults.sentence(code, 'text')
      default:
        return m.faults.sentence('invalid', 'text')
    }
  }
}

function count({ rows, items, faults }: ImportResult, isCreating: boolean) {
  const fresh = items.filter(({ entry }) => entry === undefined).length
  const changed = items.filter(({ entry, changes }) => entry !== undefined && changes.length > 0).length
  return {
    changed,
    fresh,
    same: rows - items.length,
    faults: faults.length,
    conflicts: items.reduce((sum, { conflicts }) => sum + conflicts.length, 0),
    /** Records that the act is about. */
    done: changed + (isCreating ? fresh : 0),
  }
}

/** `12 change, 3 faults, 1 conflict`. */
function summary({ changed, fresh, faults, conflicts, same }: ReturnType<typeof count>, m: Messages): string {
  const words = m.spreadsheet.summary
  if (changed + fresh + faults + conflicts === 0) return m.spreadsheet.nothing
  const parts = [
    words.change(changed),
    ...(faults > 0 ? [words.fault(faults)] : []),
    ...(conflicts > 0 ? [words.conflict(conflicts)] : []),
    ...(fresh > 0 ? [words.fresh(fresh)] : []),
    ...(same > 0 ? [words.same(same)] : []),
  ]
  return parts.join(' · ')
}

function isResult(body: unknown): body is ImportResult {
  return typeof body === 'object' && body !== null && 'items' in body
}

function problemOf(error: unknown, m: Messages): string {
  const code = error instanceof RefusedError ? error.code : ''
  if (code === 'unsupported-media') return m.spreadsheet.problems.workbook
  if (code === 'bad-request') return m.spreadsheet.problems.notText
  return code === 'too-large' ? m.spreadsheet.problems.tooLarge : problemText(error, m)
}
