import '../theme/tokens.css'
import '@promenade/contract/theme/base.css'
import '../theme/base.css'
import { createRoot } from 'react-dom/client'
import { callStores } from '../api/call-stores.ts'
import { codeOf } from '../api/request-error.ts'
import { loadNewVersion } from '../new-version.ts'
import { App, Failed } from './app.tsx'

/** Opens the link of the fragment, which no server logs, and takes it out of the address; then shows the store's page. */
async function start(): Promise<void> {
  const token = location.hash.slice(1)
  if (token !== '') {
    history.replaceState(null, '', location.pathname)
    await callStores('POST /api/v1/store/link', { body: { token } })
  }
  root.render(<App first={await callStores('GET /api/v1/store')} />)
}

async function run(): Promise<void> {
  try {
    await start()
  } catch (error) {
    const code = codeOf(error)
    const isEnded = code === 'unauthorized' || code === 'forbidden' || code === 'not-found'
    root.render(<Failed isEnded={isEnded} />)
  }
}

loadNewVersion()
const root = createRoot(document.getElementById('store') ?? document.body)
void run()
