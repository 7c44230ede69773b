import { defaultLocale, locales } from '../../../locale/locale.ts'
import { type Document, fieldOf, isGroup, type Path } from '../../document.ts'
import { getAt, listTexts } from '../../path.ts'
import type { Found, Rule } from '../finding.ts'
import { currentRecords } from '../records.ts'

/** Texts that the document has in the default language alone: visitors of another language get that one. */
export const findMissingLanguages: Rule = (mall) =>
  currentRecords(mall).flatMap(({ entry, document, texts }) =>
    listMissingLanguages(document, texts).map((found) => ({ entry, ...found })),
  )

/** The same for one document and the paths of its texts by language. */
export function listMissingLanguages(
  document: Document,
  texts: readonly Path[],
): readonly { readonly path: Path; readonly locale: (typeof locales)[number]['code'] }[] {
  return texts.flatMap((path) => {
    const byLanguage = getAt(document, path)
    if (!isGroup(byLanguage) || textIn(byLanguage, defaultLocale) === '') return []
    return otherLocales
      .filter((locale) => textIn(byLanguage, locale) === '')
      .map((locale) => ({ path: [...path, locale], locale }))
  })
}

/** Names and short labels are the same in many languages; a sentence is not. */
const fewestWords = 5

/** Sentences that are the same in two languages: nobody has translated them. */
export const findSameLanguages: Rule = (mall) =>
  currentRecords(mall).flatMap(({ entry, document, texts }) =>
    texts.flatMap((path): readonly Found[] => {
      const byLanguage = getAt(document, path)
      if (!isGroup(byLanguage)) return []
      const original = plainText(textIn(byLanguage, defaultLocale))
      if (original.split(' ').length < fewestWords) return []
      return otherLocales
        .filter((locale) => plainText(textIn(byLanguage, locale)) === original)
        .map((locale) => ({ entry, path: [...path, locale], locale }))
    }),
  )

/** Texts that somebody meant to replace. */
export const findTemplateTexts: Rule = (mall) =>
  currentRecords(mall).flatMap(({ entry, document }) =>
    listTexts(document).flatMap(({ path, text }): readonly Found[] => {
      const locale = locales.map(({ code }) => code).find((code) => path.includes(code))
      const words = findTemplateWords(plainText(text), locale ?? defaultLocale)
      if (words === undefined) return []
      return [{ entry, path, ...(locale === undefined ? {} : { locale }), values: { words } }]
    }),
  )

function findTemplateWords(text: string, locale: string): string | undefined {
  const patterns = locale === defaultLocale ? [...templateTexts, /\bTODO\b/] : templateTexts
  return patterns.map((pattern) => pattern.exec(text)?.[0]).find((words) => words !== undefined)
}

/** Words that stand for a text in templates, in both languages. In Spanish, "todo" is an everyday word. */
const templateTexts = [
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipisc/i,
  /\b(?:your|insert|enter|type|write|add|put) (?:the |a |an |your )?(?:text|title|name|description|headline)(?: goes)? here\b/i,
  /\b(?:text|title|description|headline) goes here\b|^(?:text|title|name|description|headline) here\b/i,
  /\b(?:dummy|placeholder|sample|filler) (?:text|title|copy|description)\b/i,
  /(?:^|[\s¡¿(])(?:tu|su|el|insert[ae]r?|escrib[aei]r?|agreg(?:a|ar|ue)|pon(?:er|ga)?|ingres[ae]r?) (?:el |la |tu |su |un |una |aquí )?(?:texto|título|nombre|descripción)(?: va)? aquí(?!\p{L})/iu,
  /^(?:texto|título|nombre|descripción) aquí(?!\p{L})/iu,
  /(?:^|\s)texto (?:de relleno|de ejemplo|de prueba|simulado|provisional|de muestra)(?!\p{L})/iu,
  /\[(?:insert|inserta|name|nombre|text|texto|date|fecha|title|título|store|tienda|tbd|tbc)(?![\p{L}])[^\]]*\]/iu,
  /\[TODO\b|^TODO:|\bFIXME\b|\bPENDIENTE:|\{\{[^{}]*\}\}/,
  /\bx{4,}\b|\basdf\w*\b/i,
]

const otherLocales = locales.map(({ code }) => code).filter((code) => code !== defaultLocale)

function textIn(byLanguage: Document, locale: string): string {
  const text = fieldOf(byLanguage, locale)
  return typeof text === 'string' ? text.trim() : ''
}

/** The words of a text or of HTML, with single spaces. */
function plainText(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
