import type { Frame, Letter } from './letter.ts'

/** Renders a letter as plain text. */
export function renderText(letter: Letter, { mall, frame }: Frame): string {
  const { heading, paragraphs, list, table, quote, button, notes, unsubscribe } = letter
  const parts = [
    heading,
    ...paragraphs,
    list && [list.title, ...list.items.map((item) => `- ${item}`)].join('\n'),
    table?.map(([name, value]) => `${name}: ${value}`).join('\n'),
    quote?.replaceAll(/^/gm, '> '),
    button && `${button.label}:\n${button.href}`,
    ...notes,
    `--\n${frame.sentBy(mall.name)}\n${mall.address}`,
    unsubscribe && `${unsubscribe.why}\n${frame.unsubscribe}: ${unsubscribe.href}`,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}
