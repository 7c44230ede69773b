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
  /** The texts of the form, which may be newer than the draft. */
  let written = []
  /** The field of the form that has the focus. */
  let focused = ''
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
    if (!nonce || data?.nonce !== nonce) return
    if (data.type === 'studio-reload') location.reload()
    if (data.type === 'studio-go' && /^\/(?!\/)/.test(data.path)) location.assign(data.path)
    if (data.type === 'studio-show') {
      focused = String(data.edit)
      show()
    }
    if (data.type === 'studio-write') {
      written = data.texts
      write()
    }
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
    const around = (selector) => event.target.closest?.(selector)
    const marked = edits && nonce && around('[data-edit]')
    if (!marked) {
      // A page that scripts compose would lack the marks: each is loaded as a document.
      if (event.type === 'click' && around('a[href]')?.origin === location.origin)
        event.stopImmediatePropagation()
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    say({ type: 'preview-edit', nonce, edit: marked.dataset.edit })
  }

  /** Scrolls to the field of the form that has the focus, or to what is around it. */
  function show() {
    for (let path = focused; path !== ''; path = path.replace(/[.#]?[^.#]*$/, '')) {
      const name = CSS.escape(path)
      const found = document.querySelector(`[data-edit="${name}"], [data-edit^="${name}."]`)
      if (!found) continue
      document.querySelector('[data-edited]')?.removeAttribute('data-edited')
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
      if (!found?.length) continue
      if ([...element.children].some((child) => texts.has(squeeze(child.textContent)))) continue
      const edit = choose(element, found)
      if (!edit || element.dataset.edit === edit) continue
      element.dataset.edit = edit
      if (isStill(element)) element.tabIndex = 0
    }
    write()
    // A page that was loaded again.
    if (!document.querySelector('[data-edited]')) show()
  }

  /** Shows what is being typed, but not before React has compared the page with its data. Once it is saved, the page loads again. */
  function write() {
    if (!/__react/.test(Object.keys(document.body))) return setTimeout(write, 50)
    for (const { edit, text } of written)
      for (const { firstChild, lastChild } of document.querySelectorAll(`[data-edit="${CSS.escape(edit)}"]`))
        if (firstChild === lastChild && firstChild instanceof Text) firstChild.data = text
  }

  /** True unless a press on it does something by itself. */
  function isStill(element) {
    return element.closest('a, button, summary') === null
  }

  function unmark() {
    for (const element of document.querySelectorAll('[data-edit]')) {
      delete element.dataset.edit
      if (element.tabIndex === 0 && isStill(element)) element.removeAttribute('tabindex')
    }
  }

  /** The record of a card is the one that it links to; that of the page itself is in its main part. */
  function choose(element, found) {
    const card = element.closest('a[href], article, li')
    const links = card ? [card, ...card.querySelectorAll('a[href]')] : []
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
    window.Date = new Proxy(StoppedDate, { apply: () => new StoppedDate().toString() })
    StoppedDate.prototype.constructor = window.Date
  }
})()
