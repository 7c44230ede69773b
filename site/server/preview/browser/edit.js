// A page of the preview in the studio's frame: leads from texts to their fields, and shows what is typed.
;(() => {
  if (window.parent === window) return
  const { id, studio } = document.currentScript.dataset
  const root = document.documentElement
  /** The only HTML that this script sets is that of the preview's own server. */
  const trusted = window.trustedTypes?.createPolicy('preview-texts', { createHTML: (html) => html })

  /** Given by the studio around the page; without it the page says nothing but that it is there. */
  let nonce
  let edits = false
  let fields
  /** The texts of the form, which may be newer than the draft. */
  let written = []
  /** Texts with markup that the page shows, or is about to show. */
  const drawn = new Map()
  /** Fields whose text is no longer what the page came with. */
  const changed = new Set()
  let isDrawing = false
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
    const [{ requestStart }] = performance.getEntriesByType('navigation')
    const requestedAt = performance.timeOrigin + requestStart
    say({ type: 'preview-ready', id: Number(id), path: location.pathname, requestedAt })
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
    const pressed = edits && nonce && around('[data-edit]')
    if (!pressed) {
      // A page that scripts compose would lack the marks: each is loaded as a document.
      if (event.type === 'click' && around('a[href]')?.origin === location.origin)
        event.stopImmediatePropagation()
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    say({ type: 'preview-edit', nonce, edit: pressed.dataset.edit })
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
      if (!fields?.html.has(edit) && !/[<&]/.test(text))
        for (const { firstChild, lastChild } of marked(edit))
          if (firstChild === lastChild && firstChild instanceof Text) firstChild.data = text
    draw().catch(() => undefined)
  }

  /** Shows texts with markup as the site draws them. One request at a time asks for the newest. */
  async function draw() {
    const texts = written.filter(
      ({ edit, text }) => fields?.html.has(edit) && text !== drawn.get(edit) && marked(edit).length > 0,
    )
    if (isDrawing || texts.length === 0) return
    isDrawing = true
    for (const { edit, text } of texts) drawn.set(edit, text)
    // Without a response the page shows them once they are saved.
    const found = await requestHtml(texts).catch(() => undefined)
    for (const { edit } of found === undefined ? [] : texts) {
      const html = found.get(edit)
      // What only the saved text shows, such as a picture that came back.
      if (html === undefined && changed.has(edit)) return location.reload()
      if (html !== undefined) for (const element of marked(edit)) drawIn(element, edit, html)
    }
    isDrawing = false
    await draw()
  }

  /** HTML by field; without the texts that the site cannot draw before they are saved. */
  async function requestHtml(texts) {
    const body = JSON.stringify({ locale: locale(), texts })
    const response = await fetch('/preview/texts', { method: 'POST', body })
    if (!response.ok) return undefined
    return new Map((await response.json()).map(({ edit, html }) => [edit, html]))
  }

  function drawIn(element, edit, html) {
    // Texts of editors have no classes: the nearest element with one is around the text.
    const around = element.closest('[class]')
    if (around?.localName !== 'div' || squeeze(around.textContent) !== squeeze(element.textContent)) return
    around.innerHTML = trusted?.createHTML(html) ?? html
    around.dataset.edit = edit
    changed.add(edit)
  }

  function marked(edit) {
    return document.querySelectorAll(`[data-edit="${CSS.escape(edit)}"]`)
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
    const response = await fetch(`/preview/fields?locale=${locale()}`)
    const texts = new Map()
    const pictures = []
    const html = new Set()
    for (const { page, fields: own } of response.ok ? await response.json() : [])
      for (const { edit, text, picture, isHtml } of own) {
        if (isHtml) html.add(edit)
        if (picture !== undefined) pictures.push({ page, edit, picture })
        else texts.set(text, [...(texts.get(text) ?? []), { page, edit }])
      }
    return { texts, pictures, html }
  }

  function locale() {
    return root.lang.slice(0, 2)
  }

  function withoutLanguage(path) {
    return path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'
  }

  function squeeze(text) {
    return text.replaceAll(/\s+/g, '')
  }
})()
