import { Link, useLoaderData } from 'react-router'
import { listEntries } from '../api/entries.ts'
import { buttonLook } from '../components/button-look.ts'
import { useStudio } from '../context/studio-context.ts'
import { ListScreen } from '../entries/list-screen.tsx'
import { kindsOn } from './entry/list-path.ts'
import { useAskWords } from './stores/use-ask-words.ts'

export function loader() {
  return listEntries({ kind: 'store' })
}

/** The directory as staff keep it. */
export function Component() {
  const rows = useLoaderData<typeof loader>()
  const { isAllowed } = useStudio()
  const words = useAskWords()
  return (
    <ListScreen name="stores" rows={rows} kinds={kindsOn('/stores')} fresh="store">
      {isAllowed('content.publish') && (
        <Link className={buttonLook()} to="/rounds">
          {words.title}
        </Link>
      )}
    </ListScreen>
  )
}

export { revalidateUnlessFiltered as shouldRevalidate } from '../entries/revalidate-unless-filtered.ts'
