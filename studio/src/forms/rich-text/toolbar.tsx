import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { moveFocus } from '../../components/move-focus.ts'
import { useStudio } from '../../context/studio-context.ts'
import { useReferenceOptions } from '../reference-options.ts'
import { PictureTools } from './picture-tools.tsx'
import {
  blockLevel,
  insertGallery,
  isInside,
  linkAt,
  setBlockLevel,
  setLink,
  tools,
} from './toolbar-commands.ts'
import inputs from '../../components/inputs.module.css'
import primitives from '../../theme/primitives.module.css'
import styles from './toolbar.module.css'

// Few texts have tables, so what works on them loads with the first one.
const TableTools = lazy(() => import('./table-tools.tsx'))

interface ToolbarProps {
  readonly view: EditorView
  readonly state: EditorState
  readonly label: string
  readonly controls: string
  readonly hasGalleries: boolean
  readonly onPicture: () => void
}

/** The toolbar of the editor: one Tab stop, then arrow keys. */
export function Toolbar({ view, state, label, controls, hasGalleries, onPicture }: ToolbarProps) {
  const { messages: m } = useStudio()
  const [address, setAddress] = useState<string>()
  const run = (command: Command) => {
    command(view.state, view.dispatch, view)
    view.focus()
  }
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
        <BlockChoice level={blockLevel(state)} onChoose={(level) => run(setBlockLevel(level))} />
        {tools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            tabIndex={-1}
            aria-label={m.richText[tool.name]}
            title={m.richText[tool.name]}
            aria-pressed={tool.isOn(state)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(tool.run(view.state))}
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
        <PictureTools state={state} onOpen={onPicture} run={run} />
        {hasGalleries && <GalleryChoice onChoose={(source) => run(insertGallery(source))} />}
        <Suspense>{isInside(state, 'table') && <TableTools run={run} />}</Suspense>
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
            run(setLink(next))
            setAddress(undefined)
          }}
        />
      )}
    </>
  )
}

interface BlockChoiceProps {
  /** 0 is a paragraph. */
  readonly level: number
  readonly onChoose: (level: number) => void
}

function BlockChoice({ level, onChoose }: BlockChoiceProps) {
  const { messages: m } = useStudio()
  return (
    <select
      aria-label={m.richText.style}
      value={level}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {[0, 2, 3, ...(level > 3 ? [level] : [])].map((one) => (
        <option key={one} value={one}>
          {one === 0 ? m.richText.paragraph : m.richText.heading(one - 1)}
        </option>
      ))}
    </select>
  )
}

function GalleryChoice({ onChoose }: { readonly onChoose: (source: string) => void }) {
  const { messages: m } = useStudio()
  const galleries = useReferenceOptions('galleries')
  if (galleries.length === 0) return null
  return (
    <select
      className={styles.galleryChoice}
      tabIndex={-1}
      aria-label={m.richText.gallery}
      value=""
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{m.richText.gallery}</option>
      {galleries.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </select>
  )
}

interface LinkFormProps {
  readonly address: string
  readonly isNew: boolean
  readonly onSave: (address: string) => void
  readonly onCancel: () => void
}

function LinkForm({ address, isNew, onSave, onCancel }: LinkFormProps) {
  const { messages: m } = useStudio()
  const [text, setText] = useState(address)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className={styles.linkForm}>
      <input
        className={inputs.input}
        ref={input}
        inputMode="url"
        aria-label={m.richText.address}
        placeholder={m.richText.addressHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSave(text)
          else if (event.key === 'Escape') onCancel()
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <Button look="small" onClick={() => onSave(text)}>
        {m.richText.setLink}
      </Button>
      {!isNew && (
        <Button look="small plain" onClick={() => onSave('')}>
          {m.richText.removeLink}
        </Button>
      )}
    </div>
  )
}
