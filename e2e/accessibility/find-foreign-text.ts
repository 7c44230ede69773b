/** Words by which the language of a text is recognised. */
export interface LanguageWords {
  /** Frequent words of each language that the other lacks. */
  readonly small: Readonly<Record<string, readonly string[]>>
  /** Texts of each dictionary that the other lacks. */
  readonly own: Readonly<Record<string, readonly string[]>>
}

/** Runs in the page: texts and accessible names whose language differs from their `lang`. */
export function findForeignText({ small, own }: LanguageWords): string[] {
  const languages = Object.keys(small)
  const smallWords = new Map(languages.map((language) => [language, new Set(small[language])]))
  const ownTexts = new Map(languages.map((language) => [language, new Set(own[language])]))
  return [...blocks(), ...names()].flatMap(({ text, element }) => {
    const marked = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? 'none'
    const foreign = languages.find((language) => language !== marked && isIn(text, language, marked))
    return foreign === undefined ? [] : [`“${text.slice(0, 60)}” is ${foreign}, but marked as ${marked}`]
  })

  function isIn(text: string, language: string, marked: string): boolean {
    if (ownTexts.get(language)?.has(text)) return true
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
    const count = (one: string) => words.filter((word) => smallWords.get(one)?.has(word)).length
    return count(language) >= 3 && count(language) > 2 * count(marked)
  }

  /** Texts by block. Words with a `lang` of their own are a block of their own. */
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
