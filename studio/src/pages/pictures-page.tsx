import { useEffect, useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { Button } from '../components/button.tsx'
import { Choice, SearchField } from '../components/inputs.tsx'
import { FileButton, UploadState, useUpload } from '../forms/upload.tsx'
import { Screen } from '../layout/screen.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'
import entryListStyles from '../entries/entry-list.module.css'
import pictureLibraryStyles from '../forms/picture-library.module.css'

export async function loader() {
  return (await call('GET /api/v1/media')).items
}

const shownAtOnce = 60
const smallWidth = 800
const filters = ['all', 'unused', 'small'] as const

/** Every picture of the mall with the records that use it. */
export function Component() {
  const { messages: m, locale, isAllowed } = useStudio()
  const pictures = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const [shown, setShown] = useState(shownAtOnce)
  const upload = useUpload(() => void revalidate())
  useEffect(() => localStorage.setItem('studio-seen-pictures', '1'), [])
  const found = pictures
    .filter(({ path, originalName }) =>
      `${path} ${originalName ?? ''}`.toLowerCase().includes(query.toLowerCase()),
    )
    .filter(
      ({ uses, width, contentType }) =>
        filter === 'all' ||
        (filter === 'unused' ? uses.length === 0 : width < smallWidth && contentType !== 'image/svg+xml'),
    )
  const send = isAllowed('media.write') && (
    <FileButton look="main" onChoose={upload.send}>
      {m.picture.upload}
    </FileButton>
  )
  return (
    <Screen title={m.navigation.pictures} actions={send}>
      <UploadState upload={upload} />
      <div className={`${primitives.row} ${entryListStyles.filters}`}>
        <SearchField label={m.picture.find} value={query} onChange={setQuery} />
        <Choice
          aria-label={m.picture.filter}
          value={filter}
          options={filters.map((one) => [one, m.picture.filters[one]])}
          onChange={setFilter}
        />
      </div>
      <p className={primitives.note} role="status">
        {m.picture.count(found.length)}
      </p>
      {pictures.length === 0 && <p className={primitives.empty}>{m.empty.pictures}</p>}
      <ul className={`${pictureLibraryStyles.pictures} ${pictureLibraryStyles.wide}`}>
        {found.slice(0, shown).map(({ path, url, originalName, width, height, uses }) => (
          <li key={path}>
            <img src={url} alt="" loading="lazy" />
            <div className={`${primitives.closeStack} ${primitives.smallText}`}>
              <b>{originalName ?? path.split('/').at(-1)}</b>
              <span className={primitives.soft}>
                {width} × {height}
              </span>
              {uses.length === 0 && <span className={primitives.soft}>{m.picture.unused}</span>}
              {uses.slice(0, 3).map(({ entry, title }) => (
                <Link key={entry} className={primitives.target} to={`/entries/${entry}`}>
                  {inLanguage(title, locale) || m.untitled}
                </Link>
              ))}
              {uses.length > 3 && (
                <span className={primitives.soft}>{m.picture.moreUses(uses.length - 3)}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + shownAtOnce)}>{m.list.showMore}</Button>
      )}
    </Screen>
  )
}
