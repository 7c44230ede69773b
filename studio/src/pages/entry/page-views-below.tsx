import { lazy, Suspense, useCallback, useState } from 'react'

const PageViews = lazy(async () => ({
  default: (await import('../../page-views/page-views.tsx')).PageViews,
}))

/** How often the page of a record was seen, loaded when one comes near the end of its form. */
export function PageViewsBelow({ entry }: { readonly entry: number }) {
  const [isNear, setIsNear] = useState(false)
  const watch = useCallback((end: HTMLElement | null) => {
    if (end === null) return undefined
    const near = new IntersectionObserver(([seen]) => seen?.isIntersecting === true && setIsNear(true))
    near.observe(end)
    return () => near.disconnect()
  }, [])
  return (
    <div ref={watch}>
      {isNear && (
        <Suspense>
          <PageViews entry={entry} />
        </Suspense>
      )}
    </div>
  )
}
