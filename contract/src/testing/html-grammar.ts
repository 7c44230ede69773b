const allowedElements = new Set(
  (
    'p div blockquote pre ul ol li h2 h3 h4 h5 h6 strong em u s small sub sup code a figure figcaption ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
)
const attributesOf: ReadonlyMap<string, RegExp> = new Map([
  ['a', /^ href="(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^"<>\s]*"(?: target="_blank" rel="noopener")?$/],
  ['ol', /^(?: start="\d+")?$/],
  ['td', /^(?: (?:colspan|rowspan)="\d+")*$/],
  ['th', /^(?: (?:colspan|rowspan)="\d+")* scope="(?:col|row)"$/],
  ['caption', /^(?: data-generated)?$/],
])
const image =
  /^<img src="https?:\/\/[^"<>\s]+" alt="[^"<>]*"(?: width="\d+")?(?: height="\d+")? loading="lazy" \/>$/

/** Finds errors in HTML with an independent grammar that accepts only known elements and attributes. */
export function findHtmlError(html: string): string | undefined {
  const open: string[] = []
  for (const [token] of html.matchAll(/<[^>]*>?/g)) {
    const error = findTagError(token, open)
    if (error !== undefined) return `${error}: ${token.slice(0, 80)}`
  }
  if (open.length > 0) return `not closed: ${open.join(' ')}`
  if (/<table>(?!<caption)/.test(html)) return 'a table without a caption'
  return html.replace(/<[^>]*>/g, '').includes('>') ? 'a bare >' : undefined
}

function findTagError(token: string, open: string[]): string | undefined {
  if (token === '<br />' || token === '<hr />' || image.test(token)) return undefined
  const match = /^<(\/?)([a-z][a-z\d]*)((?: [^<>]*)?)>$/.exec(token)
  if (match === null) return 'not a tag'
  const [, slash, name = '', attributes = ''] = match
  if (!allowedElements.has(name)) return 'not an allowed element'
  if (slash === '/') return open.pop() === name && attributes === '' ? undefined : 'closed in the wrong order'
  open.push(name)
  return (attributesOf.get(name) ?? /^$/).test(attributes) ? undefined : 'attributes not allowed'
}
