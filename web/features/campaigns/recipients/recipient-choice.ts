import type * as contract from '../../../../src/contracts/campaigns/recipients.ts'
import type { BodyFor } from '../../../../src/contracts/endpoint.ts'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import type { SegmentFilter } from './api.ts'

/** A selected contact, as it was when it was selected. */
export interface ChosenContact {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}
export interface ManualContact {
  readonly email: string
  readonly phone: string
  readonly name: string
  readonly company: string
}
export interface ChosenSegment {
  readonly filter: SegmentFilter
  /** The filter as readable text. */
  readonly words: string
  /** Number of matches when the segment was chosen. It may have changed by the time the recipients are added. */
  readonly total: number
}
/** A file with its column mapping. */
export interface ChosenFile {
  readonly file: File
  readonly mapping: Readonly<Record<string, string | null>>
  /** Default country for national numbers; null for the account's country. */
  readonly country: string | null
  readonly rows: number
}

/** The recipients of a campaign that is being created. */
export interface RecipientChoice {
  readonly contacts: readonly ChosenContact[]
  readonly manual: readonly ManualContact[]
  readonly segment: ChosenSegment | null
  readonly file: ChosenFile | null
  readonly consent: Consent
}
/** The statement that recipients agreed to be contacted, and how. */
export interface Consent {
  readonly isStated: boolean
  readonly text: string
}

export const NO_CONSENT: Consent = { isStated: false, text: '' }
export const NOBODY: RecipientChoice = { contacts: [], manual: [], segment: null, file: null, consent: NO_CONSENT }

/** The consent note stored with each recipient, or null if consent is not stated. */
export const consentOf = ({ isStated, text }: Consent): string | null =>
  isStated ? text.trim() || 'Stated by the sender' : null

/** The part of a choice with an address for the channel. The channel may have changed since the choice was made. */
export function reachableOf(choice: RecipientChoice, type: Channel): RecipientChoice {
  const has = (one: { email: string | null; phone: string | null }) => Boolean(type === 'email' ? one.email : one.phone)
  return { ...choice, contacts: choice.contacts.filter(has), manual: choice.manual.filter(has) }
}

/** The total of a choice. Duplicates are counted, but get the campaign once. */
export const totalOf = ({ contacts, manual, segment, file }: RecipientChoice): number =>
  contacts.length + manual.length + (segment?.total ?? 0) + (file?.rows ?? 0)

/** A choice as the server's body, without its file. */
export function bodyOf({
  contacts,
  manual,
  segment,
  consent,
}: RecipientChoice): Pick<
  BodyFor<typeof contract.addRecipients>,
  'selected_contacts' | 'manual' | 'segment' | 'consent'
> {
  return {
    selected_contacts: contacts.map(({ id }) => id),
    manual: manual.map(manualBody),
    segment: segment?.filter ?? null,
    consent: consentOf(consent),
  }
}

export const manualBody = ({ email, phone, name, company }: ManualContact) => ({
  email: email.trim() || null,
  phone: phone.trim() || null,
  name: name.trim() || null,
  company: company.trim() || null,
})

/** The form data of an import. */
export function importForm({ file, mapping, country }: ChosenFile, consent: string | null): FormData {
  const form = new FormData()
  form.set('csv_file', file)
  form.set('mapping', JSON.stringify(mapping))
  if (country) form.set('country', country)
  if (consent) form.set('consent', consent)
  return form
}
