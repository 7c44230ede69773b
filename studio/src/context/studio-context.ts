import type { StudioSession } from '@promenade/contract/studio-api/session'
import { type Locale, locales } from '@promenade/domain/locale/locale'
import { createContext, use } from 'react'
import type { DeviceStore } from '../documents/device-store.ts'
import type { Messages } from '../messages/en.ts'
import type { Format } from './format.ts'

/** A short message about a finished act, with its undo. */
export interface Notice {
  readonly text: string
  /** The change set that undo takes back. */
  readonly changeSet?: number | undefined
  /** Undoes an act that is not a change set. */
  readonly undo?: (() => Promise<unknown>) | undefined
  /** The address of the record on the site. */
  readonly seen?: string | undefined
}

/** The context of every screen. */
export interface Studio {
  readonly session: StudioSession
  readonly locale: Locale
  readonly setLocale: (locale: Locale) => void
  readonly messages: Messages
  readonly format: Format
  readonly device: DeviceStore
  readonly isAllowed: (permission: StudioSession['permissions'][number]) => boolean
  readonly notify: (notice: Notice) => void
}

export const StudioContext = createContext<Studio | undefined>(undefined)

export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (studio === undefined) throw new Error('This part of the studio is outside its context.')
  return studio
}

/** Finds a text in the reader's language, else in any other. */
export function inLanguage(
  text: { readonly [Code in Locale]?: string | undefined } | undefined,
  locale: Locale,
): string {
  const codes = [locale, ...locales.map(({ code }) => code)]
  return codes.map((code) => text?.[code]).find((own) => own !== undefined) ?? ''
}
