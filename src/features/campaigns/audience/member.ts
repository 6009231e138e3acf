import type { ContactKind } from '../../../contracts/contacts/contacts.ts'
import type { EmailCheck, MailboxKind } from '../../../contracts/email-checks/email-checks.ts'

/** An address of a member, for the campaign's channel. */
export interface MemberAddress {
  /** The number of the item. */
  readonly item: number
  /** Normalised. */
  readonly address: string
  readonly check: EmailCheck | null
  readonly mailbox: MailboxKind | null
}

/** Somebody whom an audience's filter matches: a contact, or an address without one. */
export interface Member {
  /** The number of the contact; null for an address without one. */
  readonly contact: number | null
  readonly contactId: string | null
  readonly kind: ContactKind | null
  readonly name: string | null
  readonly jobTitle: string | null
  readonly company: string | null
  /** In hundredths. */
  readonly confidence: number
  /** The registrable domain of the website that shows them. */
  readonly site: string | null
  /** Their organisation: the number of its contact, and the domain of its website. */
  readonly organizationNumber: number | null
  readonly organizationSite: string | null
  /** Whether they or their organisation have a label that the audience skips. */
  readonly hasSkippedLabel: boolean
  /** The preferred one first. */
  readonly addresses: readonly MemberAddress[]
}
