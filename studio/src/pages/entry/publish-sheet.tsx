import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { ChangeItem, ChangeSetResult } from '@promenade/contract/studio-api/change-sets'
import type { EntryWire } from '@promenade/contract/studio-api/entries'
import { lazy, Suspense, useEffect, useState } from 'react'
import { applyChanges } from '../../api/apply-changes.ts'
import { call } from '../../api/call.ts'
import { codeOf, RequestError } from '../../api/request-error.ts'
import { Button } from '../../components/button.tsx'
import { ChangeList, nameOfPath } from '../../components/change-list.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { pathName } from '../../documents/path.ts'
import { missingTexts } from '../../documents/missing-languages.ts'
import { FaultLine } from '../../forms/fault-line.tsx'
import { FaultList } from '../../forms/fault-list.tsx'
import { problemText } from '../../context/problem-text.ts'
import { useStudio } from '../../context/studio-context.ts'
import type { When } from './when.ts'
import type { DraftStore, SavedRecord } from './draft-store.ts'
import { isPlanTaken, PlansBefore } from './plans-before.tsx'
import { siteAddress } from './site-path.ts'
import type { EditorSheetProps } from './use-draft.ts'

const WhenFields = lazy(() => import('./when-fields.tsx'))

/** Publishes now or at a chosen time; lists changes, faults and warnings first. */
export function PublishSheet(props: EditorSheetProps) {
  const { store, kind, title, onClose } = props
  const { messages: m } = useStudio()
  const { result, problem, plans, plansStand, setPlansStand, when, setWhen, isBusy, publish } =
    usePublication(props)
  const faults = result?.faults ?? []
  const isTaken = plansStand && isPlanTaken(plans, when)
  const own = { id: store.getState().id, kind }
  return (
    <Sheet
      title={m.publish.title(title)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button
            look="main"
            disabled={result === undefined || faults.length > 0 || isBusy || !when.isComplete || isTaken}
            onClick={() => void publish()}
          >
            {when.at === undefined ? m.publish.now : m.publish.later}
          </Button>
        </>
      }
    >
      <div className="stack">
        {problem !== undefined && (
          <div className="notice danger" role="alert">
            <p>{codeOf(problem) === 'unsaved' ? m.publish.notSaved : problemText(problem, m)}</p>
          </div>
        )}
        {result === undefined && problem === undefined && <p role="status">{m.publish.checking}</p>}
        {faults.length > 0 && <FaultList faults={faults} own={own} onFollow={onClose} />}
        {result !== undefined && faults.length === 0 && (
          <>
            <PlansBefore plans={plans} stand={plansStand} onChange={setPlansStand} when={when} />
            <Suspense fallback={<p>{m.publish.checking}</p>}>
              <WhenFields when={when} onChange={setWhen} document={store.getState().draft.editing.document} />
            </Suspense>
            <MissingLanguages store={store} kind={kind} />
          </>
        )}
        {result !== undefined && <Warnings warnings={result.warnings} own={own} />}
        {result !== undefined && faults.length === 0 && <Differences kind={kind} result={result} />}
      </div>
    </Sheet>
  )
}

