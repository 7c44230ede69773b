import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { ImportResult } from '@promenade/contract/studio-api/spreadsheets'
import type { Locale } from '@promenade/domain/locale/locale'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { codeOf, refusalOf, RequestError } from '../api/request-error.ts'
import { buttonLook } from '../components/button-look.ts'
import { Sheet } from '../components/sheet.tsx'
import { problemText } from '../context/problem-text.ts'
import { useStudio } from '../context/studio-context.ts'
import type { Messages } from '../messages/en.ts'
import type { SpreadsheetMessages } from '../messages/spreadsheet-en.ts'
import { type Choices, Comparison, summarize } from './comparison.tsx'
import { useSpreadsheetWords } from './use-spreadsheet-words.ts'
import buttonStyles from '../components/button.module.css'
import primitives from '../theme/primitives.module.css'

interface ImportSheetProps {
  readonly kind: EntryKind
  readonly onClose: () => void
}

const importEndpoint = 'POST /api/v1/imports/csv'

type Step = 'try' | 'save' | 'publish'

const nothingChosen: Choices = { create: false, keep: false }

/** Compares a spreadsheet with the records, shows what would change, and does it as one act. */
export function ImportSheet({ kind, onClose }: ImportSheetProps) {
  const { messages: m, isAllowed } = useStudio()
  const words = useSpreadsheetWords()
  const { file, choices, result, problem, isBusy, open, choose, send } = useImport(kind, onClose)
  const isDisputed = result?.items.some(({ conflicts }) => conflicts.length > 0) === true && !choices.keep
  const isReady = countDone(result, choices) > 0 && result?.faults.length === 0 && !isDisputed && !isBusy
  const steps = isAllowed('content.publish') ? (['save', 'publish'] as const) : (['save'] as const)
  return (
    <Sheet
      title={words.title(m.kinds[kind].many)}
      closeLabel={m.close}
      onClose={onClose}
      isWide
      footer={steps.map((step) => (
        <button
          key={step}
          type="button"
          className={step === steps.at(-1) ? buttonLook('main') : buttonLook()}
          disabled={!isReady}
          onClick={() => void send(step)}
        >
          {words[step]}
        </button>
      ))}
    >
      <div className={primitives.stack}>
        <p>{words.help}</p>
        <div className={primitives.row}>
          <label className={`${buttonLook()} ${buttonStyles.file}`}>
            {file === undefined ? words.choose : words.another}
            <input
              type="file"
              className={primitives.unseen}
              data-first-focus
              accept=".csv,.txt,text/csv,text/plain"
              onChange={({ target }) => {
                void open(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
        </div>
        {problem !== undefined && (
          <div className={primitives.danger} role="alert">
            <p>{problem}</p>
          </div>
        )}
        <p role="status">
          {result !== undefined && <b>{summarize(result, words)}</b>}
          {isBusy && result === undefined && words.checking}
        </p>
        {result !== undefined && file !== undefined && (
          <Comparison kind={kind} result={result} choices={choices} onChoose={choose} />
        )}
        {isReady && steps.length > 1 && <p className={primitives.note}>{words.publishHelp}</p>}
      </div>
    </Sheet>
  )
}

/** The state of an import: the file, its comparison with the records, and the requests. */
function useImport(kind: EntryKind, onClose: () => void) {
  const { messages: m, locale, notify } = useStudio()
  const words = useSpreadsheetWords()
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<Blob>()
  const [choices, setChoices] = useState(nothingChosen)
  const [result, setResult] = useState<ImportResult>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  // The idempotency key: a second press, or a retry after a lost response, has no second effect.
  const [key, setKey] = useState('')
  const run = async (step: Step, body: Blob, chosen: Choices) => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const query = queryOf(step, kind, locale, chosen)
      const answer = await call(importEndpoint, {
        query,
        headers: { 'Idempotency-Key': `${key}-${step}` },
        body,
      })
      if (step === 'try') return setResult(answer)
      const text = m.spreadsheet.act(m.kinds[kind].many, countDone(result, choices))
      notify({ text, changeSet: answer.id })
      onClose()
      await revalidate()
    } catch (error) {
      setProblem(problemOf(error, words, m))
      // A refusal contains a comparison too.
      const refusal = refusalOf(error, importEndpoint, 409) ?? refusalOf(error, importEndpoint, 422)
      if (refusal?.result !== undefined) setResult(refusal.result)
      if (error instanceof RequestError && error.status > 0) setKey(crypto.randomUUID())
    } finally {
      setIsBusy(false)
    }
  }
  const compare = (body: Blob, chosen: Choices) => {
    setFile(body)
    setChoices(chosen)
    setKey(crypto.randomUUID())
    void run('try', body, chosen)
  }
  const open = async (chosen: File | undefined) => {
    setResult(undefined)
    // Copies the file, because Excel may overwrite it meanwhile.
    if (chosen !== undefined)
      compare(new Blob([await chosen.arrayBuffer()], { type: 'text/csv' }), nothingChosen)
  }
  const choose = (change: Partial<Choices>) => file && compare(file, { ...choices, ...change })
  const send = async (step: Step) => file && run(step, file, choices)
  return { file, choices, result, problem, isBusy, open, choose, send }
}

function queryOf(step: Step, kind: EntryKind, locale: Locale, { create, keep }: Choices) {
  const flag = (isSet: boolean): '0' | '1' => (isSet ? '1' : '0')
  return {
    kind,
    locale,
    dry_run: flag(step === 'try'),
    create: flag(create),
    keep: flag(keep),
    publish: flag(step === 'publish'),
  }
}

/** The number of records that the act changes. */
function countDone(result: ImportResult | undefined, { create }: Choices): number {
  const done = result?.items.filter(({ entry, changes }) =>
    entry === undefined ? create : changes.length > 0,
  )
  return done?.length ?? 0
}

function problemOf(error: unknown, words: SpreadsheetMessages, m: Messages): string {
  const code = codeOf(error)
  if (code === 'unsupported-media') return words.problems.workbook
  if (code === 'bad-request') return words.problems.notText
  return code === 'too-large' ? words.problems.tooLarge : problemText(error, m)
}
