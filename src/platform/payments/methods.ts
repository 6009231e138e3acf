import type { z } from 'zod'
import { conflict } from '../../lib/errors.ts'
import type { PaymentMethod } from './port.ts'

/** Formats `Visa •••• 4081`. */
export function cardLabel(brand: string | null | undefined, last4: string | null | undefined): string {
  const word = (brand ?? '').trim().toLowerCase()
  const name = word === '' ? 'Card' : (BRANDS[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
  return last4 ? `${name} •••• ${last4}` : name
}
const BRANDS: Readonly<Record<string, string>> = { amex: 'American Express', mastercard: 'Mastercard', jcb: 'JCB' }

/** Formats `2028-04`; null if it is not a month. */
export function monthOf(year: string | number | null | undefined, month: string | number | null | undefined) {
  const [years, months] = [Number(year), Number(month)]
  if (!Number.isInteger(years) || !Number.isInteger(months) || years < 1 || months < 1 || months > 12) return null
  return `${years < 100 ? 2000 + years : years}-${String(months).padStart(2, '0')}`
}

/** Parses the token of a saved payment method. @throws conflict if it is unreadable */
export function tokenOf<Shape extends z.ZodType>(
  shape: Shape,
  { token }: Pick<PaymentMethod, 'token'>,
): z.output<Shape> {
  const parsed = shape.safeParse(jsonOf(token))
  if (!parsed.success) throw conflict('The way to pay that was kept cannot be used any more. Pay anew.')
  return parsed.data
}

/** Parses JSON; undefined if it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Decodes a body without changing a byte; null if it is not UTF-8. */
export function textOf(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return null
  }
}
