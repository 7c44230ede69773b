/** Sets `data-modal` on the document, which `base.css` reads, while this dialog is modal; returns the end of it. */
export function markModal(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement
  const mark = () => root.toggleAttribute('data-modal', dialog.matches(':modal'))
  const observer = new MutationObserver(mark)
  observer.observe(dialog, { attributeFilter: ['open'] })
  mark()
  return () => {
    observer.disconnect()
    // The dialog may go with its page, without being closed.
    root.removeAttribute('data-modal')
  }
}
