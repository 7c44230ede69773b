/** Elements that an HTML text may have, with the attributes they may have. */
const allowed: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    p: ['lang'],
    br: [],
    ul: [],
    ol: [],
    li: [],
    strong: [],
    em: [],
    a: ['href', 'lang'],
    span: ['lang'],
    h2: [],
    h3: [],
    blockquote: ['lang'],
    table: [],
    caption: [],
    thead: [],
    tbody: [],
    tr: [],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  }),
)

/** What is wrong with the value of an attribute, or undefined. */
type Judge = (value: string) => string | undefined

/**
 * What is wrong with an HTML text; `linkFault` judges where its links lead and `galleryFault` which galleries stand in
 * it. Without the latter none may.
 */
export function findHtmlFaults(html: string, linkFault: Judge, galleryFault?: Judge): string[] {
  const faults: string[] = []
  const open: string[] = []
  const rest = html.replaceAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w-]+="[^"<>]*")*)\s*\/?>/gi,
    (_, slash, tag, attributes) => {
      const name = String(tag).toLowerCase()
      if (slash === '') faults.push(...findTagFaults(name, String(attributes), linkFault, galleryFault))
      if (name === 'br') return ''
      if (slash === '') open.push(name)
      else if (open.at(-1) === name) open.pop()
      else faults.push(`</${name}> closes nothing that is open`)
      return ''
    },
  )
  if (/[<>]/.test(rest)) faults.push('has a < or > that is not part of an element; write &lt; or &gt;')
  return faults.length > 0 ? faults : open.map((name) => `<${name}> is not closed`)
}

function findTagFaults(
  name: string,
  attributes: string,
  linkFault: Judge,
  galleryFault: Judge | undefined,
): string[] {
  if (name === 'gallery' && galleryFault !== undefined) return findGalleryFaults(attributes, galleryFault)
  const known = allowed.get(name)
  if (known === undefined) return [`<${name}> is not allowed`]
  const faults: string[] = []
  for (const [, attribute = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
    if (!known.includes(attribute.toLowerCase())) faults.push(`<${name}> must not have ${attribute}`)
    const message = attribute.toLowerCase() === 'href' ? linkFault(value.replaceAll('&amp;', '&')) : undefined
    if (message !== undefined) faults.push(message)
  }
  return faults
}

function findGalleryFaults(attributes: string, galleryFault: Judge): string[] {
  const slug = /^\s+source="([^"]*)"$/.exec(attributes)?.[1]
  const fault = slug === undefined ? '<gallery> must have a source and nothing else' : galleryFault(slug)
  return fault === undefined ? [] : [fault]
}
