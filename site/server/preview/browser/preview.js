// Runs before all other scripts of a page in the preview.
;(() => {
  const { id, at, studio } = document.currentScript.dataset
  const root = document.documentElement
  stopClock(Number(at))
  // No worker keeps a page of the preview.
  delete Navigator.prototype.serviceWorker
  if (window.parent === window) return
  root.dataset.previewFramed = ''

  /** Given by the studio around the page; without it the page says nothing but that it is there. */
  let nonce
  let edits = false
  let fields
  const say = (message) => window.parent.postMessage(message, studio)

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== studio) return
    if (data?.type === 'studio-hello') {
      nonce = data.nonce
      edits = data.edits === true
      root.toggleAttribute('data-preview-edits', edits)
      if (edits) mark().catch(unmark)
      else unmark()
    }
    if (nonce === undefined || data?.nonce !== nonce) return
    if (data.type === 'studio-reload') location.reload()
    if (data.type === 'studio-go' && /^\/(?!\/)/.test(data.path)) location.assign(data.path)
    if (data.type === 'studio-show') show(String(data.edit))
  })

  addEventListener('DOMContentLoaded', () => {
    say({ type: 'preview-ready', id: Number(id), path: location.pathname })
    // React renders some parts again.
    let timer
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => edits && mark().catch(unmark), 300)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  addEventListener('click', (event) => open(event), true)
  addEventListener('keydown', (event) => event.key === 'Enter' && open(event), true)

  function open(event) {
    const marked = edits && event.target instanceof Element ? event.target.closest('[data-edit]') : null
    if (marked === null || nonce === undefined) {
      // A page that scripts compose would lack the marks: each is loaded as a document.
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (event.type === 'click' && link !== null && link.origin === location.origin)
        event.stopImmediatePropagation()
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    say({ type: 'preview-edit', nonce, edit: marked.dataset.edit })
  }

  /** Scrolls to the field of the form that has the focus, or to what is around it. */
  function show(edit) {
    for (let path = edit; path !== ''; path = path.replace(/[.#]?[^.#]*$/, '')) {
      const found = [...document.querySelectorAll('[data-edit]')].find(
        ({ dataset }) => dataset.edit === path || dataset.edit.startsWith(`${path}.`),
      )
      if (found === undefined) continue
      for (const former of document.querySelectorAll('[data-edited]')) delete former.dataset.edited
      found.dataset.edited = ''
      found.scrollIntoView({ block: 'center', behavior: 'instant' })
      return
    }
  }

  /** Marks every element that shows a text or a picture of a record, the smallest that has all of it. */
  async function mark() {
    fields ??= await load()
    const { texts, pictures } = fields
    for (const element of document.body.querySelectorAll(':not(script, style, preview-bar, preview-bar *)')) {
      const found =
        element instanceof HTMLImageElement
          ? pictures.filter(({ picture }) => element.src.endsWith(picture))
          : texts.get(squeeze(element.textContent))
      if (found === undefined || found.length === 0) continue
      if ([...element.children].some((child) => texts.has(squeeze(child.textContent)))) continue
      const edit = choose(element, found)
      if (edit === undefined || element.dataset.edit === edit) continue
      element.dataset.edit = edit
      if (element.closest('a, button, summary') === null) element.tabIndex = 0
    }
  }

  function unmark() {
    for (const element of document.querySelectorAll('[data-edit]')) {
      delete element.dataset.edit
      if (element.tabIndex === 0 && element.closest('a, button, summary') === null)
        element.removeAttribute('tabindex')
    }
  }

  /** The record of a card is the one that it links to; that of the page itself is in its main part. */
  function choose(element, found) {
    const card = element.closest('a[href], article, li')
    const links = card === null ? [] : [card, ...card.querySelectorAll('a[href]')]
    const isLinked = ({ page }) =>
      links.some(({ pathname }) => pathname !== undefined && withoutLanguage(pathname) === page)
    const isOwn = ({ page }) =>
      page === withoutLanguage(location.pathname) && element.closest('main') !== null
    const isAnywhere = ({ page }) => page === undefined
    return (found.find(isLinked) ?? found.find(isOwn) ?? found.find(isAnywhere))?.edit
  }

  async function load() {
    const response = await fetch(`/preview/fields?locale=${root.lang.slice(0, 2)}`)
    const texts = new Map()
    const pictures = []
    for (const { page, fields: own } of response.ok ? await response.json() : [])
      for (const { edit, text, picture } of own) {
        if (picture !== undefined) pictures.push({ page, edit, picture })
        else texts.set(text, [...(texts.get(text) ?? []), { page, edit }])
      }
    return { texts, pictures }
  }

  function withoutLanguage(path) {
    return path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'
  }

  function squeeze(text) {
    return text.replaceAll(/\s+/g, '')
  }

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
    globalThis.Date = new Proxy(StoppedDate, { apply: () => new StoppedDate().toString() })
    StoppedDate.prototype.constructor = globalThis.Date
  }
})()
