/** What the words of both languages are, for the judgement of a text. */
export interface LanguageWords {
  /** Small words that a language has and the other has not. */
  readonly small: Readonly<Record<string, readonly string[]>>
  /** Whole texts of the site's own in the one language that are none in the other. */
  readonly own: Readonly<Record<string, readonly string[]>>
}

/** Runs in the page: texts and names that stand in another language than the page says of them. */
export function findForeignText({ small, own }: LanguageWords): string[] {
  const languages = Object.keys(small)
  const smallWords = new Map(languages.map((language) => [language, new Set(small[language])]))
  const ownTexts = new Map(languages.map((language) => [language, new Set(own[language])]))
  return [...blocks(), ...names()].flatMap(({ text, element }) => {
    const said = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? 'none'
    const foreign = languages.find((language) => language !== said && isIn(text, language, said))
    return foreign === undefined ? [] : [`“${text.slice(0, 60)}” is ${foreign}, and said to be ${said}`]
  })

  function isIn(text: string, language: string, said: string): boolean {
    if (ownTexts.get(language)?.has(text)) return true
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
    const count = (one: string) => words.filter((word) => smallWords.get(one)?.has(word)).length
    return count(language) >= 3 && count(language) > 2 * count(said)
  }

  /** Whole paragraphs: the words of a sentence that are marked as of another language are judged by themselves. */
  function blocks(): { text: string; element: Element }[] {
    const found = new Map<Element, string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const inside = node.parentElement
      if (inside === null || inside.closest('script, style, noscript, template') !== null) continue
      const block =
        inside.closest(
          '[lang], p, li, h1, h2, h3, h4, dt, dd, td, th, a, button, label, option, summary, div',
        ) ?? inside
      found.set(block, `${found.get(block) ?? ''} ${node.nodeValue ?? ''}`)
    }
    return [...found].map(([element, text]) => ({ element, text: plain(text) }))
  }

  function names(): { text: string; element: Element }[] {
    return ['aria-label', 'alt', 'title', 'placeholder'].flatMap((attribute) =>
      [...document.querySelectorAll(`body [${attribute}]`)].map((element) => ({
        element,
        text: plain(element.getAttribute(attribute) ?? ''),
      })),
    )
  }

  function plain(text: string): string {
    return text.replaceAll(/\s+/g, ' ').trim()
  }
}
