import {
  type EditTarget,
  formatEditTarget,
  type WrittenText,
} from '@promenade/contract/studio-api/preview-messages'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../components/button.tsx'
import { Check, Choice, Labelled } from '../components/inputs.tsx'
import { LanguageChoice } from '../components/language-choice.tsx'
import { useStudio } from '../context/studio-context.ts'
import { LinkSheet } from './link-sheet.tsx'
import { MomentChoice } from './moment-choice.tsx'
import { type FrameHandle, PreviewFrame } from './preview-frame.tsx'
import type { PreviewChoice } from './use-preview.ts'
import { usePreviewWords } from './use-preview-words.ts'
import primitives from '../theme/primitives.module.css'
import styles from './preview.module.css'

interface PreviewPaneProps {
  readonly drafts: PreviewChoice['drafts']
  readonly at: string | undefined
  readonly onMoment: (at: string | undefined) => void
  /** The first page. */
  readonly path: string
  /** The number of the newest draft, with which the page is loaded again. */
  readonly version?: number | undefined
  /** The texts of the form, which may be newer than the draft. */
  readonly written?: readonly WrittenText[] | undefined
  /** The field that has the focus in the form: the page scrolls to it. */
  readonly focused?: EditTarget | undefined
  readonly onEdit: (target: EditTarget) => void
  readonly onOpened?: (id: number | undefined) => void
  readonly onClose?: () => void
  /** A sentence above the page. */
  readonly notice?: string | undefined
  /** Opens another page. */
  readonly page?: string | undefined
}

const ignore = () => undefined
const nothing: readonly WrittenText[] = []

/** The site as of a moment, with its tools. */
export function PreviewPane({
  drafts,
  at,
  path,
  focused,
  page,
  notice,
  onClose,
  ...props
}: PreviewPaneProps) {
  const { locale: own, isAllowed } = useStudio()
  const texts = usePreviewWords()
  const { version, written = nothing, onMoment, onEdit, onOpened = ignore } = props
  const [locale, setLocale] = useState(own)
  const [width, setWidth] = useState<'phone' | 'laptop'>('phone')
  const [edits, setEdits] = useState(true)
  const [isLinking, setIsLinking] = useState(false)
  /** On a phone: shows all tools instead of the day alone, which leaves the page more room. */
  const [isWhole, setIsWhole] = useState(false)
  const frame = useRef<FrameHandle>(null)
  const choice: PreviewChoice = { drafts, at }
  const edit = focused === undefined ? undefined : formatEditTarget(focused)
  useEffect(() => {
    if (edit !== undefined) frame.current?.show(edit)
  }, [edit])
  useEffect(() => {
    if (page !== undefined) frame.current?.go(page)
  }, [page])
  return (
    <section className={styles.pane} aria-label={texts.title}>
      <div className={`${primitives.spread} ${styles.head}`}>
        <div className={`${primitives.row} ${styles.tools}`} data-whole={isWhole || undefined}>
          <MomentChoice value={at} onChange={onMoment} />
          <span className={styles.more}>
            <Button aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {texts.more}
            </Button>
          </span>
          <div className={`${primitives.row} ${styles.extra}`}>
            <LanguageChoice label={texts.language} value={locale} onChange={setLocale} />
            <Labelled label={texts.width}>
              <Choice
                value={width}
                options={[
                  ['phone', texts.widths.phone],
                  ['laptop', texts.widths.laptop],
                ]}
                onChange={setWidth}
              />
            </Labelled>
            <Check type="checkbox" checked={edits} onChange={() => setEdits(!edits)}>
              {texts.edits}
            </Check>
            {isAllowed('draft.write') && (
              <Button look="small" onClick={() => setIsLinking(true)}>
                {texts.link.open}
              </Button>
            )}
          </div>
        </div>
        {onClose !== undefined && <IconButton icon="close" label={texts.close} onClick={onClose} />}
      </div>
      {notice !== undefined && (
        <p className={primitives.warning} role="status">
          {notice}
        </p>
      )}
      <PreviewFrame
        ref={frame}
        {...{ choice, path, locale, width, edits, version, written, onEdit, onOpened }}
      />
      {isLinking && <LinkSheet choice={choice} path={path} onClose={() => setIsLinking(false)} />}
    </section>
  )
}
