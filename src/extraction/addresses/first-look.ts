import { isContact } from './foreign.ts'
import type { Part } from './parts.ts'

const STREET_LENGTH_MIN = 5
const TEXT_LENGTH_MAX = 240
const CODE = /\d{3}|\d[A-Z]|[A-Z]\d/
const STREET =
  /\d|(?:[Ss]treet|[Rr]oad|[Aa]venue|[Bb]oulevard|[Pp]laza|[Ss]quare|[Tt]errace|Court|Gardens|Quay|Parade|Straße|straße|Expressway|Close|Crescent|Drive|Lane|Way|[Cc]alle|[Jj]alan|Marg|Nagar|Highway)/
/** A house number or a floor in the part after a bare street: `Praça da Sé, s/n`. */
const NUMBER_NEXT = /^(?:\d|[SsdдDN]\/?[nN]?[.°º]? ?\d|[Ss]\/[Nn])/

/** Whether it is worth looking for a postcode in a part: cheap, and never misses one. */
export const mayHoldCode = (text: string) => text.length <= TEXT_LENGTH_MAX && CODE.test(text) && !isContact(text)

/** Whether an address without a postcode may begin with a part: cheap, and no other part is tried. */
export function mayHoldStreet(parts: readonly Part[], at: number): boolean {
  const { text } = parts[at]!
  if (text.length < STREET_LENGTH_MIN || text.length > TEXT_LENGTH_MAX) return false
  return STREET.test(text) || (parts[at + 1]?.gap === 'comma' && NUMBER_NEXT.test(parts[at + 1]!.text))
}
