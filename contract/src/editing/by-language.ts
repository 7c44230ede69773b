import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import type { Translations } from '@promenade/domain/locale/translations'
import { z } from 'zod'

/** A value by language code: required in the default language, optional in the others, refused in unknown ones. */
export function byLanguage<Value>(
  value: z.ZodType<Value, Value>,
): z.ZodType<Translations<Value>, Translations<Value>>
export function byLanguage(value: z.ZodType): z.ZodType {
  const optional = value.optional()
  return z.strictObject(
    Object.fromEntries(locales.map(({ code }) => [code, code === defaultLocale ? value : optional])),
  )
}
