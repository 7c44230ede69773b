import type { ProposalsJson } from '@promenade/contract/studio-api/store-rounds'
import type { Path } from '@promenade/domain/studio/document'
import { isLocale } from '@promenade/domain/locale/locale'
import { useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { callStores } from '../api/call-stores.ts'
import { codeOf } from '../api/request-error.ts'
import { Button } from '../components/button.tsx'
import { ChangeList } from '../components/change-list.tsx'
import { nameOfPath } from '../presenters/name-of-path.ts'
import { Labelled } from '../components/inputs.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { mallFaults } from '../layout/polled-counts.ts'
import { useAskWords } from './stores/use-ask-words.ts'
import { lastDayOfLink } from '../presenters/author-name.ts'
import { faultText } from '../presenters/fault-text.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './approvals-page.module.css'

export function loader() {
  return callStores('GET /api/v1/proposals')
}

/** What stores have sent and nobody has decided yet. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  const words = useAskWords().approvals
  return (
    <Screen title={words.title} within="stores">
      <p className={items.length === 0 ? primitives.empty : primitives.soft}>
        {items.length === 0 ? words.none : words.about}
      </p>
      {items.map((item) => (
        <Proposal key={item.id} item={item} />
      ))}
    </Screen>
  )
}

type Item = ProposalsJson['items'][number]

function Proposal({ item }: { readonly item: Item }) {
  const { messages: m, format, locale } = useStudio()
  const all = useAskWords()
  const words = all.approvals
  const [note, setNote] = useState('')
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const { isBusy, decide } = useDecision(item)
  const { store, part, record, message, changes, by, at, showAt } = item
  const linkDay = lastDayOfLink(by)
  const missing = item.faults.filter(isMissingText)
  const others = item.faults.filter((fault) => !isMissingText(fault))
  const written = missing.map(({ path }) => ({ path, text: texts.get(path.join('.'))?.trim() ?? '' }))
  const isIncomplete = others.length > 0 || written.some(({ text }) => text === '')
  return (
    <Panel title={`${inLanguage(store.title, locale)}: ${all.parts[part]}`}>
      <p className={primitives.soft}>
        {linkDay === undefined
          ? words.by(by, format.moment(at))
          : words.byLink(format.date(linkDay), format.moment(at))}
      </p>
      {message !== null && <p>{message}</p>}
      {record !== null && (
        <>
          <div className={styles.sent}>
            <ChangeList kind={record.kind} changes={changes} />
          </div>
          <p>
            {showAt === null ? words.now : words.at(format.planned(showAt))}
            {' · '}
            <Link to={`/entries/${record.id}`}>{words.correct}</Link>
          </p>
          {others.length > 0 && (
            <div className={primitives.danger}>
              <p>{words.faults}</p>
              <ul className={primitives.bullets}>
                {others.map((fault) => (
                  <li key={`${fault.path.join('.')} ${fault.code}`}>
                    {nameOfPath(m, record.kind, fault.path)}: {faultText(fault, 'text', m, format)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {missing.map(({ path }) => (
            <Labelled key={path.join('.')} label={words.missing(nameOfPath(m, record.kind, path))}>
              <textarea
                className={`${inputs.input} ${inputs.grows}`}
                lang={String(path.at(-1))}
                value={texts.get(path.join('.')) ?? ''}
                onChange={({ target }) => setTexts(new Map(texts).set(path.join('.'), target.value))}
              />
            </Labelled>
          ))}
        </>
      )}
      <Labelled label={words.note}>
        <input
          className={inputs.input}
          maxLength={1_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Labelled>
      <div className={primitives.row}>
        <Button
          look="main"
          disabled={isBusy || isIncomplete}
          onClick={() => void decide({ isApproved: true, note, texts: written })}
        >
          {message === null ? words.approve : words.seen}
        </Button>
        {message === null && (
          <Button disabled={isBusy} onClick={() => void decide({ isApproved: false, note, texts: [] })}>
            {words.reject}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** A text that one language lacks is written here; anything else is corrected in the record. */
function isMissingText({ path, code }: Item['faults'][number]): boolean {
  return code === 'missing' && isLocale(path.at(-1))
}

interface Decision {
  readonly isApproved: boolean
  readonly note: string
  readonly texts: readonly { readonly path: Path; readonly text: string }[]
}

function useDecision({ id, store, record }: Item) {
  const { locale, notify } = useStudio()
  const words = useAskWords().approvals
  const { revalidate } = useRevalidator()
  const { isBusy, act } = useAct()
  const decide = ({ isApproved, note, texts }: Decision) =>
    act(async () => {
      const name = inLanguage(store.title, locale)
      const version = record?.kind === 'store' ? undefined : record?.version
      const body = {
        isApproved,
        texts: texts.map(({ path, text }) => ({ path: [...path], text })),
        ...(note.trim() === '' ? {} : { note }),
        ...(version === undefined ? {} : { version }),
      }
      try {
        const params = { id }
        const { changeSet } = await callStores('POST /api/v1/proposals/:id/decision', { params, body })
        const text = isApproved ? words.approved(name) : words.rejected(name)
        notify({ text, ...(changeSet === undefined ? {} : { changeSet }) })
      } catch (error) {
        if (codeOf(error) !== 'version-stale') throw error
        notify({ text: words.changed })
      }
      await Promise.all([revalidate(), mallFaults.refresh()])
    })
  return { isBusy, decide }
}
