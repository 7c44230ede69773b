import type { MediaJson } from '@promenade/contract/studio-api/media'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { SearchField } from '../components/inputs.tsx'
import { Sheet } from '../components/sheet.tsx'
import { problemText } from '../context/problem-text.ts'
import { useStudio } from '../context/studio-context.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './picture-library.module.css'

interface PictureLibraryProps {
  readonly onChoose: (path: string) => void
  readonly onClose: () => void
}

/** A sheet with all pictures of the mall, to choose one. */
export function PictureLibrary({ onChoose, onClose }: PictureLibraryProps) {
  const { messages: m } = useStudio()
  const [pictures, setPictures] = useState<MediaJson['items']>()
  const [problem, setProblem] = useState<unknown>()
  const [query, setQuery] = useState('')
  useEffect(() => {
    call('GET /api/v1/media').then(({ items }) => setPictures(items), setProblem)
  }, [])
  const shown = pictures?.filter(({ path, originalName }) =>
    `${path} ${originalName ?? ''}`.toLowerCase().includes(query.trim().toLowerCase()),
  )
  return (
    <Sheet title={m.picture.library} onClose={onClose} isWide>
      <div className={primitives.stack}>
        <SearchField label={m.picture.find} value={query} onChange={setQuery} data-first-focus />
        {problem !== undefined && <p className={inputs.fault}>{problemText(problem, m)}</p>}
        {shown?.length === 0 && <p>{m.form.nothingFound}</p>}
        <ul className={styles.pictures}>
          {shown?.map(({ path, url, originalName }) => (
            <li key={path}>
              <button type="button" onClick={() => onChoose(path)}>
                <img src={url} alt="" loading="lazy" />
                <span>{originalName ?? path.split('/').at(-1)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
