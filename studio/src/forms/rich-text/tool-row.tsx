import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { moveFocus } from '../../components/move-focus.ts'
import { useStudio } from '../../context/studio-context.ts'
import { LinkForm } from './link-form.tsx'
import { linkAt, setLink, type Tool } from './toolbar-commands.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './toolbar.module.css'

interface ToolRowProps {
  readonly view: EditorView
  readonly state: EditorState
  /** That of the field. */
  readonly label: string
  readonly controls: string
  readonly tools: readonly Tool[]
  /** In front of the tools: then this is the Tab stop. */
  readonly first?: ReactNode
  readonly children?: ReactNode
}

/** Runs a command of a tool, and goes on in the text. */
export function runIn(view: EditorView, command: Command): void {
  command(view.state, view.dispatch, view)
  view.focus()
}

/** Tools of an editor and that of links: one Tab stop, then arrow keys. */
export function ToolRow({ view, state, label, controls, tools, first, children }: ToolRowProps) {
  const { messages: m } = useStudio()
  const [address, setAddress] = useState<string>()
  return (
    <>
      <div
        className={`${primitives.row} ${styles.toolbar}`}
        role="toolbar"
        aria-label={m.richText.toolbar(label)}
        aria-controls={controls}
        tabIndex={-1}
        onKeyDown={(event) => moveFocus(event, '[role=toolbar]', ['ArrowLeft', 'ArrowRight'])}
      >
        {first}
        {tools.map((tool, index) => (
          <button
            key={tool.name}
            type="button"
            tabIndex={first === undefined && index === 0 ? 0 : -1}
            aria-label={m.richText[tool.name]}
            title={m.richText[tool.name]}
            aria-pressed={tool.isOn(state)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => runIn(view, tool.run(view.state))}
          >
            <Icon name={tool.icon} size={18} />
          </button>
        ))}
        <button
          type="button"
          tabIndex={-1}
          aria-label={m.richText.link}
          title={m.richText.link}
          aria-pressed={linkAt(state) !== undefined}
          aria-expanded={address !== undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setAddress(address === undefined ? (linkAt(view.state) ?? '') : undefined)}
        >
          <Icon name="link" size={18} />
        </button>
        {children}
      </div>
      {address !== undefined && (
        <LinkForm
          address={address}
          isNew={linkAt(state) === undefined}
          onCancel={() => {
            setAddress(undefined)
            view.focus()
          }}
          onSave={(next) => {
            runIn(view, setLink(next))
            setAddress(undefined)
          }}
        />
      )}
    </>
  )
}
