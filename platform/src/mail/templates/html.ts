import { escapeMarkup } from '@promenade/contract/schema/escape-markup'
import type { Frame, Letter } from './letter.ts'
import { colours, sizes, styleSheet } from './look.ts'

/** Renders a letter as HTML for old and new mail programs: tables, inline styles, no pictures. */
export function renderHtml(letter: Letter, { mall, language, frame }: Frame): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(letter.subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${colours.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(letter.preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
${table(`<tr><td align="center" style="padding:24px 12px 40px">
${table(`${head(mall.name)}${body(letter, frame)}${foot(letter, { mall, frame })}`, 'max-width:560px;margin:0 auto')}
</td></tr>`)}
</body>
</html>
`
}

function head(mall: string): string {
  return row(
    `<span class="ink" style="${sizes.sign};color:${colours.ink}">${escapeMarkup(mall)}</span>`,
    'padding:8px 4px 18px',
  )
}

function body(letter: Letter, frame: Frame['frame']): string {
  const { heading, paragraphs, list, table: rows, quote, button, notes } = letter
  const parts = [
    `<h1 class="ink" style="${sizes.heading};color:${colours.ink};margin:0 0 16px">${escapeMarkup(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    list && listOf(list),
    rows && tableOf(rows),
    quote === undefined ? undefined : quoted(quote),
    button && buttonOf(button, frame.linkWrittenOut),
    ...notes.map((text) => note(text)),
  ]
  return `<tr><td class="raised" style="background:${colours.raised};border-top:4px solid ${colours.accent};padding:36px 32px 28px">
${parts.filter((part) => part !== undefined).join('\n')}
</td></tr>`
}

function foot({ unsubscribe }: Letter, { mall, frame }: Pick<Frame, 'mall' | 'frame'>): string {
  const lines = [escapeMarkup(frame.sentBy(mall.name)), escapeMarkup(mall.address)]
  const leave = unsubscribe && [
    escapeMarkup(unsubscribe.why),
    `<a class="soft" href="${escapeMarkup(unsubscribe.href)}" style="color:${colours.soft};text-decoration:underline">${escapeMarkup(frame.unsubscribe)}</a>`,
  ]
  const small = (parts: readonly string[]) =>
    `<p class="soft" style="${sizes.small};color:${colours.soft};margin:0 0 12px">${parts.join('<br>')}</p>`
  return row(`${small(lines)}${leave ? small(leave) : ''}`, 'padding:22px 4px 0')
}

function paragraph(text: string): string {
  return `<p class="ink" style="${sizes.text};color:${colours.ink};margin:0 0 16px">${escapeMarkup(text)}</p>`
}

function note(text: string): string {
  return `<p class="soft" style="${sizes.note};color:${colours.soft};margin:0 0 12px">${escapeMarkup(text)}</p>`
}

function listOf({ title, items }: NonNullable<Letter['list']>): string {
  const lines = items.map((item) => `<li style="margin:0 0 6px">${escapeMarkup(item)}</li>`).join('')
  return `<p class="ink" style="${sizes.text};font-weight:700;color:${colours.ink};margin:0 0 8px">${escapeMarkup(title)}</p>
<ul class="ink" style="${sizes.text};color:${colours.ink};margin:0 0 20px;padding:0 0 0 22px">${lines}</ul>`
}

function tableOf(rows: NonNullable<Letter['table']>): string {
  const cells = rows.map(
    ([
      name,
      value,
    ]) => `<tr><th class="soft line" scope="row" align="left" valign="top" style="${sizes.note};color:${colours.soft};font-weight:400;padding:7px 14px 7px 0;border-bottom:1px solid ${colours.line};white-space:nowrap">${escapeMarkup(name)}</th>
<td class="ink line" style="${sizes.note};color:${colours.ink};padding:7px 0;border-bottom:1px solid ${colours.line};word-break:break-word">${escapeMarkup(value)}</td></tr>`,
  )
  return `<table cellspacing="0" cellpadding="0" width="100%" style="border-collapse:collapse;margin:0 0 22px">${cells.join('')}</table>`
}

function quoted(text: string): string {
  const lines = escapeMarkup(text).replaceAll('\n', '<br>')
  return `<blockquote class="ink quote" dir="auto" style="${sizes.text};color:${colours.ink};margin:0 0 22px;padding:2px 0 2px 18px;border-left:3px solid ${colours.accent};word-break:break-word">${lines}</blockquote>`
}

function buttonOf({ label, href }: NonNullable<Letter['button']>, writtenOut: string): string {
  const link = escapeMarkup(href)
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:8px 0 22px"><tr><td class="button" align="center" style="background:${colours.accent};border-radius:3px">
<a class="label" href="${link}" style="${sizes.button};display:inline-block;padding:14px 26px;color:${colours.onAccent};text-decoration:none">${escapeMarkup(label)}</a></td></tr></table>
<p class="soft" style="${sizes.note};color:${colours.soft};margin:0 0 20px">${escapeMarkup(writtenOut)}<br>
<a class="link" href="${link}" style="color:${colours.accent};word-break:break-all">${link}</a></p>`
}

function row(inside: string, style: string): string {
  return `<tr><td style="${style}">${inside}</td></tr>`
}

function table(rows: string, style = ''): string {
  return `<table role="presentation" cellspacing="0" cellpadding="0" width="100%" style="border-collapse:collapse;${style}">${rows}</table>`
}
