import { seenPath } from '../../device/page-views.ts'
import { hasPrivacySignal } from '../../device/privacy-signal.ts'

/** Tells the site's server that a page was seen: its path and nothing else. A page in a hidden tab waits until it is shown. */
export function countView(path: string): void {
  if (document.hidden) addEventListener('visibilitychange', () => countView(path), { once: true })
  else if (!hasPrivacySignal()) navigator.sendBeacon(seenPath, path)
}
