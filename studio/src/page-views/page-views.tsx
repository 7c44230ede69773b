import type { EndpointResponse } from '@promenade/contract/studio-api/endpoints'
import { useEffect, useState } from 'react'
import { callVisitors } from '../api/call-visitors.ts'
import { useStudio } from '../context/studio-context.ts'
import { useWords } from '../context/use-words.ts'
import { Panel } from '../layout/screen.tsx'
import { pageViewsEn } from '../messages/page-views-en.ts'
import { pageViewsEs } from '../messages/page-views-es.ts'
import primitives from '../theme/primitives.module.css'
import { DayBars } from './day-bars.tsx'
import { compareViews } from './compare-views.ts'
import styles from './page-views.module.css'

type Views = EndpointResponse<'GET /api/v1/page-views'>

/** How often the page of a record was seen. */
export function PageViews({ entry }: { readonly entry: number }) {
  const { format } = useStudio()
  const words = useWords({ en: pageViewsEn, es: pageViewsEs })
  const views = useViews(entry)
  if (views === undefined) return null
  if (views === 'failed')
    return (
      <Panel title={words.title}>
        <p className={primitives.soft}>{words.failed}</p>
      </Panel>
    )
  const { bars, now, before } = compareViews(views)
  return (
    <Panel title={words.title}>
      {now + before === 0 ? (
        <p className={primitives.soft}>{words.none}</p>
      ) : (
        <>
          <p className={styles.figures}>
            <b>{words.now(now, format.number(now))}</b>
            <span className={primitives.soft}>{words.before(before, format.number(before))}</span>
          </p>
          <DayBars bars={bars} />
        </>
      )}
      <p className={primitives.note}>{words.note}</p>
    </Panel>
  )
}

function useViews(entry: number): Views | 'failed' | undefined {
  const [views, setViews] = useState<Views | 'failed'>()
  useEffect(() => {
    let isGone = false
    const show = (shown: Views | 'failed') => isGone || setViews(shown)
    callVisitors('GET /api/v1/page-views', { query: { entry } }).then(show, () => show('failed'))
    return () => {
      isGone = true
    }
  }, [entry])
  return views
}
