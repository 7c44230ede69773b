import theme from 'virtual:theme'
import { escapeMarkup } from '@promenade/contract/schema/escape-markup'
import { colorOf, type Scheme, type Theme } from '../app/theme/theme.ts'
import { respond } from './http/respond.ts'
import { staticErrorPolicy } from './security/security-headers.ts'

type Language = 'en' | 'es'

interface StaticErrorPage {
  readonly status: number
  /** Whose words come first; the other language follows, since nobody is left without a word of their own. */
  readonly first: Language
  readonly en: Wording
  readonly es: Wording
  /** The mall's name, where it is known. */
  readonly sign?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Goes on asking until there is something else to show. */
  readonly asksAgain?: boolean
  /** Lets a visitor tell us which failure it was. */
  readonly reference?: string
}

interface Wording {
  readonly title: string
  readonly text: string
}

/** A page that needs nothing but itself: for when there is no content yet, or when even the error page failed. */
export function staticErrorPage(page: StaticErrorPage): Response {
  const { status, first, sign, headers, asksAgain, reference } = page
  const html = `<!doctype html>
<html lang="${first}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeMarkup([page[first].title, sign].filter(Boolean).join(' · '))}</title>
<style>${style}</style>
</head>
<body>
<main>
${sign === undefined ? '' : `<p class="sign">${escapeMarkup(sign)}</p>\n`}${section(page, first, 'h1')}
${section(page, first === 'en' ? 'es' : 'en', 'h2')}
${reference === undefined ? '' : `<p class="reference">Reference / Referencia: ${reference}</p>\n`}</main>
${asksAgain ? `<script>${script}</script>\n` : ''}</body>
</html>
`
  return respond(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': staticErrorPolicy(style, asksAgain ? script : undefined),
      ...headers,
    },
    new TextEncoder().encode(html),
  )
}

function section(page: StaticErrorPage, language: Language, heading: 'h1' | 'h2'): string {
  const { title, text } = page[language]
  const { home, again, soon } = ways[language]
  return `<section lang="${language}">
<${heading}>${escapeMarkup(title)}</${heading}>
<p>${text}${page.asksAgain ? ` <span hidden>${soon}</span>` : ''}</p>
<p class="ways">${page.asksAgain ? again : ''}${home}</p>
</section>`
}

const ways = {
  en: {
    home: '<a href="/">Back to the home page</a>',
    again: '<a href="">Try again</a>',
    soon: 'The page tries again by itself in a few seconds.',
  },
  es: {
    home: '<a href="/es">Volver al inicio</a>',
    again: '<a href="">Intentar de nuevo</a>',
    soon: 'La página lo vuelve a intentar sola en unos segundos.',
  },
}

/** Not a refresh of the document: that would take a reader's place away every time, and in vain. */
const script = `
for (const promise of document.querySelectorAll('span')) promise.hidden = false
setInterval(async () => {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (answer && answer.status !== 503) location.reload()
}, 5000)
`

const style = createStyle(theme)

function createStyle({ type, shapes }: Theme): string {
  return `
:root { color-scheme: light dark; ${declareColors('light')} }
@media (prefers-color-scheme: dark) { :root { ${declareColors('dark')} } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center start; background: var(--paper); color: var(--ink);
  font: 1.125rem/1.5 ${type['font-text']}; }
main { max-width: 48rem; padding: 2rem clamp(1.25rem, 6vw, 5rem); }
.sign, h1, h2 { font-family: ${type['font-display']}; font-weight: ${type['display-weight']}; letter-spacing: ${type['display-tracking']}; }
.sign { font-size: 1.5rem; font-style: ${type['sign-style']}; border-bottom: 6px solid var(--accent); padding-bottom: .5rem; margin-bottom: 2.5rem; }
section + section { margin-top: 3rem; }
h1, h2 { font-style: ${type['display-style']}; text-transform: ${type['display-case']}; line-height: calc(1.05 + ${type['display-leading']}); text-wrap: balance; margin: 0 0 1rem; }
h1 { font-size: clamp(2.25rem, 9vw, 4rem); }
h2 { font-size: clamp(1.375rem, 4.5vw, 1.875rem); }
p { margin: 0 0 1rem; }
a { display: inline-block; padding: .6rem 1.25rem; font-weight: ${type['button-weight']}; text-decoration: none;
  color: var(--ink); border: ${shapes['button-border']} solid; border-radius: ${shapes['button-radius']}; }
.ways { display: flex; flex-wrap: wrap; gap: .75rem; }
section:first-of-type a:first-child { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.reference { margin-top: 2.5rem; font-size: .875rem; }
`
}

function declareColors(scheme: Scheme): string {
  return (['paper', 'ink', 'accent', 'on-accent'] as const)
    .map((name) => `--${name}: ${colorOf(theme, name, scheme)};`)
    .join(' ')
}
