import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { ChangeItem, ChangeSetResult } from '@promenade/contract/studio-api/change-sets'
import type { EntryJson } from '@promenade/contract/studio-api/entries'
import { lazy, Suspense, useEffect, useState } from 'react'
import { applyChanges } from '../../api/apply-changes.ts'
import { call } from '../../api/call.ts'
import { codeOf, RequestError } from '../../api/request-error.ts'
import { Button } from '../../components/button.tsx'
import { ChangeList } from '../../components/change-list.tsx'
import { nameOfPath } from '../../presenters/name-of-path.ts'
import { Sheet } from '../../components/sheet.tsx'
import { pathName } from '../../documents/path.ts'
import { missingTexts } from '../../documents/missing-languages.ts'
import { FaultLine } from '../../forms/fault-line.tsx'
import { FaultList } from '../../forms/fault-list.tsx'
import { problemText } from '../../context/problem-text.ts'
import { useStudio } from '../../context/studio-context.ts'
import type { PublicationTimes } from '../../documents/publication-times.ts'
import type { DraftStore, SavedRecord } from './draft-store.ts'
import { isPlanTaken, ExistingPlans } from './existing-plans.tsx'
import { siteAddress } from './site-path.ts'
import type { EditorSheetProps } from './use-draft.ts'
import primitives from '../../theme/primitives.module.css'

const PublicationTimesFields = lazy(() => import('./publication-times-fields.tsx'))

interface PublishSheetProps extends EditorSheetProps {
  /** True to publish without a look, unless there are faults or other plans. */
  readonly isAtOnce: boolean
}

/** The sheet to publish now or at a chosen time, after a look at changes, faults and warnings. */
export function PublishSheet(props: PublishSheetProps) {
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
      <div className={primitives.stack}>
        {problem !== undefined && (
          <div className={primitives.danger} role="alert">
            <p>{codeOf(problem) === 'unsaved' ? m.publish.notSaved : problemText(problem, m)}</p>
          </div>
        )}
        {result === undefined && problem === undefined && <p role="status">{m.publish.checking}</p>}
        {faults.length > 0 && <FaultList faults={faults} own={own} onFollow={onClose} />}
        {result !== undefined && faults.length === 0 && (
          <>
            <ExistingPlans plans={plans} stand={plansStand} onChange={setPlansStand} when={when} />
            <Suspense fallback={<p>{m.publish.checking}</p>}>
              <PublicationTimesFields
                when={when}
                onChange={setWhen}
                document={store.getState().draft.editing.document}
              />
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

/** The dry run of a publication, its times, and the act itself. */
function usePublication({ store, kind, title, isAtOnce, onClose, onDone }: PublishSheetProps) {
  const { messages: m, format, notify, session, locale } = useStudio()
  const { siteUrl } = session.mall
  const [result, setResult] = useState<ChangeSetResult>()
  const [problem, setProblem] = useState<unknown>()
  const [plans, setPlans] = useState<EntryJson['scheduled']>([])
  const [plansStand, setPlansStand] = useState(false)
  const [when, setWhen] = useState(() => plannedTime([]))
  const [isBusy, setIsBusy] = useState(false)
  // The idempotency key: a second press, or a retry after a lost response, has no second effect.
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
      // Until the first publication the address follows the name.
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
  const isClear = result?.faults.length === 0 && plans.length === 0
  useEffect(() => {
    if (isAtOnce && isClear) void publish()
    // Once, when the dry run has found nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAtOnce, isClear])
  return { result, problem, plans, plansStand, setPlansStand, when, setWhen, isBusy, publish }
}

interface WarningsProps {
  readonly warnings: ChangeSetResult['warnings']
  readonly own: { readonly id: number | undefined; readonly kind: EntryKind }
}

function Warnings({ warnings: all, own }: WarningsProps) {
  const { messages: m } = useStudio()
  // The sheet names the missing languages itself.
  const warnings = all.filter(({ code }) => code !== 'no-language')
  if (warnings.length === 0) return null
  return (
    <details>
      <summary>{m.publish.warnings(warnings.length)}</summary>
      <ul className={`${primitives.bullets} ${primitives.smallText}`}>
        {warnings.map((fault) => (
          <li key={`${fault.entry} ${pathName(fault.path)} ${fault.message}`}>
            <FaultLine fault={fault} own={own} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The differences to the published document. */
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

/** Warns of texts that are missing in a language: visitors get the other language. */
function MissingLanguages({ store, kind }: Pick<EditorSheetProps, 'store' | 'kind'>) {
  const { messages: m, session } = useStudio()
  const { locales } = session.mall
  const { document } = store.getState().draft.editing
  return locales.map((locale) => {
    const missing = missingTexts(document, locale, locales)
    if (missing.length === 0) return null
    const names = [...new Set(missing.map((path) => nameOfPath(m, kind, path.slice(-1))))].join(', ')
    return (
      <div key={locale} className={primitives.warning}>
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

/** Runs the publication as a dry run, and loads the current plans. */
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

/** The times of the existing plans, which are the defaults of a new one. */
function plannedTime(scheduled: EntryJson['scheduled']): PublicationTimes {
  const next = (wanted: 'publish' | 'withdraw') => scheduled.find(({ action }) => action === wanted)?.at
  return { at: next('publish'), until: next('withdraw'), isComplete: true }
}

function moments({ at, until }: PublicationTimes): Pick<ChangeItem, 'at' | 'until'> {
  return { ...(at === undefined ? {} : { at }), ...(until === undefined ? {} : { until }) }
}
