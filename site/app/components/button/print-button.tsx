import { useHydrated } from '../hydrated.tsx'
import { Button } from './button.tsx'

/** Needs script; the browser's menu prints without it. */
export function PrintButton({ children }: { children: React.ReactNode }) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <Button type="button" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
