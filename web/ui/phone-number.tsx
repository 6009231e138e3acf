import { phoneText } from '../lib/phone-text.ts'

/** A formatted phone number, with E.164 on hover. */
export function PhoneNumber({ number }: { number: string }) {
  return <span title={number}>{phoneText(number)}</span>
}

/** The address of a person or a campaign recipient. Phone numbers are formatted; email addresses stay unchanged. */
export function ContactAddress({ address }: { address: string }) {
  return /^\+\d+$/.test(address) ? <PhoneNumber number={address} /> : address
}