/** What publishing would do, when, and the act itself. */
function usePublication({ store, kind, title, onClose, onDone }: EditorSheetProps) {
  const { messages: m, format, notify, session, locale } = useStudio()
  const { siteUrl } = session.mall
  const [result, setResult] = useState<ChangeSetResult>()
  const [problem, setProblem] = useState<unknown>()
  const [plans, setPlans] = useState<EntryWire['scheduled']>([])
  const [plansStand, setPlansStand] = useState(false)
  const [when, setWhen] = useState(() => plannedTime([]))
  const [isBusy, setIsBusy] = useState(false)
  // Pressed twice, or sent again after a lost answer, it happens once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  useEffect(() => {
    tryPublication(store).then(({ tried, scheduled }) => {
      setPlans(scheduled)
      setWhen(plannedTime(scheduled))
      setResult(tried)
    }, setProblem)
  }, [store])
  const publish = async () => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const record = await save(store)
      const publication = { ...record, action: 'publish', ...moments(when) } as const
      const ids = plans.map((plan) => plan.id)
      const replaces = ids.length > 0 && !plansStand
      const { id } = await applyChanges(
        replaces ? [{ ...record, action: 'cancel', plans: ids }, publication] : [publication],
        key,
      )
      // The address follows the name until now.
      const { slug } = await call('GET /api/v1/entries/:id', { params: { id: record.entry } })
      notify({
        text:
          when.at === undefined ? m.publish.done(title) : m.publish.planned(title, format.planned(when.at)),
        changeSet: id,
        seen:
          when.at === undefined && siteUrl !== null ? siteAddress(siteUrl, kind, slug, locale) : undefined,
      })
      onClose()
      await onDone()
    } catch (error) {
      setProblem(error)
      setKey(crypto.randomUUID())
      if (error instanceof RequestError && error.issues.length > 0 && result !== undefined)
        setResult({ ...result, faults: [...error.issues] })
    } finally {
      setIsBusy(false)
    }
  }
  return { result, problem, plans, plansStand, setPlansStand, when, setWhen, isBusy, publish }
}

interface WarningsProps {
  readonly warnings: ChangeSetResult['warnings']
  readonly own: { readonly id: number | undefined; readonly kind: EntryKind }
}

function Warnings({ warnings, own }: WarningsProps) {
  const { messages: m } = useStudio()
  if (warnings.length === 0) return null
  return (
    <details>
      <summary>{m.publish.warnings(warnings.length)}</summary>
      <ul className="bullets small-text">
        {warnings.map((fault) => (
          <li key={`${fault.entry} ${pathName(fault.path)} ${fault.message}`}>
            <FaultLine fault={fault} own={own} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What differs from what is public. */
function Differences({ kind, result }: { readonly kind: EntryKind; readonly result: ChangeSetResult }) {
  const { messages: m } = useStudio()
  const changes = result.items.flatMap((item) => item.changes)
  return (
    <details open={changes.length > 0 && changes.length <= 4}>
      <summary>{changes.length === 0 ? m.publish.nothingDiffers : m.publish.differs(changes.length)}</summary>
      <ChangeList kind={kind} changes={changes} />
    </details>
  )
}

/** Texts that are missing in a language: visitors read the other one. */
function MissingLanguages({ store, kind }: Pick<EditorSheetProps, 'store' | 'kind'>) {
  const { messages: m, session } = useStudio()
  const { locales } = session.mall
  const { document } = store.getState().draft.editing
  return locales.map((locale) => {
    const missing = missingTexts(document, locale, locales)
    if (missing.length === 0) return null
    const names = [...new Set(missing.map((path) => nameOfPath(m, kind, path.slice(-1))))].join(', ')
    return (
      <div key={locale} className="notice warning">
        <p>{m.publish.missing(m.languages[locale] ?? locale, names)}</p>
      </div>
    )
  })
}

async function save(store: DraftStore): Promise<SavedRecord> {
  const record = await store.flush()
  if (record === undefined) throw new RequestError('unsaved', 'The record could not be saved.')
  return record
}

/** What publishing would do, and what is planned by now. */
async function tryPublication(store: DraftStore) {
  const record = await save(store)
  const [tried, { scheduled }] = await Promise.all([
    call('POST /api/v1/change-sets', {
      query: { dry_run: '1' },
      body: { items: [{ ...record, action: 'publish' }] },
    }),
    call('GET /api/v1/entries/:id', { params: { id: record.entry } }),
  ])
  return { tried, scheduled }
}

/** When a record that is planned already goes live and off the site: the likely time of what replaces it. */
function plannedTime(scheduled: EntryWire['scheduled']): When {
  const next = (wanted: 'publish' | 'withdraw') => scheduled.find(({ action }) => action === wanted)?.at
  return { at: next('publish'), until: next('withdraw'), isComplete: true }
}

function moments({ at, until }: When): Pick<ChangeItem, 'at' | 'until'> {
  return { ...(at === undefined ? {} : { at }), ...(until === undefined ? {} : { until }) }
}
