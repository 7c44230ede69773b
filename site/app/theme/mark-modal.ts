/** Sets `data-modal` on the document, for `base.css`, while this modal dialog is open. Returns how to end that. */
export function markModal(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement
  const mark = () => root.toggleAttribute('data-modal', dialog.open)
  const observer = new MutationObserver(mark)
  observer.observe(dialog, { attributeFilter: ['open'] })
  mark()
  return () => {
    observer.disconnect()
    // The dialog may go with its page, without being closed.
    root.removeAttribute('data-modal')
  }
}
