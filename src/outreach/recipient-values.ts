import type { Channel } from '../contracts/senders.ts'
import { nameParts } from '../lib/name-parts.ts'
import type { MergeValues } from './merge-fields.ts'

/** What the ledger has of somebody that can be merged in. */
export interface NamedRecipient {
  /** Normalised. */
  readonly address: string
  readonly name: string | null
  readonly company: string | null
  readonly fields: Readonly<Record<string, string>> | null
}

/** What is merged in for a recipient; first and last name are told from the whole one where nobody gave them. */
export function recipientValues(channel: Channel, recipient: NamedRecipient): MergeValues {
  const { given, family } = nameParts(recipient.name ?? '')
  return {
    first_name: given || family,
    last_name: given ? family : '',
    ...recipient.fields,
    name: recipient.name,
    company: recipient.company,
    ...(channel === 'email' ? { email: recipient.address } : { phone: recipient.address }),
  }
}
