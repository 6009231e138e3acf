import type { z } from 'zod'
import { conflict } from '../../lib/errors.ts'
import type { PaymentMethod } from './port.ts'

/** As `Visa •••• 4081`. */
export function cardLabel(brand: string | null | undefined, last4: string | null | undefined): string {
  const word = (brand ?? '').trim().toLowerCase()
  const name = word === '' ? 'Card' : (BRANDS[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
  return last4 ? `${name} •••• ${last4}` : name
}
const BRANDS: Readonly<Record<string, string>> = { amex: 'American Express', mastercard: 'Mastercard', jcb: 'JCB' }

/** As `2028-04`; null for what is no month. */
export function monthOf(year: string | number | null | undefined, month: string | number | null | undefined) {
  const [years, months] = [Number(year), Number(month)]
  if (!Number.isInteger(years) || !Number.isInteger(months) || years < 1 || months < 1 || months > 12) return null
  return `${years < 100 ? 2000 + years : years}-${String(months).padStart(2, '0')}`
}

/** What is in the token of a method that was kept. @throws conflict for that of somebody else */
export function tokenOf<Shape extends z.ZodType>(
  shape: Shape,
  { token }: Pick<PaymentMethod, 'token'>,
): z.output<Shape> {
  const parsed = shape.safeParse(jsonOf(token))
  if (!parsed.success) throw conflict('The way to pay that was kept cannot be used any more. Pay anew.')
  return parsed.data
}

/** JSON, or undefined for what is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text of a body by its very bytes; null where they are no UTF-8. */
export function textOf(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return null
  }
}
