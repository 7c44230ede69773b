import type { Command } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow } from 'prosemirror-tables'
import { useStudio } from '../../context/studio-context.ts'
import styles from './toolbar.module.css'

/** Commands on the table around the cursor. */
const tools = [
  ['addRow', addRowAfter],
  ['addColumn', addColumnAfter],
  ['deleteRow', deleteRow],
  ['deleteColumn', deleteColumn],
] as const

/** The buttons of the toolbar for rows and columns. */
export default function TableTools({ run }: { readonly run: (command: Command) => void }) {
  const { messages: m } = useStudio()
  return tools.map(([name, command]) => (
    <button key={name} type="button" tabIndex={-1} className={styles.words} onClick={() => run(command)}>
      {m.richText[name]}
    </button>
  ))
}
