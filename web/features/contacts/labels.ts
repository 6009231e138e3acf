import {
  Braces,
  Building2,
  Contact,
  FileSpreadsheet,
  FileText,
  ListChecks,
  type LucideIcon,
  Tag,
  UserRound,
} from 'lucide-react'
import type { ContactKind, LabelKind, ListedContact } from '../../../src/contracts/contacts/contact.ts'
import type {
  ContactChangeKind,
  ContactMergeReason,
  SiteRelation,
} from '../../../src/contracts/contacts/contact-details.ts'
import type { CONTACT_HAS, Department } from '../../../src/contracts/contacts/contact-filter.ts'
import type { ContactExportFormat } from '../../../src/contracts/contacts/export-contacts.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import type { Tone } from '../../ui/tone.ts'

export const contactKinds: Readonly<Record<ContactKind, { one: string; many: string; icon: LucideIcon }>> = {
  person: { one: 'Person', many: 'People', icon: UserRound },
  organization: { one: 'Organisation', many: 'Organisations', icon: Building2 },
}

export const countedContacts = (total: number): string => pluralize(total, 'contact')

type CalledContact = Pick<ListedContact, 'kind' | 'name' | 'company' | 'email' | 'phone'>

/** The name to show for a contact: an organisation's own name, or a contact detail where there is no name. */
export function nameOf(contact: CalledContact): string {
  const { kind, name, company, email, phone } = contact
  return (
    (kind === 'organization' ? (name ?? company) : name) ??
    email ??
    phone ??
    `Unnamed ${contactKinds[kind].one.toLowerCase()}`
  )
}

/** Whether only a phone number is known of a contact, which then serves as its name. */
export const isCalledByPhone = <Of extends CalledContact>(contact: Of): contact is Of & { phone: string } =>
  contact.phone !== null && nameOf(contact) === contact.phone

/** A person's job title and company. */
export const roleOf = ({ kind, job_title, company }: Pick<ListedContact, 'kind' | 'job_title' | 'company'>): string =>
  kind === 'person' ? [job_title, company].filter(Boolean).join(', ') : ''

export const hasWords: Readonly<Record<(typeof CONTACT_HAS)[number], { label: string; hint?: string }>> = {
  email: { label: 'Has an email' },
  phone: { label: 'Has a phone' },
  either: { label: 'Has either' },
  neither: { label: 'Has neither' },
  likely: { label: 'Likely email only', hint: "No address was found, but the company's email pattern is known." },
}

/** Shown beside every likely address. */
export const LIKELY = 'Guessed, not found'

export const departmentWords: Readonly<Record<Department, string>> = {
  sales: 'Sales',
  marketing: 'Marketing',
  technology: 'IT and engineering',
  finance: 'Finance',
  people: 'Human resources',
  operations: 'Operations',
  legal: 'Legal',
  purchasing: 'Purchasing',
  support: 'Support',
}

export const labelKinds: Readonly<Record<LabelKind, { one: string; icon: LucideIcon }>> = {
  list: { one: 'List', icon: ListChecks },
  tag: { one: 'Tag', icon: Tag },
}

/** The relation of a contact to the site that mentions it. */
export const relations: Readonly<Record<SiteRelation, { label: string; tone: Tone }>> = {
  owner: { label: 'Owner of the site', tone: 'brand' },
  member: { label: 'Works here', tone: 'brand' },
  agency: { label: 'Agency', tone: 'neutral' },
  bank: { label: 'Bank', tone: 'neutral' },
  authority: { label: 'Authority', tone: 'neutral' },
  partner: { label: 'Partner', tone: 'neutral' },
  client: { label: 'Client', tone: 'neutral' },
  mentioned: { label: 'Mentioned', tone: 'neutral' },
}

/** Why two spellings or sources were merged into one contact. */
export const mergeReasons: Readonly<Record<ContactMergeReason, string>> = {
  'same-name': 'The same name',
  'legal-form': 'The same name with another legal form',
  'short-form': 'A short form of the name',
  acronym: 'The initials of the name',
  'other-language': 'The name in another language',
  'with-town': 'The name with its city',
  'name-order': 'The same names in another order',
  initials: 'The same family name, with initials',
  title: 'The same name with an academic title',
  'family-name': 'The same family name at the same place',
  'same-email': 'The same email address',
  'same-phone': 'The same phone number',
  'same-profile': 'The same profile',
  'same-address': 'The same postal address',
  'site-name': 'The name that the site gives itself',
  'site-domain': 'The name in the site’s domain',
  'same-site': 'The same website',
  'same-organization': 'The same person at the same organisation',
  'by-hand': 'Merged by hand',
}

export const changeKinds: Readonly<Record<ContactChangeKind, string>> = {
  found: 'Found',
  updated: 'Updated',
  merged: 'Merged',
  split: 'Split',
  edited: 'Edited',
  undone: 'Undone',
}

export const exportFormats: readonly { format: ContactExportFormat; label: string; hint: string; icon: LucideIcon }[] =
  [
    { format: 'csv', label: 'CSV', hint: 'All columns', icon: FileText },
    { format: 'xlsx', label: 'Excel', hint: 'All columns', icon: FileSpreadsheet },
    { format: 'json', label: 'JSON', hint: 'For programs', icon: Braces },
    { format: 'vcf', label: 'vCard', hint: 'For address books', icon: Contact },
    { format: 'hubspot', label: 'HubSpot', hint: 'CSV with its columns', icon: FileText },
    { format: 'salesforce', label: 'Salesforce', hint: 'CSV with its columns', icon: FileText },
    { format: 'google', label: 'Google Contacts', hint: 'CSV with its columns', icon: FileText },
    { format: 'mailchimp', label: 'Mailchimp', hint: 'CSV with its columns', icon: FileText },
  ]

/** Networks whose names are not simply capitalised. */
const networks: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  github: 'GitHub',
  whatsapp: 'WhatsApp',
  soundcloud: 'SoundCloud',
  vk: 'VK',
  line: 'LINE',
  kununu: 'kununu',
}

/** A network's own spelling of its name. */
export const networkName = (network: string): string =>
  networks[network] ?? network.charAt(0).toUpperCase() + network.slice(1)

/** An own field's name as a label: `lead_source` becomes `Lead source`. */
export const fieldLabel = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
