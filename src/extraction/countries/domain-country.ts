import { NO_COUNTRY, OTHER_SOLD_DOMAINS } from '../../facts/iso-codes.ts'
import { codesByName, codesWhere } from '../../facts/tables.ts'

/** Country-code domains that are sold worldwide because of what their letters spell. */
const GENERIC = new Set([
  ...codesWhere(({ domains }) => domains.isSoldWorldwide).map((code) => code.toLowerCase()),
  ...OTHER_SOLD_DOMAINS,
])
/** Second-level domains under which a country registers its own sites. */
const NATIONAL_SECOND_LEVEL = /^(?:com?|net|org|gov|gob|gouv|govt|edu|ac|mil|or|ne|nom|ltd|plc)$/
const OTHER_NAMES = codesByName(
  ({ domains }) => domains.others,
  ' ',
  (domain) => domain,
)

/**
 * Returns the country that a host name belongs to, or null: by its country-code domain, unless that is sold as a
 * generic name (`.io`, `.tv`), by the domain of a city or region, or by `.gov` and `.edu`.
 */
export function countryOfHost(host: string): string | null {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  const top = labels.at(-1) ?? ''
  if (labels.length < 2) return null
  const named = OTHER_NAMES.get(top)
  if (named) return named[0]!
  if (!/^[a-z]{2}$/.test(top) || NO_COUNTRY.has(top)) return null
  if (GENERIC.has(top) && !(labels.length > 2 && NATIONAL_SECOND_LEVEL.test(labels.at(-2)!))) return null
  return top.toUpperCase()
}
