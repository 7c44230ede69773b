import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { lazy, Suspense } from 'react'
import { useStudio } from '../../context/studio-context.ts'
import { useReferenceOptions } from '../../context/reference-options.ts'
import { PictureTools } from './picture-tools.tsx'
import { runIn, ToolRow } from './tool-row.tsx'
import { blockLevel, insertGallery, isInside, setBlockLevel, tools } from './toolbar-commands.ts'
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

/** The toolbar of the editor. */
export function Toolbar({ view, state, hasGalleries, onPicture, ...row }: ToolbarProps) {
  const run = (command: Command) => runIn(view, command)
  return (
    <ToolRow
      {...{ view, state, tools }}
      {...row}
      first={<BlockChoice level={blockLevel(state)} onChoose={(level) => run(setBlockLevel(level))} />}
    >
      <PictureTools state={state} onOpen={onPicture} run={run} />
      {hasGalleries && <GalleryChoice onChoose={(source) => run(insertGallery(source))} />}
      <Suspense>{isInside(state, 'table') && <TableTools run={run} />}</Suspense>
    </ToolRow>
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
