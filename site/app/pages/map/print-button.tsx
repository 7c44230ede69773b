import { useAwake } from '../../ui/awake.tsx'
import { Button } from '../../ui/button/button.tsx'

/** Only where script runs: without it the browser's own menu prints. */
export function PrintButton({ children }: { children: React.ReactNode }) {
  const isAwake = useAwake()
  if (!isAwake) return null
  return (
    <Button type="button" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
