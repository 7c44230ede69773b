import type { Locale } from '@promenade/domain/locale/locale'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { applyChanges } from '../../api/apply-changes.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../components/button.tsx'
import { Choice } from '../../components/inputs.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { changeItems } from '../../entries/change-items.ts'
import primitives from '../../theme/primitives.module.css'
import { listSynonymPlaces, type SynonymPlace, withSynonym } from './synonym-places.ts'
import { useFaultWords } from './use-fault-words.ts'

interface SynonymChoiceProps {
  /** What people searched for. */
  readonly words: string
  readonly locale: Locale
}

/** As a constant it runs only when the choice takes the place of its button. */
const focusOnce = (element: HTMLSelectElement | null) => element?.focus()

/** Makes a search without result find a store or the stores of a category: one press, and a choice. */
export function SynonymChoice({ words, locale }: SynonymChoiceProps) {
  const { locale: ofStudio, isAllowed, notify } = useStudio()
  const { synonym } = useFaultWords()
  const [places, setPlaces] = useState<Awaited<ReturnType<typeof listSynonymPlaces>>>()
  const [chosen, setChosen] = useState('')
  const { revalidate } = useRevalidator()
  const { isBusy, act } = useAct()
  if (!isAllowed('content.publish')) return null
  const choose = (place: SynonymPlace | undefined) =>
    act(async () => {
      if (place === undefined) return
      const entry = await call('GET /api/v1/entries/:id', { params: { id: place.entry } })
      const items = changeItems(entry, (document) => withSynonym(document, place.path, locale, words), true)
      const { id } = await applyChanges(items, crypto.randomUUID())
      notify({ text: synonym.done(words, place.title), changeSet: id })
      await revalidate()
    })
  if (places === undefined)
    return (
      <Button
        look="small"
        disabled={isBusy}
        aria-label={synonym.of(words)}
        onClick={() => void act(async () => setPlaces(await listSynonymPlaces(ofStudio)))}
      >
        {synonym.open}
      </Button>
    )
  const all = [...places.categories, ...places.stores]
  return (
    <span className={primitives.row}>
      <Choice
        aria-label={synonym.of(words)}
        ref={focusOnce}
        value={chosen}
        options={[
          ['', synonym.choose],
          ...all.map(({ title }, index): [string, string] => [
            String(index),
            index < places.categories.length ? synonym.allOf(title) : title,
          ]),
        ]}
        onChange={setChosen}
      />
      <Button
        look="small"
        disabled={isBusy || chosen === ''}
        onClick={() => void choose(all[Number(chosen)])}
      >
        {synonym.confirm}
      </Button>
    </span>
  )
}
