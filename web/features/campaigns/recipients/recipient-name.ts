import type { Recipient } from '../../../../src/contracts/campaigns/recipients.ts'
import { phoneText } from '../../../lib/phone-text.ts'

type Named = Pick<Recipient, 'recipient_name' | 'recipient_email' | 'recipient_phone'>

/** A recipient's display name. */
export const recipientName = ({ recipient_name, recipient_email, recipient_phone }: Named): string =>
  recipient_name ?? recipient_email ?? (recipient_phone && phoneText(recipient_phone)) ?? 'Unnamed recipient'
