import { useHydrated } from '../../components/hydrated.tsx'
import { Button } from '../../components/button/button.tsx'

/** Only where script runs: without it the browser's own menu prints. */
export function PrintButton({ children }: { children: React.ReactNode }) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <Button type="button" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
