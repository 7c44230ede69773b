import { retentionDays } from '@promenade/domain/forms/retention'
import { Panel } from '../../layout/screen.tsx'
import { useVisitorWords } from './use-visitor-words.ts'
import primitives from '../../theme/primitives.module.css'

type Kept = keyof typeof retentionDays

/** How long the mall keeps these things of visitors. */
export function KeptFor({ what }: { readonly what: readonly Kept[] }) {
  const words = useVisitorWords()
  return (
    <Panel title={words.keptTitle}>
      <ul className={`${primitives.bullets} ${primitives.soft}`}>
        {what.map((name) => (
          <li key={name}>{words.kept[name](retentionDays[name])}</li>
        ))}
      </ul>
    </Panel>
  )
}
