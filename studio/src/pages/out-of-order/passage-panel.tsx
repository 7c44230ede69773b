import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { PlanJson } from '@promenade/contract/studio-api/plan'
import { labelIn } from '@promenade/domain/map/label-in'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Choice } from '../../components/inputs.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { Panel } from '../../layout/screen.tsx'
import { CloseSheet } from './close-sheet.tsx'
import type { Passage } from './passage-name.ts'
import { PassagePlan } from './passage-plan.tsx'
import { useClosePassage } from './use-close-passage.ts'
import { useOutOfOrderWords } from './use-out-of-order-words.ts'
import primitives from '../../theme/primitives.module.css'

interface PassagePanelProps {
  readonly rows: readonly EntryRow[]
  readonly plan: PlanJson
  /** Those that the search of the screen has found. */
  readonly found: readonly Passage[]
}

/** Chooses a corridor, a door or a stair of the map, to close it. */
export function PassagePanel({ rows, plan, found }: PassagePanelProps) {
  const { locale } = useStudio()
  const words = useOutOfOrderWords()
  const { passages: open, isBusy, close, nameOf } = useClosePassage(rows, plan)
  const passages = open.filter((passage) => found.includes(passage))
  const [slug, setSlug] = useState('')
  const [asked, setAsked] = useState<Passage>()
  const chosen = passages.find((passage) => passage.slug === slug)
  const textOf = (passage: Passage) => {
    const on = plan.levels.find(({ id }) => id === passage.level)?.name ?? {}
    return [nameOf(passage), labelIn(on, locale)].filter(Boolean).join(' · ')
  }
  const { compare } = new Intl.Collator(locale, { numeric: true })
  if (passages.length === 0) return null
  const options = passages
    .map((passage) => [passage.slug, textOf(passage)] as const)
    .toSorted(([, a], [, b]) => compare(a, b))
  return (
    <Panel title={words.passages}>
      <p className={primitives.soft}>{words.passagesAbout}</p>
      <div className={primitives.row}>
        <Choice
          aria-label={words.passage}
          value={slug}
          options={[['', words.choosePassage], ...options]}
          onChange={setSlug}
        />
        <Button disabled={isBusy || chosen === undefined} onClick={() => setAsked(chosen)}>
          {words.close}
        </Button>
      </div>
      <PassagePlan
        plan={plan}
        passages={passages}
        chosen={chosen}
        nameOf={nameOf}
        onChoose={(passage) => setSlug(passage.slug)}
      />
      {asked !== undefined && (
        <CloseSheet
          name={nameOf(asked)}
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          close={(fields, done) => close(asked, fields, done)}
        />
      )}
    </Panel>
  )
}
