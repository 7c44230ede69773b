import type { MapReport } from '@promenade/contract/studio-api/new-map'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import { Panel } from '../../layout/screen.tsx'
import { useNewMapWords } from './use-new-map-words.ts'
import primitives from '../../theme/primitives.module.css'

/** A list of the comparison: its sentence, and its items. */
export interface Change {
  readonly text: string
  readonly count: number
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[]
}

interface ChangesProps {
  readonly title: string
  readonly changes: readonly Change[]
}

/** Changes with their counts; each opens to its items, short ones at once. Nothing without any. */
export function Changes({ title, changes }: ChangesProps) {
  const words = useNewMapWords()
  if (changes.length === 0) return null
  return (
    <Panel title={title}>
      {changes.map(({ text, count, items }) => (
        <details key={text} open={count <= 5}>
          <summary>{text}</summary>
          <ul className={primitives.bullets}>
            {items.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ul>
          {count > items.length && <p className={primitives.note}>{words.more(count - items.length)}</p>}
        </details>
      ))}
    </Panel>
  )
}

type List<Item> = { readonly count: number; readonly items: readonly Item[] }
type LabelText = Readonly<Record<string, string>>

/** The changes of a report, by how much they matter. */
export function useChanges(report: MapReport) {
  const { locale, messages: m } = useStudio()
  const words = useNewMapWords()
  const { levels, units, stores, free, twice, unreachable, withSteps, closures } = report
  const nameOf = (label: LabelText) => label[locale] ?? label['en'] ?? Object.values(label)[0] ?? ''
  const titleOf = ({ title }: (typeof stores.lost.items)[number]) => inLanguage(title, locale) || m.untitled
  const list = <Item,>(
    { count, items }: List<Item>,
    text: (count: number) => string,
    show: (item: Item) => ReactNode,
  ): readonly Change[] => {
    if (count === 0) return []
    // Several units may have one name.
    const shown = items.map((item, index) => ({ id: `${text(count)} ${index}`, content: show(item) }))
    return [{ text: text(count), count, items: shown }]
  }
  const record = (one: (typeof stores.lost.items)[number]) => (
    <Link to={`/entries/${one.entry}`} className={primitives.target}>
      {titleOf(one)}
    </Link>
  )
  const renamed = ({ from, to }: (typeof units.renamed.items)[number]) =>
    words.renamed(nameOf(from), nameOf(to))
  return {
    losses: [
      ...list(stores.lost, words.lost, record),
      ...list(levels.gone, words.levelsGone, nameOf),
      ...list(units.gone, words.unitsGone, nameOf),
      ...list(closures, words.closures, record),
    ],
    changes: [
      ...list(stores.moved, words.moved, (one) => words.fromTo(titleOf(one), one.from, one.to)),
      ...list(stores.found, words.found, record),
      ...list(twice, words.twice, String),
      ...list(free, words.free, String),
      ...list(levels.added, words.levelsAdded, nameOf),
      ...list(levels.renamed, words.levelsRenamed, renamed),
      ...list(units.added, words.unitsAdded, nameOf),
      ...list(units.renamed, words.unitsRenamed, renamed),
      ...list(units.moved, words.unitsMoved, ({ name, metres, level }) =>
        words.elsewhere(nameOf(name), metres, level && nameOf(level)),
      ),
    ],
    reach: [...list(unreachable, words.unreachable, nameOf), ...list(withSteps, words.withSteps, nameOf)],
  }
}
