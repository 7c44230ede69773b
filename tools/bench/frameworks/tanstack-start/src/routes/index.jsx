import { createFileRoute } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import directory from '../../shared/directory.json'
import { Directory } from '../../shared/directory.jsx'

/** On the server only: the browser gets the data with the page. */
const getDirectory = createServerFn().handler(() => directory)

export const Route = createFileRoute('/')({ loader: () => getDirectory(), component: Page })

function Page() {
  return <Directory directory={Route.useLoaderData()} />
}
