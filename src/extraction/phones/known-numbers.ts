import type { PhoneNumber } from 'libphonenumber-js/max'
import type { PhoneMention } from './phone-mention.ts'

/** Length of the shortest end of a number that identifies it on one page. */
const TAIL_LENGTH = 7

/** The numbers of a page whose country is certain. They can be looked up by their national or local form. */
export class KnownNumbers {
  /** Country code, area and exchange of each number that has them. */
  private readonly exchanges = new Set<string>()
  private readonly byTail = new Map<string, PhoneNumber[]>()
  /** The last number added, whose area code the local numbers after it share. */
  latest: PhoneNumber | null = null

  constructor(mentions: readonly PhoneMention[]) {
    for (const mention of mentions) this.add(mention)
  }

  add({ number, kind }: PhoneMention): void {
    if (!number) return
    if (kind !== 'whatsapp') this.latest = number
    const tail = number.nationalNumber.slice(-TAIL_LENGTH)
    this.exchanges.add(exchangeOf(number))
    const numbers = this.byTail.get(tail)
    if (!numbers) this.byTail.set(tail, [number])
    else if (!numbers.some((other) => other.number === number.number)) numbers.push(number)
  }

  /** Whether a known number differs only in the last four digits, as the numbers of one organisation do. */
  hasSibling(number: PhoneNumber): boolean {
    return number.nationalNumber.length >= SIBLING_DIGITS_MIN && this.exchanges.has(exchangeOf(number))
  }

  /**
   * Returns the known number that these digits dial nationally, with or without the trunk prefix, or locally without an
   * area code.
   */
  find(digits: string): PhoneNumber | null {
    const plain = digits.replace(/^0+/, '')
    if (plain.length < TAIL_LENGTH) return null
    const numbers = this.byTail.get(plain.slice(-TAIL_LENGTH)) ?? []
    return (
      numbers.find(({ nationalNumber }) => nationalNumber.replace(/^0+/, '') === plain) ??
      numbers.find(({ number }) => number === `+${plain}`) ??
      numbers.find(({ nationalNumber }) => digits === plain && nationalNumber.endsWith(plain)) ??
      null
    )
  }
}

/** In shorter numbers, too few digits would have to match. */
const SIBLING_DIGITS_MIN = 9

const exchangeOf = ({ countryCallingCode, nationalNumber }: PhoneNumber) =>
  `${countryCallingCode} ${nationalNumber.length} ${nationalNumber.slice(0, -4)}`
