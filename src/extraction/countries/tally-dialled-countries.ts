import { byTag, type Page } from '../page.ts'
import { isValidNumber, parseNumber } from '../phones/parse-number.ts'
import { Tally } from './tally.ts'

/** Numbers in groups of four with dashes are accounts and excluded. */
const INTERNATIONAL =
  /(?:\+|(?<![\d.])00(?!\d\d-\d{4}-\d{4}(?!\d))) ?\(?[1-9]\d{0,2}\)?[ ./-]{0,2}(?:\(0\) ?)?[\d(][\d ()./-]{5,18}\d/g
const LINK =
  /^(?:tel:|telephone:|callto:|sms:|https?:\/\/wa\.me\/|https?:\/\/(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(?:\/\/)?(?:%2B|\+|00)?([1-9][\d\s().%-]{7,24})/i
const NORTH_AMERICAN = /(?<![\d+.])(?:1[-. ])?\(?([2-9]\d{2})(?:\)[-. ]?|[-. /])([2-9]\d{2})[-. ]\d{4}(?!\d)/g
/** Maximum number of numbers examined per form. */
const NUMBERS_MAX = 12

/**
 * Returns points for the countries of a page's numbers in international form, and for North American area codes.
 *
 * @param numeric the lines of the page's text that contain a digit, with ASCII digits
 */
export function tallyDialledCountries(page: Page, numeric: string): Tally {
  const tally = new Tally()
  const numbers = new Map<string, Set<string>>()
  const note = (text: string, form: string) => {
    const digits = text.replace(/\D/g, '').replace(/^00/, '')
    const number = parseNumber(`+${digits}`)
    if (!number || !isValidNumber(number)) return
    // Toll-free numbers are valid in all of North America.
    const country = number.country ?? (number.countryCallingCode === '1' ? 'US' : null)
    if (!country) return
    const key = `${form} ${country}`
    numbers.set(key, (numbers.get(key) ?? new Set()).add(number.number))
  }
  let left = NUMBERS_MAX
  for (const [text] of numeric.matchAll(INTERNATIONAL)) if (left-- > 0) note(text, 'international')
  left = NUMBERS_MAX
  for (const { attributes } of byTag(page, 'a')) {
    const target = left > 0 ? LINK.exec(attributes.href ?? '') : null
    if (target && /^(?:tel|telephone|callto|sms):(?:\/\/)?(?:%2B|\+|00)|^http/i.test(target[0])) {
      left -= 1
      note(target[1]!.replace(/%\w\w/g, ''), 'international')
    }
  }
  left = NUMBERS_MAX
  for (const [, area, exchange] of numeric.matchAll(NORTH_AMERICAN)) {
    if (left-- > 0) note(`1${area}${exchange}0100`, 'national')
  }
  for (const [key, same] of numbers) {
    const [form, country] = key.split(' ')
    if (form === 'international') tally.addRepeated(country!, same.size, 2, 0.8, 4)
    else tally.addRepeated(country!, same.size, 1.4, 0.3, 2.3)
  }
  return tally
}
