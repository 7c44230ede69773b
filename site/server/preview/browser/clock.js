// Runs before all other scripts of a page in the preview.
;(() => {
  stopClock(Number(document.currentScript.dataset.at))
  // No worker keeps a page of the preview.
  delete Navigator.prototype.serviceWorker
  // The bar of the preview is not drawn in the studio's frame.
  if (window.parent !== window) document.documentElement.dataset.previewFramed = ''

  /** The clock of the page stands at the moment of the preview. */
  function stopClock(moment) {
    class StoppedDate extends Date {
      constructor(...given) {
        super(...(given.length === 0 ? [moment] : given))
      }

      static now() {
        return moment
      }
    }
    // A call without `new` is a text.
    window.Date = new Proxy(StoppedDate, { apply: () => new StoppedDate().toString() })
    StoppedDate.prototype.constructor = window.Date
  }
})()
