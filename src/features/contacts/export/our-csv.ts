import type { ExportedContact, ExportOptions } from '../../../domain/contacts/exported/exported-contact.ts'
import { type FlatContact, flatten } from '../../../domain/contacts/exported/flat-contact.ts'
import type { CsvFormat } from './csv-format.ts'

type Column = readonly [name: string, cell: (contact: ExportedContact, flat: FlatContact) => string]

/** Joins several values in one cell. */
const list = (values: readonly string[]) => values.join('; ')
const phones = (contact: ExportedContact, ...kinds: readonly string[]) =>
  list(contact.phones.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value))

const COLUMNS: readonly Column[] = [
  ['Id', ({ id }) => id],
  ['Kind', ({ kind }) => kind],
  ['Name', ({ name }) => name],
  ['First name', (_, { given }) => given],
  ['Last name', (_, { family }) => family],
  ['Job title', ({ job_title }) => job_title ?? ''],
  ['Organization', ({ organization }) => organization ?? ''],
  ['Email', ({ emails }) => emails[0]?.email ?? ''],
  ['Email check', ({ emails }) => emails[0]?.check ?? ''],
  ['Other emails', ({ emails }) => list(emails.slice(1).map(({ email }) => email))],
  ['Phone', (contact) => phones(contact, 'voice')],
  ['Mobile', (contact) => phones(contact, 'mobile')],
  ['WhatsApp', (contact) => phones(contact, 'whatsapp')],
  ['Fax', (contact) => phones(contact, 'fax')],
  ['Address', ({ addresses }) => addresses[0]?.value ?? ''],
  ['Street', (_, { address }) => address.street],
  ['City', (_, { address }) => address.city],
  ['Region', (_, { address }) => address.region],
  ['Postal code', (_, { address }) => address.postcode],
  ['Country', (_, { address }) => address.country],
  ['Other addresses', ({ addresses }) => list(addresses.slice(1).map(({ value }) => value))],
  ['Website', ({ site }) => site ?? ''],
  ['Profiles', ({ profiles }) => list(profiles.map(({ url }) => url))],
  ['Tags', ({ tags }) => list(tags)],
  ['Lists', ({ lists }) => list(lists)],
  ['Notes', ({ notes }) => notes.join('\n\n')],
  ['Sources', ({ sources }) => list(sources.map(({ name, type }) => `${name} (${type})`))],
  ['Source pages', ({ sources }) => list(sources.flatMap(({ page_url }) => page_url ?? []))],
  ['First seen', ({ first_seen_at }) => first_seen_at],
  ['Updated', ({ updated_at }) => updated_at],
]

/** Columns of files with likely addresses, which are never mixed with found ones. */
const LIKELY: readonly Column[] = [
  ['Likely email', ({ likely_email }) => likely_email?.email ?? ''],
  ['Likely email basis', ({ likely_email }) => likely_email?.basis ?? ''],
  ['Likely email check', ({ likely_email }) => likely_email?.check ?? ''],
]

const columnsOf = ({ includesLikely, fields = [] }: ExportOptions): readonly Column[] => [
  ...COLUMNS,
  ...fields.map((name): Column => [name, (contact) => contact.fields?.[name] ?? '']),
  ...(includesLikely ? LIKELY : []),
]

/** All data, with column names that our own import recognizes. */
export const OURS: CsvFormat = {
  header: (options) => columnsOf(options).map(([name]) => name),
  row: (contact, options) => {
    // Likely addresses appear only in their own columns.
    const flat = flatten(contact, { includesLikely: false })
    return columnsOf(options).map(([, cell]) => cell(contact, flat))
  },
  isForImport: false,
}
