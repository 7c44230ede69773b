import { type Locale, locales } from '@promenade/domain/locale/locale'
import { z } from 'zod'

/** Code of one of the site's languages. */
export const localeSchema = z.enum(locales.map(({ code }): Locale => code))
