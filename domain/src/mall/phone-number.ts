import { locales } from '../locale/locale.ts'

/** The telephone numbers of a country. */
interface NumberingPlan {
  readonly callingCode: string
  /** A prefix for calls within the country. */
  readonly trunkPrefix?: string
  /** The number of digits of a national number. */
  readonly length: number
  /** A pattern of national numbers in texts; without it only international numbers are found. */
  readonly written?: string
}

const northAmerica: NumberingPlan = {
  callingCode: '1',
  length: 10,
  written: String.raw`(?:1[-. ])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])[2-9]\d{2}[-. ]\d{4}`,
}

/** By ISO 3166 code. */
const plans: Readonly<Record<string, NumberingPlan>> = {
  CA: northAmerica,
  US: northAmerica,
  PR: northAmerica,
  DO: northAmerica,
  MX: { callingCode: '52', length: 10, written: String.raw`\d{2}(?:[- ]\d{4}|\d[- ]\d{3})[- ]\d{4}` },
  ES: { callingCode: '34', length: 9 },
  FR: { callingCode: '33', trunkPrefix: '0', length: 9 },
  GB: { callingCode: '44', trunkPrefix: '0', length: 10 },
  IE: { callingCode: '353', trunkPrefix: '0', length: 9 },
}

/**
 * The `tel:` address of a number (RFC 3966), international if `country` is known: an ISO 3166 code or the country's name
 * in one of the site's languages. Undefined for a text with fewer than three digits.
 */
export function phoneAddress(phone: string, country: string | undefined): string | undefined {
  const number = withoutExtension(phone)
  const digits = number.replaceAll(/\D/g, '')
  if (digits.length < 3) return undefined
  if (number.trim().startsWith('+')) return `tel:+${digits}`
  return `tel:${internationalDigits(digits, planOf(country)) ?? digits}`
}

/** True for a number with fewer digits than those of the country, such as one without its area code; false if that is unknown. */
export function isPhoneTooShort(phone: string, country: string | undefined): boolean {
  const plan = planOf(country)
  if (plan === undefined || phone.trim().startsWith('+')) return false
  return withoutExtension(phone).replaceAll(/\D/g, '').length < plan.length
}

// Extensions and punctuation cannot be dialled.
function withoutExtension(phone: string): string {
  return phone.split(/(?:ext|x|#|;|,)/i)[0] ?? ''
}

/** Splits a text at its phone numbers; the parts that are numbers have a `tel:` address. */
export function splitAtPhones(
  text: string,
  country: string | undefined,
): readonly { readonly text: string; readonly address?: string }[] {
  const parts: { text: string; address?: string }[] = []
  let at = 0
  for (const { 0: phone, index } of text.matchAll(patternOf(planOf(country)))) {
    const address = phoneAddress(phone, country)
    if (address === undefined) continue
    if (index > at) parts.push({ text: text.slice(at, index) })
    parts.push({ text: phone, address })
    at = index + phone.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

function internationalDigits(digits: string, plan: NumberingPlan | undefined): string | undefined {
  if (plan === undefined) return undefined
  const { callingCode, trunkPrefix = '', length } = plan
  if (digits.length === length && (trunkPrefix === '' || !digits.startsWith(trunkPrefix)))
    return `+${callingCode}${digits}`
  if (trunkPrefix !== '' && digits.startsWith(trunkPrefix) && digits.length === length + trunkPrefix.length)
    return `+${callingCode}${digits.slice(trunkPrefix.length)}`
  return digits.startsWith(callingCode) && digits.length === length + callingCode.length
    ? `+${digits}`
    : undefined
}

/** Matches international numbers and those of the country, but not a part of a longer number. */
function patternOf(plan: NumberingPlan | undefined): RegExp {
  const known = patterns.get(plan)
  if (known !== undefined) return known
  const international = String.raw`\+\d{1,3}(?:[-. ]?\(?\d{2,4}\)?){2,4}`
  const written = plan?.written === undefined ? international : `${international}|${plan.written}`
  const pattern = new RegExp(String.raw`(?<![\d+/\w.-])(?:${written})(?![-.]?\d|\w)`, 'g')
  patterns.set(plan, pattern)
  return pattern
}

const patterns = new Map<NumberingPlan | undefined, RegExp>()

function planOf(country: string | undefined): NumberingPlan | undefined {
  plansByName ??= namePlans()
  return plansByName.get(country?.trim().toLowerCase() ?? '')
}

/** Made at the first number: the names of regions take milliseconds to load. */
let plansByName: ReadonlyMap<string, NumberingPlan> | undefined

/** By code and by name in each language, in lower case. */
function namePlans(): ReadonlyMap<string, NumberingPlan> {
  const languages = locales.map(({ code }) => new Intl.DisplayNames(code, { type: 'region' }))
  return new Map(
    Object.entries(plans).flatMap(([region, plan]) => {
      const names = [region, ...languages.map((names) => names.of(region) ?? region)]
      return names.map((name) => [name.toLowerCase(), plan] as const)
    }),
  )
}
