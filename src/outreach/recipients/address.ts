import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Channel } from '../../contracts/senders/channel.ts'
import { parseMailbox } from '../../lib/parse-mailbox.ts'
import { readPhoneNumber } from '../../lib/read-phone-number.ts'

/** RFC 5321 4.5.3.1.3, without the angle brackets. */
const EMAIL_LENGTH_MAX = 254

/**
 * Normalises an address, so that recipients and suppressions can be compared: an email in lower case with its domain in
 * ASCII, a number in E.164.
 *
 * @param country the country of a number without `+`, such as `DE`
 * @returns null if it is not an address of this kind
 */
export function normalizedAddress(channel: Channel, text: string, country?: string | null): string | null {
  return channel === 'email' ? normalizedEmail(text) : (readPhoneNumber(text, country).number?.number ?? null)
}

/** Masks an address for people who may not read it: `a•••@acme.com`, `+49••••89`. */
export function hintOf(channel: Channel, address: string): string {
  if (channel === 'email') {
    const at = address.lastIndexOf('@')
    return `${String.fromCodePoint(...[address.codePointAt(0)].filter((code) => code !== undefined))}•••${at > 0 ? address.slice(at) : ''}`
  }
  const number = parsePhoneNumberFromString(address)
  return `+${number?.countryCallingCode ?? address.slice(1, 2)}••••${address.slice(-2)}`
}

function normalizedEmail(text: string): string | null {
  const written = text.trim().replace(/^mailto:/i, '')
  if (written.length > EMAIL_LENGTH_MAX) return null
  const address = parseMailbox(written)?.normalized
  return address !== undefined && address.length <= EMAIL_LENGTH_MAX ? address : null
}
