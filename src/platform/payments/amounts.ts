import { conflict } from '../../lib/errors.ts'
import { type Money, toDecimal, toMinor } from '../../rules/billing/money.ts'
import { notUnderstood } from './ask.ts'

/**
 * Formats an amount with exactly this many decimals: `5000`, `49.99`. @throws conflict if it has more: amounts are
 * never rounded
 */
export function withDecimals(money: Money, decimals: number, label: string): string {
  const [whole = '', fraction = ''] = toDecimal(money).split('.')
  if (/[1-9]/.test(fraction.slice(decimals))) {
    throw conflict(`${label} does not take so small a part of ${nameOf(money.currency)} (${money.currency}).`)
  }
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** Parses a provider's decimal in major units into money. @throws unavailable if it is not an amount */
export function moneyOf(amount: string | number, currency: string, label: string): Money {
  const code = currency.toUpperCase()
  const minor = /^[A-Z]{3}$/.test(code) ? toMinor(amount, code) : null
  if (minor === null) throw notUnderstood(label)
  return { minor, currency: code }
}

/** Such as `Nigerian Naira`. */
function nameOf(currency: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? currency
  } catch {
    return currency
  }
}

/** Returns why a currency cannot be paid with a provider that accepts these, or null. */
export const refusalUnless =
  (label: string, currencies: ReadonlySet<string>) =>
  (currency: string): string | null =>
    currencies.has(currency)
      ? null
      : `${label} does not take ${nameOf(currency)} (${currency}). Choose another way to pay.`

/** @throws conflict for a currency that is not accepted */
export function assertAccepted(refusalOf: (currency: string) => string | null, currency: string): void {
  const refusal = refusalOf(currency)
  if (refusal !== null) throw conflict(refusal)
}
