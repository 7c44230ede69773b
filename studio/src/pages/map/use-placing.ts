import { setInDocument } from '@promenade/domain/studio/path'
import { useRevalidator } from 'react-router'
import { applyChanges } from '../../api/apply-changes.ts'
import { call } from '../../api/call.ts'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { changeItems } from '../../entries/change-items.ts'
import type { PlanStore, Unit } from './list-units.ts'
import { useMapWords } from './use-map-words.ts'

/** Puts a store into a unit: its record gets the number, and the level where the mall numbers it. */
export function usePlacing() {
  const { locale, messages: m, isAllowed, notify } = useStudio()
  const words = useMapWords()
  const { act, isBusy } = useAct()
  const { revalidate } = useRevalidator()
  const nameOf = ({ title }: PlanStore) => inLanguage(title, locale) || m.untitled
  const place = (store: PlanStore, { number, level, stores }: Unit, onDone: () => void) =>
    act(async () => {
      const entry = await call('GET /api/v1/entries/:id', { params: { id: store.entry } })
      const isPublished = isAllowed('content.publish') && entry.published !== undefined
      const items = changeItems(
        entry,
        (document) => {
          const moved = setInDocument(document, ['unit'], number)
          return level.number === null ? moved : setInDocument(moved, ['level'], level.number)
        },
        isPublished,
      )
      const { id } = await applyChanges(items, crypto.randomUUID())
      const others = stores.filter((other) => other.entry !== store.entry).map(nameOf)
      const text = !isPublished
        ? words.placedAsDraft(nameOf(store), number)
        : others.length > 0
          ? words.placedToo(nameOf(store), number, others.join(', '))
          : words.placed(nameOf(store), number)
      notify({ text, changeSet: id })
      onDone()
      await revalidate()
    })
  return { isBusy, place, nameOf }
}
