import type { Browser } from 'playwright-core'

/** The structure of a page or file as a browser parses it, in a form that can be compared. */
export interface Markup {
  /** Elements and attributes, as `a` and `a[href]`; lines of a calendar, as `SUMMARY:`. */
  readonly names: readonly string[]
  /** Schemes of addresses, as `https:`. */
  readonly schemes: readonly string[]
  /** Scripts that run. */
  readonly scripts: readonly string[]
  /** Data that is no JSON, a feed that is no XML. */
  readonly broken: readonly string[]
}

export interface MarkupReader {
  read(text: string, contentType: string): Promise<Markup>
}

/** Reads markup with the parser of a browser. */
export async function openMarkupReader(browser: Browser): Promise<MarkupReader> {
  const page = await browser.newPage()
  return {
    async read(text, contentType) {
      if (contentType.startsWith('text/calendar')) return readCalendar(text)
      if (/json/.test(contentType)) return readJson(text)
      const type = contentType.startsWith('text/html') ? 'text/html' : 'application/xml'
      return page.evaluate(readMarkup, { text, type } as const)
    },
  }
}

function readJson(text: string): Markup {
  const none = { names: [], schemes: [], scripts: [] }
  try {
    JSON.parse(text)
    return { ...none, broken: [] }
  } catch (error) {
    return { ...none, broken: [String(error)] }
  }
}

/** A line that begins with a blank continues the one before (RFC 5545). */
function readCalendar(text: string): Markup {
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  const names = lines.map((line) => /^[A-Z-]*/.exec(line)?.[0] ?? '')
  const addresses = lines.filter((line) => /^(?:URL|ATTACH|IMAGE|CONFERENCE|SOURCE)\b/.test(line))
  return {
    names: [...new Set(names)].map((name) => `${name}:`),
    schemes: addresses.map((line) => /^[^:]*:([a-z]+:)/i.exec(line)?.[1] ?? line),
    scripts: [],
    broken: lines.filter((line) => /[\r\n]/.test(line)),
  }
}

interface Source {
  readonly text: string
  readonly type: 'text/html' | 'application/xml'
}

/** Runs in the browser. HTML is written and read again, which must not change what it is. */
function readMarkup({ text, type }: Source): Markup {
  const names = new Set<string>()
  const schemes = new Set<string>()
  const scripts = new Set<string>()
  const broken: string[] = []
  const parser = new DOMParser()
  const addressed =
    /^(?:href|src|srcset|action|formaction|data|poster|background|cite|ping|xlink:href|imagesrcset|manifest)$/

  function readScript(element: Element): void {
    if (element.getAttribute('type')?.endsWith('json') !== true) return void scripts.add(element.outerHTML)
    try {
      JSON.parse(element.textContent)
    } catch {
      broken.push(element.outerHTML.slice(0, 300))
    }
  }

  function readAttribute(element: string, { name, value }: Attr): void {
    names.add(`${element}[${name}]`)
    if (!addressed.test(name)) return
    const first = name.endsWith('srcset') ? (value.trim().split(/\s/)[0] ?? '') : value
    const address = URL.parse(first, 'https://mall.example/')
    schemes.add(address?.protocol ?? `no address: ${first}`)
  }

  function readElement(element: Element): void {
    names.add(element.localName)
    for (const attribute of element.attributes) readAttribute(element.localName, attribute)
    if (element.localName === 'script') readScript(element)
    if (element instanceof HTMLTemplateElement) element.content.querySelectorAll('*').forEach(readElement)
  }

  const first = parser.parseFromString(text, type)
  if (first.querySelector('parsererror') !== null)
    broken.push(first.documentElement.textContent.slice(0, 300))
  first.querySelectorAll('*').forEach(readElement)
  if (type === 'text/html')
    parser.parseFromString(first.documentElement.outerHTML, type).querySelectorAll('*').forEach(readElement)
  return { names: [...names], schemes: [...schemes], scripts: [...scripts], broken }
}
