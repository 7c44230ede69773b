import theme from 'virtual:theme'
import { escapeMarkup } from '@promenade/contract/schema/escape-markup'
import { locales, type Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { StaticMessages } from '../app/messages/static/en.ts'
import { staticMessagesIn } from '../app/messages/static/static-messages.server.ts'
import { localeOf } from './http/request-target.ts'
import { colorOf, type Scheme, type Theme } from '../app/theme/theme.ts'
import { respond } from './http/respond.ts'
import { staticErrorPolicy } from './security/security-headers.ts'

interface StaticErrorPage {
  readonly status: number
  /** The requested address, possibly malformed. Its language comes first, the others follow. */
  readonly target: string
  readonly words: (messages: StaticMessages) => Wording
  /** Absent if unknown. */
  readonly mallName?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** True if the page checks every five seconds whether the site is ready, and reloads then. */
  readonly retries?: boolean
  /** Number of the failure in the log, shown to the visitor. */
  readonly reference?: string
}

interface Wording {
  readonly title: string
  readonly text: string
}

/** A page with inline styles and no content of the mall, for a site without content or a failing error page. */
export function staticErrorPage(page: StaticErrorPage): Response {
  const { status, target, words, mallName, headers, retries, reference } = page
  const locale = localeOf(target)
  const messages = staticMessagesIn(locale)
  const translated = new Set([locale, ...locales.map(({ code }) => code).filter(hasStaticMessages)])
  const [, ...others] = [...translated].filter((code) => code === locale || code !== messages.lang)
  const html = `<!doctype html>
<html lang="${messages.lang ?? locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeMarkup([words(messages).title, mallName].filter(Boolean).join(' · '))}</title>
<style>${style}</style>
</head>
<body>
<main>
${mallName === undefined ? '' : `<p class="mall">${escapeMarkup(mallName)}</p>\n`}${section(page, locale, 'h1')}
${others.map((code) => section(page, code, 'h2')).join('\n')}
${reference === undefined ? '' : `<p class="reference">${[locale, ...others].map(referenceIn).join(' / ')}: ${reference}</p>\n`}</main>
${retries ? `<script>${script}</script>\n` : ''}</body>
</html>
`
  return respond(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': staticErrorPolicy(style, retries ? script : undefined),
      ...headers,
    },
    new TextEncoder().encode(html),
  )
}

function section({ words, retries }: StaticErrorPage, locale: Locale, heading: 'h1' | 'h2'): string {
  const messages = staticMessagesIn(locale)
  const { title, text } = words(messages)
  const again = retries ? `<a href="">${messages.again}</a>` : ''
  return `<section lang="${messages.lang ?? locale}">
<${heading}>${escapeMarkup(title)}</${heading}>
<p>${text}${retries ? ` <span hidden>${messages.soon}</span>` : ''}</p>
<p class="links">${again}<a href="${localePath('/', locale)}">${messages.home}</a></p>
</section>`
}

function hasStaticMessages(locale: Locale): boolean {
  return staticMessagesIn(locale).lang === undefined
}

function referenceIn(locale: Locale): string {
  return staticMessagesIn(locale).reference
}

/** Reloads only when the site is ready; reloading each time would lose the reader's place. */
const script = `
for (const note of document.querySelectorAll('span')) note.hidden = false
setInterval(async () => {
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (response && response.status !== 503) location.reload()
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
.mall, h1, h2 { font-family: ${type['font-display']}; font-weight: ${type['display-weight']}; letter-spacing: ${type['display-tracking']}; }
.mall { font-size: 1.5rem; font-style: ${type['sign-style']}; border-bottom: 6px solid var(--accent); padding-bottom: .5rem; margin-bottom: 2.5rem; }
section + section { margin-top: 3rem; }
h1, h2 { font-style: ${type['display-style']}; text-transform: ${type['display-case']}; line-height: calc(1.05 + ${type['display-leading']}); text-wrap: balance; margin: 0 0 1rem; }
h1 { font-size: clamp(2.25rem, 9vw, 4rem); }
h2 { font-size: clamp(1.375rem, 4.5vw, 1.875rem); }
p { margin: 0 0 1rem; }
a { display: inline-block; padding: .6rem 1.25rem; font-weight: ${type['button-weight']}; text-decoration: none;
  color: var(--ink); border: ${shapes['button-border']} solid; border-radius: ${shapes['button-radius']}; }
.links { display: flex; flex-wrap: wrap; gap: .75rem; }
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
