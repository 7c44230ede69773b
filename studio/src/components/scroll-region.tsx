import type { ReactNode } from 'react'

interface ScrollRegionProps {
  readonly label: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** An area that scrolls, by keyboard too. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <div className={className} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
