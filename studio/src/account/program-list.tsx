import type { MeansJson } from '@promenade/contract/studio-api/login'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../layout/screen.tsx'
import { MeansHint } from './means-hint.tsx'
import primitives from '../theme/primitives.module.css'

interface ProgramListProps {
  readonly title: string
  readonly words: { readonly create: string; readonly help: string; readonly none: string }
  readonly means: MeansJson
  readonly onCreate: () => void
  readonly sheets: ReactNode
  /** An element of a list each. */
  readonly children: readonly ReactElement[]
}

/** The settings of other programs: tokens with which they use the API, or webhooks by which they are told. */
export function ProgramList({ title, words, means, onCreate, sheets, children }: ProgramListProps) {
  const create = (
    <Button look="main" onClick={onCreate}>
      <Icon name="add" size={18} />
      {words.create}
    </Button>
  )
  return (
    <Screen title={title} within="settings" actions={create}>
      <p className={primitives.soft}>{words.help}</p>
      <MeansHint means={means} />
      {children.length === 0 && <p>{words.none}</p>}
      {children.length > 0 && (
        <section className={primitives.panel}>
          <ul className={primitives.lines}>{children}</ul>
        </section>
      )}
      {sheets}
    </Screen>
  )
}
