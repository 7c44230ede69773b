/** The elements that an HTML text of the mall may have, with their attributes. */
export const htmlElements: ReadonlyMap<string, readonly string[]> = new Map(
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
