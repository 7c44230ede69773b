import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import type { Translations } from '@promenade/domain/locale/translations'
import { z } from 'zod'

/** A value by language code: required in the default language, optional in the others, refused in unknown ones. */
export function byLanguage<Schema extends z.ZodType>(
  value: Schema,
): z.ZodType<Translations<z.output<Schema>>, Translations<z.input<Schema>>>
export function byLanguage(value: z.ZodType): z.ZodType {
  const optional = value.optional()
  return z.strictObject(
    Object.fromEntries(locales.map(({ code }) => [code, code === defaultLocale ? value : optional])),
  )
}
