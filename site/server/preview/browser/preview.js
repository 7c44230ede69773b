// Runs before all other scripts of a page in the preview: the clock stands at the moment of the preview, and no service worker
// keeps a page.
;(() => {
  const { at } = document.currentScript.dataset
  const moment = Number(at)
  const RealDate = Date
  class StoppedDate extends RealDate {
    /** @param {unknown[]} given */
    constructor(...given) {
      // @ts-expect-error The constructors of a date are several.
      super(...(given.length === 0 ? [moment] : given))
    }

    static now() {
      return moment
    }
  }
  // A call without `new` is a text.
  globalThis.Date = new Proxy(StoppedDate, { apply: () => new StoppedDate().toString() })
  Object.defineProperty(StoppedDate.prototype, 'constructor', { value: globalThis.Date })
  delete Navigator.prototype.serviceWorker
  if (window.parent !== window) document.documentElement.dataset.previewFramed = ''
})()
