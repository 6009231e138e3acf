import type { Validator } from 'stdnum'

/** Numbers of people that are no tax numbers, and must not be printed on receipts. */
const PERSONAL = new Set(['passport', 'ssn', 'svnr', 'nino', 'nss', 'vnr', 'nric', 'hkid', 'aadhaar', 'vid', 'epic'])
/** Numbers of accounts, medicines and stays. */
const OTHER = new Set(['cbu', 'clabe', 'kontonr', 'bank', 'aic', 'onderwijsnummer', 'nrt_bank'])
/** What a tax ID looks like anywhere. */
const FORM = /^(?=.*\d)[A-Z0-9](?:[A-Z0-9 ./-]{2,28}[A-Z0-9])$/
/** EU VAT numbers of Greece begin with EL. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' }

/** How a tax ID was checked. */
export type TaxIdCheck = 'checksum' | 'form'

/**
 * Checks a tax ID of a country: by the formats and checksums of its known tax and company numbers, or only by its form
 * where none are known. Nobody is asked whether it exists.
 *
 * @returns its usual spelling, or null if it cannot be one
 */
export async function checkTaxId(
  country: string,
  given: string,
): Promise<{ readonly text: string; readonly check: TaxIdCheck } | null> {
  const text = given.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  if (!FORM.test(text)) return null
  const validators = await validatorsOf(country)
  if (validators.length === 0) return { text, check: 'form' }
  const isValid = spellings(country, text).some((spelling) => validators.some((one) => passes(one, spelling)))
  return isValid ? { text, check: 'checksum' } : null
}

/** With and without the country's prefix, since only some countries' checks expect it. */
function spellings(country: string, text: string): readonly string[] {
  const prefix = PREFIXES[country] ?? country
  return text.startsWith(prefix) ? [text, text.slice(prefix.length).trim()] : [text]
}

/** Loaded on demand: it is large, and few requests need it. */
async function validatorsOf(country: string): Promise<readonly Validator[]> {
  const { stdnum } = await import('stdnum')
  const named = Object.entries(stdnum[country] ?? {})
  return named.filter(([name]) => !PERSONAL.has(name) && !OTHER.has(name)).map(([, validator]) => validator)
}

function passes(validator: Validator, text: string): boolean {
  try {
    return validator.validate(text).isValid
  } catch {
    // Some checks throw for characters that they do not expect.
    return false
  }
}
