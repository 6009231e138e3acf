import { usePhoneText } from '../lib/use-phone-text.ts'

/** A phone number as people read it, and on hover in E.164. `written` is how its source has it. */
export function PhoneNumber({ number, written }: { number: string; written?: string }) {
  return <span title={number}>{usePhoneText()(number, written)}</span>
}

/** An address of a person or a campaign: a phone number is formatted, an email stays as it is. */
export function ContactAddress({ address }: { address: string }) {
  return /^\+\d+$/.test(address) ? <PhoneNumber number={address} /> : address
}
