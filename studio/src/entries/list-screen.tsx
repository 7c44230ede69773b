import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import type { ReactNode } from 'react'
import { AddLink } from '../components/add-link.tsx'
import { MenuButton } from '../components/menu-button.tsx'
import { Screen } from '../layout/screen.tsx'
import { useStudio } from '../context/studio-context.ts'
import { EntryList } from './entry-list.tsx'
import primitives from '../theme/primitives.module.css'

interface ListScreenProps {
  readonly name: 'whatsOn' | 'stores' | 'pages'
  readonly rows: readonly EntryRow[]
  readonly kinds: readonly EntryKind[]
  /** The kind of the main button for a new record. */
  readonly fresh: EntryKind
  /** Other kinds that can be added. */
  readonly others?: readonly EntryKind[]
  /** A link before the buttons. */
  readonly children?: ReactNode
}

/** A screen that lists records, with buttons for new ones. */
export function ListScreen({ name, rows, kinds, fresh, others, children }: ListScreenProps) {
  const { messages: m, isAllowed } = useStudio()
  const actions = (
    <div className={primitives.row}>
      {children}
      <AddLink kind={fresh} />
      {others !== undefined && isAllowed('draft.write') && (
        <MenuButton label={m.list.newOther} hasWords>
          {others.map((kind) => (
            <AddLink key={kind} kind={kind} look="plain" />
          ))}
        </MenuButton>
      )}
    </div>
  )
  return (
    <Screen title={m.navigation[name]} actions={actions}>
      <EntryList rows={rows} kinds={kinds} empty={m.empty[name]} />
    </Screen>
  )
}
