/**
 * True with the save-data setting, on a slow network and offline: then nothing is prefetched. Nor in `npm run dev`, where a change
 * of a page that was prefetched, but is not shown, would reload the document.
 */
export function savesData(): boolean {
  if (import.meta.env.DEV) return true
  if (!navigator.onLine) return true
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  const savesData = 'saveData' in connection && connection.saveData === true
  return savesData || ('effectiveType' in connection && /2g/.test(String(connection.effectiveType)))
}
