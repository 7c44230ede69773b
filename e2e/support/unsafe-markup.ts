/** The first markup of a page that would run injected script; undefined if there is none. */
export function findUnsafeMarkup(html: string): string | undefined {
  const scripts = [...html.matchAll(/<script\b[^>]*>([^<]*)/gi)]
  const injected = scripts.find(([, body = '']) => /^\s*alert\(/.test(body))
  if (injected !== undefined) return injected[0]
  // The content of scripts and styles is no markup.
  const markup = html.replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2\s*>/gi, '$1')
  const tags = [...markup.matchAll(tag)]
  return tags.find(([, name = '', attributes = '']) => isUnsafe(name, attributes))?.[0]
}

const attribute = /[\s/]+([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g
const tag = new RegExp(`<([a-z][^\\s/>]*)((?:${attribute.source})*)[\\s/]*>`, 'gi')

function isUnsafe(name: string, attributes: string): boolean {
  if (/^(?:iframe|object|embed|base)$/i.test(name)) return true
  return [...attributes.matchAll(attribute)].some(([, key = '', ...values]) => {
    if (/^on|^srcdoc$/i.test(key)) return true
    return /^(?:href|src|action|formaction|xlink:href|poster)$/i.test(key) && isScript(values.join(''))
  })
}

/** Ignores spaces, control characters and character references, as browsers do. */
function isScript(address: string): boolean {
  const read = address
    .replaceAll(/&#(x?)([\da-f]+);?/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex === '' ? 10 : 16) % 0x10_ff_ff),
    )
    // oxlint-disable-next-line no-control-regex -- removes control characters
    .replaceAll(/[\u0000-\u0020]/g, '')
  return /^(?:javascript|vbscript|data:text|data:image\/svg)/i.test(read)
}
