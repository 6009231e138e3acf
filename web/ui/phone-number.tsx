import { usePhoneText } from '../lib/use-phone-text.ts'

/** A formatted phone number, with E.164 on hover. `written` is the source's spelling. */
export function PhoneNumber({ number, written }: { number: string; written?: string }) {
  return <span title={number}>{usePhoneText()(number, written)}</span>
}

/** The address of a person or a campaign recipient. Phone numbers are formatted; email addresses stay unchanged. */
export function ContactAddress({ address }: { address: string }) {
  return /^\+\d+$/.test(address) ? <PhoneNumber number={address} /> : address
}
