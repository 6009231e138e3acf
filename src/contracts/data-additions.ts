import { z } from 'zod'
import { ContactKind, ContactMergeReason } from './contacts.ts'
import { counted } from './counted.ts'
import { CountryCode } from './country-code.ts'
import { data, endpoint, IdParams, nothing } from './endpoint.ts'
import { LIST_FILE_NAME, WRONG_LIST_FILE } from './list-file.ts'
import { Pagination, pageQuery } from './pagination.ts'
import { cleanedLine, singleLine } from './plain-text.ts'

export const IMPORT_BYTES_MAX = 10 * 1024 * 1024
export const SOURCE_NAME_LENGTH_MAX = 120
export const CONTACTS_MAX = 500
/** Refused rows that an import's report lists; it counts them all. */
export const REFUSALS_LISTED_MAX = 200

const SourceName = singleLine('Source name is required')
  .min(1, 'Source name is required')
  .max(SOURCE_NAME_LENGTH_MAX, `Source name must be at most ${SOURCE_NAME_LENGTH_MAX} characters`)

export const ImportCsv = z.object({
  csv_file: z
    .instanceof(File, { error: 'Please choose a CSV file' })
    .refine((file) => LIST_FILE_NAME.test(file.name), WRONG_LIST_FILE)
    .refine((file) => file.size > 0, 'The file is empty')
    .refine((file) => file.size <= IMPORT_BYTES_MAX, 'The file must be at most 10 MB'),
  source_name: SourceName,
  /** ISO 3166-1 alpha-2: where numbers without `+` are dialled in rows that name no country; left out, the account's. */
  country: z.union([CountryCode, z.literal('')]).optional(),
})
export type ImportCsv = z.output<typeof ImportCsv>

/** How many new items of each type came of an import or a manual entry; what was known in the source is not new. */
export const Added = z.object({
  source_id: z.string().nullable(),
  total_emails: z.number(),
  total_phones: z.number(),
  total_names: z.number(),
  total_companies: z.number(),
})
export type Added = z.infer<typeof Added>

/** `3 emails and 1 phone`. */
export const describeAdded = ({ total_emails, total_phones }: Pick<Added, 'total_emails' | 'total_phones'>): string =>
  `${counted(total_emails, 'email')} and ${counted(total_phones, 'phone')}`

export const Refusal = z.object({
  /** Of the file, counted from 1. */
  line: z.number(),
  reason: z.string(),
  values: z.array(z.string()),
  /** The rest of the row was taken. */
  is_partial: z.boolean(),
})
export type Refusal = z.infer<typeof Refusal>

/** How an import ended. */
export const CSV_IMPORT_OUTCOMES = ['finished', 'failed'] as const
/**
 * `interrupted`: whoever was at work on it is gone, and somebody else goes on from there in a moment. `resumed`: somebody
 * does.
 */
export const CSV_IMPORT_STATES = ['running', 'interrupted', 'resumed', ...CSV_IMPORT_OUTCOMES] as const

/** An import, whole or so far. */
export const ImportReport = Added.extend({
  id: z.string(),
  file_name: z.string(),
  source_name: z.string(),
  state: z.enum(CSV_IMPORT_STATES),
  /** Of the file, 0 to 100. */
  progress: z.number(),
  /** Times that it was taken up again. */
  interruptions: z.number(),
  /** Where in the file it goes on, a line counted from 1. */
  next_line: z.number(),
  /** Why it failed, as a sentence. */
  failure_text: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  rows: z.number(),
  taken: z.number(),
  /** Rows of which nothing was taken. */
  refused_rows: z.number(),
  /** Rows taken whose every value the source had already. */
  known_rows: z.number(),
  refused: z.array(Refusal),
  /** Contacts that the import made; null until its rows have their contacts, which takes a moment after its end. */
  new_contacts: z.number().nullable(),
  /** Contacts that were there before, and that rows of it were added to (`listJoinedContacts`); null until that is known. */
  joined_contacts: z.number().nullable(),
  /** How many refusals there are, listed or not. */
  refusals: z.number(),
})
export type ImportReport = z.infer<typeof ImportReport>

/**
 * Takes a CSV file in. Answers when all of it is taken; where that lasts, with how far it is: it goes on by itself, and so
 * it does when no answer comes.
 */
export const importCsv = endpoint({
  method: 'post',
  path: '/dashboard/import-csv',
  permission: 'data:add',
  body: ImportCsv,
  encoding: 'multipart',
  // Room for the form around the file.
  bodyBytesMax: IMPORT_BYTES_MAX + 16_384,
  returns: data(ImportReport),
})

/** The latest imports, those that go on and those that ended lately. */
export const listImports = endpoint({
  method: 'get',
  path: '/dashboard/imports',
  permission: 'data:view',
  query: pageQuery(10),
  returns: z.object({ data: z.array(ImportReport), pagination: Pagination }),
})

export const getImport = endpoint({
  method: 'get',
  path: '/dashboard/imports/:id',
  permission: 'data:view',
  params: IdParams,
  returns: data(ImportReport),
})

export const JoinedContact = z.object({
  contact_id: z.string(),
  kind: ContactKind,
  name: z.string().nullable(),
  /** Of a person. */
  organization: z.string().nullable(),
  /** Why rows were taken for this contact's. */
  reason: ContactMergeReason.nullable(),
})
export type JoinedContact = z.infer<typeof JoinedContact>

/** Contacts that the account had, and that rows of an import were added to. */
export const listJoinedContacts = endpoint({
  method: 'get',
  path: '/dashboard/imports/:id/joined',
  permission: 'data:view',
  params: IdParams,
  query: pageQuery(20),
  returns: z.object({ data: z.array(JoinedContact), pagination: Pagination }),
})

/** Everything of an import that was refused, also what its report does not list. */
export const exportRefused = endpoint({
  method: 'get',
  path: '/dashboard/imports/:id/refused',
  permission: 'data:view',
  params: IdParams,
  returns: nothing,
  file: 'text/csv',
})

const cell = (lengthMax: number) => cleanedLine().max(lengthMax).nullish()
const ManualContact = z.object({ email: cell(320), phone: cell(60), name: cell(200) })

export const AddManualData = z.object({
  source_name: SourceName,
  /** Rows without an email and a phone are left out. */
  contacts: z
    .array(ManualContact)
    .max(CONTACTS_MAX)
    .transform((contacts) => contacts.map((contact, index) => ({ ...contact, index })))
    .transform((contacts) => contacts.filter(({ email, phone }) => email || phone))
    .refine((contacts) => contacts.length > 0, 'Add at least one contact with an email or a phone'),
})
export type AddManualData = z.output<typeof AddManualData>

export const addManual = endpoint({
  method: 'post',
  path: '/dashboard/add-manual-data',
  permission: 'data:add',
  body: AddManualData,
  returns: data(Added),
})
