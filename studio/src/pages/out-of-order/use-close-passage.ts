import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { PlanJson } from '@promenade/contract/studio-api/plan'
import { byLocale } from '@promenade/domain/locale/locale'
import { type Document, isGroup } from '@promenade/domain/studio/document'
import { setInDocument } from '@promenade/domain/studio/path'
import { useRevalidator } from 'react-router'
import { applyChanges } from '../../api/apply-changes.ts'
import { call } from '../../api/call.ts'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { changeItems } from '../../entries/change-items.ts'
import { type ClosureFields, locationsOf } from '../../entries/places.ts'
import { outOfOrderEn } from '../../messages/out-of-order-en.ts'
import { outOfOrderEs } from '../../messages/out-of-order-es.ts'
import { type Passage, passageName } from './passage-name.ts'
import { useOutOfOrderWords } from './use-out-of-order-words.ts'

/** Closes passages of the map: each becomes a place of one record, which is made when the first one is closed. */
export function useClosePassage(rows: readonly EntryRow[], plan: PlanJson) {
  const { locale, isAllowed, notify } = useStudio()
  const words = useOutOfOrderWords()
  const { act, isBusy } = useAct()
  const { revalidate } = useRevalidator()
  const known = new Set(rows.flatMap(({ document = {} }) => locationsOf(document).map(slugOf)))
  const nameOf = (passage: Passage) => passageName(passage, locale)
  const toLocation = (passage: Passage, fields: ClosureFields) => {
    const level = plan.levels.find(({ id }) => id === passage.level)?.number
    const name = byLocale((code) => passageName(passage, code))
    const closure = Object.entries(fields).filter(([, value]) => value !== undefined)
    return { slug: passage.slug, name, ...(level != null && { level }), ...Object.fromEntries(closure) }
  }
  const close = (passage: Passage, fields: ClosureFields, done: string) =>
    act(async () => {
      const publishes = isAllowed('content.publish')
      const entry = await findGroup()
      const add = (document: Document) =>
        setInDocument(document, ['locations'], [...locationsOf(document), toLocation(passage, fields)])
      const isNew = entry.published === undefined && publishes
      const items = isNew
        ? [
            {
              entry: entry.id,
              version: entry.version,
              action: 'publish' as const,
              document: add(entry.document),
            },
          ]
        : changeItems(entry, add, publishes)
      const { id } = await applyChanges(items, crypto.randomUUID())
      notify({ text: publishes ? done : words.isDraft(nameOf(passage)), changeSet: id })
      await revalidate()
    })
  return { isBusy, close, nameOf, passages: plan.passages.filter(({ slug }) => !known.has(slug)) }

  async function findGroup() {
    const own = new Set(plan.passages.map(({ slug }) => slug))
    const found = rows.find(
      ({ title, document = {} }) =>
        title.en === groupName.en || locationsOf(document).some((location) => own.has(slugOf(location))),
    )
    if (found !== undefined) return call('GET /api/v1/entries/:id', { params: { id: found.id } })
    // Empty, so that an undo of the closure leaves nothing closed in it.
    const document = { name: groupName, locations: [] }
    return call('POST /api/v1/entries', { body: { kind: 'point-of-interest', document } })
  }
}

const groupName = { en: outOfOrderEn.passageGroup, es: outOfOrderEs.passageGroup }

function slugOf(location: unknown): string {
  return isGroup(location) ? String(location['slug']) : ''
}
