import type { EntryKind } from '@promenade/contract/editing/documents'
import type { ChangeItem, ChangeSetResult } from '@promenade/contract/studio-api/change-sets'
import type { Fault } from '@promenade/contract/studio-api/fields'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { RefusedError } from '../../api/client.ts'
import { applyChanges, tryChanges } from '../../api/requests.ts'
import { ChangeList } from '../../components/change-list.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { pathName } from '../../documents/path.ts'
import { useForm } from '../../forms/form-context.ts'
import { FaultList } from '../../forms/fault-list.tsx'
import { problemText } from '../../layout/problem-text.ts'
import { useStudio } from '../../layout/studio-context.ts'
import type { When } from './when.ts'
import type { DraftControls, SavedRecord } from './use-draft.ts'

const WhenFields = lazy(async () => ({ default: (await import('./when-fields.tsx')).WhenFields }))

interface PublishSheetProps {
  readonly controls: DraftControls
  readonly kind: EntryKind
  readonly title: string
  readonly onClose: () => void
  readonly onDone: () => Promise<void>
}

/** What publishing does, when, and what stands against it. Now is what happens unless somebody chooses otherwise. */
export function PublishSheet({ controls, kind, title, onClose, onDone }: PublishSheetProps) {
  const { messages: m, format, notify } = useStudio()
  const { kind: formKind } = useForm()
  const [result, setResult] = useState<ChangeSetResult>()
  const [problem, setProblem] = useState<string>()
  const [when, setWhen] = useState<When>({ at: undefined, until: undefined, isComplete: true })
  const [isBusy, setIsBusy] = useState(false)
  // Pressed twice, or sent again after a lost answer, it happens once.
  const key = useRef(crypto.randomUUID())
  const latest = useRef(controls)
  latest.current = controls
  const itemOf = (record: SavedRecord): ChangeItem => ({
    ...record,
    action: 'publish',
    ...(when.at === undefined ? {} : { at: when.at }),
    ...(when.until === undefined ? {} : { until: when.until }),
  })
  useEffect(() => {
    const check = async () => {
      const record = await latest.current.flush()
      if (record === undefined) return setProblem(m.publish.notSaved)
      return setResult(await tryChanges([itemOf(record)]))
    }
    check().catch((error: unknown) => setProblem(problemText(error, m)))
  }, [])
  const publish = async () => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const record = await latest.current.flush()
      if (record === undefined) return setProblem(m.publish.notSaved)
      const done = await applyChanges([itemOf(record)], key.current)
      notify({
        text:
          when.at === undefined ? m.publish.done(title) : m.publish.planned(title, format.moment(when.at)),
        changeSet: done.id,
      })
      onClose()
      await onDone()
    } catch (error) {
      setProblem(problemText(error, m))
      key.current = crypto.randomUUID()
      if (error instanceof RefusedError && error.issues.length > 0 && result !== undefined)
        setResult({ ...result, faults: [...error.issues] })
    } finally {
      setIsBusy(false)
    }
  }
  const faults: readonly Fault[] = result?.faults ?? []
  const changes = result?.items.flatMap((one) => one.changes) ?? []
  return (
    <Sheet
      title={m.publish.title(title)}
      closeLabel={m.close}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            {m.cancel}
          </button>
          <button
            type="button"
            className="button main"
            disabled={result === undefined || faults.length > 0 || isBusy || !when.isComplete}
            onClick={() => void publish()}
          >
            {when.at === undefined ? m.publish.now : m.publish.later}
          </button>
        </>
      }
    >
      <div className="stack">
        {problem !== undefined && (
          <div className="notice danger" role="alert">
            <p>{problem}</p>
          </div>
        )}
        {result === undefined && problem === undefined && <p role="status">{m.publish.checking}</p>}
        {faults.length > 0 && <FaultList faults={faults} kind={formKind} onFollow={onClose} />}
        {result !== undefined && faults.length === 0 && (
          <Suspense fallback={<p>{m.publish.checking}</p>}>
            <WhenFields when={when} onChange={setWhen} endsByItself={endOf(controls)} />
          </Suspense>
        )}
        {result !== undefined && result.warnings.length > 0 && (
          <details>
            <summary>{m.publish.warnings(result.warnings.length)}</summary>
            <ul className="bullets small-text">
              {result.warnings.map((warning) => (
                <li key={pathName(warning.path) + warning.message}>{warning.message}</li>
              ))}
            </ul>
          </details>
        )}
        {result !== undefined && faults.length === 0 && (
          <details open={changes.length > 0 && changes.length <= 4}>
            <summary>
              {changes.length === 0 ? m.publish.nothingDiffers : m.publish.differs(changes.length)}
            </summary>
            <ChangeList kind={kind} changes={changes} />
          </details>
        )}
      </div>
    </Sheet>
  )
}

/** The last day that the record itself names. */
function endOf({ draft }: DraftControls): string | undefined {
  const end = draft.editing.document['end']
  return typeof end === 'string' ? end.slice(0, 10) : undefined
}
