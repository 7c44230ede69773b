import { Fragment } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Check, TextField } from '../../components/inputs.tsx'
import { pictureAddress } from '../../components/picture-address.ts'
import { Sheet } from '../../components/sheet.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { PictureLibrary } from '../picture-library.tsx'
import { pictureHints, usePicture } from '../picture-shape.ts'
import { FileButton, UploadState, useUpload } from '../upload.tsx'
import { CaptionInput } from './caption-input.tsx'
import { pictureAt } from './picture-node.ts'
import { putPicture } from './put-picture.ts'
import { useWords } from '../../context/use-words.ts'
import { pictureSheetEn } from '../../messages/picture-sheet-en.ts'
import { pictureSheetEs } from '../../messages/picture-sheet-es.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './picture-sheet.module.css'

const usePictureWords = () => useWords({ en: pictureSheetEn, es: pictureSheetEs })

interface PictureSheetProps {
  readonly view: EditorView
  readonly locale: string
  /** A file that was pasted or dropped. */
  readonly file: File | undefined
  readonly onClose: () => void
}

/** Chooses a picture for the cursor's place, or changes the selected one: its words and its caption. */
export default function PictureSheet({ view, locale, file, onClose }: PictureSheetProps) {
  const { messages: m } = useStudio()
  const words = usePictureWords()
  const [before] = useState(() => pictureAt(view.state))
  const [path, setPath] = useState(before?.path)
  const [said, setSaid] = useState<Said>(() => ({
    alt: before?.alt ?? '',
    isDecorative: before?.alt === '',
    caption: before?.caption ?? Fragment.empty,
  }))
  const [isLibraryOpen, setIsLibraryOpen] = useState(false)
  const upload = useUpload((uploaded) => setPath(uploaded.path))
  const sendFirst = useRef(upload.send)
  useEffect(() => void sendFirst.current(file), [file])
  const save = () => {
    if (path === undefined) return
    const alt = said.isDecorative ? '' : said.alt.trim() || undefined
    putPicture({ path, alt, caption: said.caption })(view.state, view.dispatch)
    onClose()
  }
  return (
    <Sheet
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button look="main" disabled={path === undefined} onClick={save}>
            {before === undefined ? words.put : words.change}
          </Button>
        </>
      }
    >
      <div className={primitives.stack}>
        {path === undefined ? (
          <p className={primitives.soft}>{words.none}</p>
        ) : (
          <img className={styles.chosen} src={pictureAddress(path)} alt={said.alt} />
        )}
        <div className={primitives.row}>
          <FileButton onChoose={upload.send}>
            {path === undefined ? m.picture.choose : m.picture.replace}
          </FileButton>
          <Button data-first-focus={path === undefined || undefined} onClick={() => setIsLibraryOpen(true)}>
            {m.picture.fromLibrary}
          </Button>
        </div>
        <UploadState upload={upload} />
        {path !== undefined && <SizeHint path={path} />}
        {path !== undefined && <WordsOfPicture {...{ said, locale }} onChange={setSaid} onEnter={save} />}
        {isLibraryOpen && (
          <PictureLibrary
            onClose={() => setIsLibraryOpen(false)}
            onChoose={(chosen) => {
              setPath(chosen)
              setIsLibraryOpen(false)
            }}
          />
        )}
      </div>
    </Sheet>
  )
}

/** What is said about the picture in one language. */
interface Said {
  readonly alt: string
  readonly isDecorative: boolean
  readonly caption: Fragment
}

interface WordsOfPictureProps {
  readonly said: Said
  readonly locale: string
  readonly onChange: (said: Said) => void
  readonly onEnter: () => void
}

function WordsOfPicture({ said, locale, onChange, onEnter }: WordsOfPictureProps) {
  const { messages: m } = useStudio()
  const words = usePictureWords()
  const inLanguage = (label: string) => `${label}, ${m.languages[locale] ?? locale}`
  const { alt, isDecorative, caption } = said
  return (
    <>
      {!isDecorative && (
        <TextField
          label={inLanguage(words.alt)}
          lang={locale}
          autoComplete="off"
          required={false}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnter()
          }}
          help={words.altHelp}
          data-first-focus
          value={alt}
          onChange={(next) => onChange({ ...said, alt: next })}
        />
      )}
      <Check checked={isDecorative} onChange={(isOn) => onChange({ ...said, isDecorative: isOn })}>
        {words.decorative}
      </Check>
      <CaptionInput
        label={inLanguage(words.caption)}
        lang={locale}
        value={caption}
        onChange={(next) => onChange({ ...said, caption: next })}
        onEnter={onEnter}
      />
      {!isDecorative && alt.trim() === '' && (
        <p className={primitives.soft}>{m.findings.sentences['no-alt']({})}</p>
      )}
    </>
  )
}

/** Says that a picture has too few pixels. It is not cropped in a text, so it may be upright. */
function SizeHint({ path }: { readonly path: string }) {
  const { messages: m } = useStudio()
  const known = usePicture(path)
  const isSmall = known !== undefined && pictureHints(known, 'photo').includes('small')
  return (
    <p role="status" className={primitives.soft}>
      {isSmall && m.picture.hints.small(known.width, known.height)}
    </p>
  )
}
