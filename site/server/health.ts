import { locales } from '@promenade/domain/locale/locale'
import type { Answer, Asked } from './http/ask.ts'
import type { PagesOptions } from './pages/pages.ts'
import { plainAnswer } from './standalone-answers.ts'

/** For whoever watches the process: `/healthz` it runs, `/readyz` it has content in every language. */
export function answerHealth({ path }: Asked, content: PagesOptions['content']): Answer | undefined {
  if (path === '/healthz') return plainAnswer(200, 'ok\n')
  if (path !== '/readyz') return undefined
  const isReady = locales.every(({ code }) => content(code) !== undefined)
  return isReady
    ? plainAnswer(200, 'ready\n')
    : plainAnswer(503, 'waiting for content\n', { 'retry-after': '5' })
}
