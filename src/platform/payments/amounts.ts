import { type Money, toDecimal, toMinor } from '../../contracts/money.ts'
import { conflict } from '../../lib/errors.ts'
import { notUnderstood } from './ask.ts'

/**
 * An amount with exactly so many decimals, as `5000`, `49.99`.
 *
 * @throws conflict where it has more: nothing is rounded on its way to a provider
 */
export function withDecimals(money: Money, decimals: number, label: string): string {
  const [whole = '', fraction = ''] = toDecimal(money).split('.')
  if (/[1-9]/.test(fraction.slice(decimals))) {
    throw conflict(`${label} does not take so small a part of ${nameOf(money.currency)} (${money.currency}).`)
  }
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** Money as a provider has it, from a decimal in major units. @throws unavailable for what is none */
export function moneyOf(amount: string | number, currency: string, label: string): Money {
  const code = currency.toUpperCase()
  const minor = /^[A-Z]{3}$/.test(code) ? toMinor(amount, code) : null
  if (minor === null) throw notUnderstood(label)
  return { minor, currency: code }
}

/** As `Nigerian Naira`. */
function nameOf(currency: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? currency
  } catch {
    return currency
  }
}

/** Tells why a currency cannot be paid at a provider that takes these. */
export const refusalUnless =
  (label: string, currencies: ReadonlySet<string>) =>
  (currency: string): string | null =>
    currencies.has(currency)
      ? null
      : `${label} does not take ${nameOf(currency)} (${currency}). Choose another way to pay.`

/** @throws conflict for a currency that is refused */
export function assertAccepted(refusalOf: (currency: string) => string | null, currency: string): void {
  const refusal = refusalOf(currency)
  if (refusal !== null) throw conflict(refusal)
}
