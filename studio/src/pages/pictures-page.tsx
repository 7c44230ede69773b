import { useEffect, useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { listPictures } from '../api/requests.ts'
import { pictureTypes, UploadState, useUpload } from '../forms/upload.tsx'
import { ScreenTitle } from '../layout/screen-title.tsx'
import { inLanguage, useStudio } from '../layout/studio-context.ts'

export async function loader() {
  return (await listPictures()).items
}

const shownAtOnce = 60
const smallWidth = 800

/** Every picture of the mall with where it is used. */
export function Component() {
  const { messages: m, locale, isAllowed } = useStudio()
  const pictures = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<'all' | 'unused' | 'small'>('all')
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
  return (
    <div className="screen">
      <header className="screen-head">
        <ScreenTitle text={m.navigation.pictures} />
        {isAllowed('media.write') && (
          <label className="button main file">
            {m.picture.upload}
            <input
              type="file"
              className="unseen"
              accept={pictureTypes}
              onChange={({ target }) => {
                void upload.send(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
        )}
      </header>
      <UploadState upload={upload} />
      <div className="filters">
        <input
          className="input"
          type="search"
          aria-label={m.picture.find}
          placeholder={m.picture.find}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <select
          className="input"
          aria-label={m.picture.filter}
          value={filter}
          onChange={({ target }) =>
            setFilter((['unused', 'small'] as const).find((one) => one === target.value) ?? 'all')
          }
        >
          {(['all', 'unused', 'small'] as const).map((one) => (
            <option key={one} value={one}>
              {m.picture.filters[one]}
            </option>
          ))}
        </select>
      </div>
      <p className="soft small-text" role="status">
        {m.picture.count(found.length)}
      </p>
      {pictures.length === 0 && <p className="empty">{m.empty.pictures}</p>}
      <ul className="pictures wide">
        {found.slice(0, shown).map(({ path, url, originalName, width, height, uses }) => (
          <li key={path}>
            <img src={url} alt="" loading="lazy" />
            <div className="stack close small-text">
              <b>{originalName ?? path.split('/').at(-1)}</b>
              <span className="soft">
                {width} × {height}
              </span>
              {uses.length === 0 && <span className="soft">{m.picture.unused}</span>}
              {uses.slice(0, 3).map(({ entry, title }) => (
                <Link key={entry} to={`/entries/${entry}`}>
                  {inLanguage(title, locale) || m.untitled}
                </Link>
              ))}
              {uses.length > 3 && <span className="soft">{m.picture.moreUses(uses.length - 3)}</span>}
            </div>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + shownAtOnce)}>
          {m.list.showMore}
        </button>
      )}
    </div>
  )
}
