;(() => {
  // The only script of the offline page, which is shown at the addresses of other pages: shows the card of the item at this
  // address, or those of the device's favorites, instead of saying that the page is not here.
  const { cookie, title } = document
  const path = decodeURI(location.pathname)
  const favorites = /(?:^|; )favorites=([^;]*)/.exec(cookie)?.[1].split('.') ?? []
  const isFavorites = path.endsWith('/favorites')
  const cards = [...document.querySelectorAll('[data-known]')]
  const shown = isFavorites
    ? favorites.flatMap((item) => cards.find(({ dataset }) => dataset.item === item) ?? [])
    : cards.filter(({ dataset }) => path.endsWith(dataset.known))
  const heading = document.querySelector('h1')
  const unknown = document.querySelector('[data-unknown]')
  const name = isFavorites ? unknown.dataset.favorites : shown[0]?.querySelector('h2')
  if (!name) return
  document.title = title.replace(heading.textContent, name.textContent ?? name)
  heading.textContent = name.textContent ?? name
  heading.lang = name.lang ?? ''
  unknown.textContent = shown.length > 0 ? unknown.dataset.brief : unknown.dataset.none
  for (const card of shown) {
    card.hidden = false
    card.parentElement.append(card)
  }
  if (!isFavorites) name.hidden = true
})()
