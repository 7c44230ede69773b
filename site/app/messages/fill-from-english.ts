import { defaultLocale } from '@promenade/domain/locale/locale'
import type { Dictionary, InLanguage, Marked } from './dictionary.ts'

type Words = Readonly<Record<string, unknown>>

/**
 * Replaces each group that lacks a text by the whole English group, marked with `lang`: texts of one group are shown
 * together and must not mix languages.
 */
export function fillGroups<Groups extends object>(
  own: Dictionary<NoInfer<Groups>>,
  english: Groups,
): Marked<Groups>
export function fillGroups(own: Words, english: Words): Words {
  if (!('isIncomplete' in own)) return own
  return Object.fromEntries(
    Object.entries(english).map(([name, group]) => [name, chooseWords(own[name], group)]),
  )
}

/** Fills a dictionary that is one group: its own texts, or all of the English ones. */
export function fillAll<All extends object>(own: Dictionary<NoInfer<All>>, english: All): InLanguage<All>
export function fillAll(own: unknown, english: unknown): unknown {
  return chooseWords(own, english)
}

function chooseWords(own: unknown, english: unknown): unknown {
  return hasAll(own, english) ? own : { ...wordsOf(english), lang: defaultLocale }
}

function hasAll(own: unknown, english: unknown): boolean {
  if (typeof english !== 'object') return typeof own === typeof english
  const words = wordsOf(own)
  return Object.entries(wordsOf(english)).every(([name, word]) => hasAll(words[name], word))
}

function wordsOf(group: unknown): Words {
  return typeof group === 'object' && group !== null ? { ...group } : {}
}
