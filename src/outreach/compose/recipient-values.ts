import type { Channel } from '../../contracts/senders/channel.ts'
import { nameParts } from '../../lib/name-parts.ts'
import type { MergeValues } from './merge-fields.ts'

/** The recipient data in the ledger that can be merged in. */
export interface NamedRecipient {
  /** Normalised. */
  readonly address: string
  readonly name: string | null
  readonly company: string | null
  readonly fields: Readonly<Record<string, string>> | null
}

/** The merge values of a recipient; first and last name are derived from the full name if not given. */
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
