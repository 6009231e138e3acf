/** An amount as it is stored and calculated with. */
export interface Money {
  /** Whole minor units: kobo, cents, yen, fils. */
  readonly minor: number
  /** ISO 4217, in upper case. */
  readonly currency: string
}

// ISO 4217, list one. Not the runtime's own table, which follows writing habits (no decimals for HUF, IDR or PKR) and
// may change, while stored amounts must not.
const WHOLE = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

// ISO 4217, list one, as of 2026: the currencies of countries, without funds codes, metals and test codes.
const CURRENCIES = new Set(
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  ),
)
/** Whether a code is a currency that people pay with (ISO 4217). */
export const isCurrency = (code: string): boolean => CURRENCIES.has(code)

/** How many decimals a currency has: 2 for NGN, 0 for JPY, 3 for KWD. */
export const decimalsOf = (currency: string): number => (WHOLE.has(currency) ? 0 : THOUSANDTHS.has(currency) ? 3 : 2)

/** Formats a decimal in major units without rounding: `5000.00`, `120`, `1.250`. */
export function toDecimal({ minor, currency }: Money): string {
  const decimals = decimalsOf(currency)
  if (decimals === 0) return String(minor)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** The amount as a number in major units, for display. */
export const toMajor = (money: Money): number => Number(toDecimal(money))

/**
 * Converts a decimal in major units to minor ones.
 *
 * @param amount such as `5000`, `49.99`, or a number that prints like this
 * @returns null if it is not an amount, has more decimals than the currency, or is too large to be exact
 */
export function toMinor(amount: string | number, currency: string): number | null {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,6}))?$/.exec(String(amount).trim())
  if (!match) return null
  const [, sign, whole, fraction = ''] = match
  const decimals = decimalsOf(currency)
  if (/[1-9]/.test(fraction.slice(decimals))) return null
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  if (!Number.isSafeInteger(minor)) return null
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** A share of an amount in basis points (750 is 7.5 %), rounded once, half away from zero. */
export function shareOf(minor: number, basisPoints: number): number {
  const exact = BigInt(minor) * BigInt(basisPoints)
  // BigInt division truncates towards zero.
  return Number((exact + (exact < 0n ? -5_000n : 5_000n)) / 10_000n)
}
