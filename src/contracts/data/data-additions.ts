import { z } from 'zod'
import { pluralize } from '../../lib/text/pluralize.ts'
import { LIST_FILE_NAME, WRONG_LIST_FILE } from '../../rules/data/list-file.ts'
import { LIST_DELIMITERS, LIST_ENCODINGS } from '../../rules/imports/list-encodings.ts'
import { FIELD_RULES, MERGE_RULES } from '../../rules/imports/merge-rules.ts'
import { ContactKind, LABEL_LENGTH_MAX } from '../contacts/contact.ts'
import { ContactMergeReason } from '../contacts/contact-details.ts'
import { CountryCode } from '../country-code.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { cleanedLine, singleLine } from '../plain-text.ts'

export const IMPORT_BYTES_MAX = 10 * 1024 * 1024
export const SOURCE_NAME_LENGTH_MAX = 120
export const CONTACTS_MAX = 500
/** The maximum number of rejected rows that an import's report lists; it counts all of them. */
export const REFUSALS_LISTED_MAX = 200
export const IMPORT_TAGS_MAX = 10

const SourceName = singleLine('Source name is required')
  .min(1, 'Source name is required')
  .max(SOURCE_NAME_LENGTH_MAX, `Source name must be at most ${SOURCE_NAME_LENGTH_MAX} characters`)

/**
 * What a column of an imported file holds: a kind of value that every contact can have, a field of the contact's own,
 * or nothing that is imported.
 */
export const COLUMN_USES = [
  'email',
  'phone',
  'name',
  'first_name',
  'last_name',
  'company',
  'job_title',
  'website',
  'profile',
  'twitter',
  'tags',
  'note',
  'address',
  'street',
  'city',
  'region',
  'postcode',
  'country',
  'field',
  'ignore',
] as const
export type ColumnUse = (typeof COLUMN_USES)[number]
const COLUMNS_MAX = 200

/** A form's field holds text, so the uses are a JSON array. */
const ColumnUses = singleLine()
  .max(COLUMNS_MAX * 16)
  .transform((text, issues) => {
    const uses = z.array(z.enum(COLUMN_USES)).min(1).max(COLUMNS_MAX).safeParse(parsedJson(text))
    if (uses.success) return uses.data
    issues.addIssue({ code: 'custom', message: 'Please choose what each column holds' })
    return z.NEVER
  })

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A form's field holds text, so the tags are a JSON array. */
const Tags = singleLine()
  .max(IMPORT_TAGS_MAX * 300)
  .transform((text, issues) => {
    const Tag = singleLine().max(LABEL_LENGTH_MAX)
    const tags = z.array(Tag).max(IMPORT_TAGS_MAX).safeParse(parsedJson(text))
    if (tags.success) return [...new Set(tags.data.filter((tag) => tag !== ''))]
    issues.addIssue({
      code: 'custom',
      message: `Please give at most ${IMPORT_TAGS_MAX} tags of ${LABEL_LENGTH_MAX} characters`,
    })
    return z.NEVER
  })

/** The file of an import, and how it is read. */
export const ListFile = z.object({
  csv_file: z
    .instanceof(File, { error: 'Please choose a CSV file' })
    .refine((file) => LIST_FILE_NAME.test(file.name), WRONG_LIST_FILE)
    .refine((file) => file.size > 0, 'The file is empty')
    .refine((file) => file.size <= IMPORT_BYTES_MAX, 'The file must be at most 10 MB'),
  /**
   * ISO 3166-1 alpha-2: the country assumed for numbers without `+` in rows that name none. Defaults to the account's.
   */
  country: z.union([CountryCode, z.literal('')]).optional(),
  /** What each column holds, from the left. Without it, headers and values decide. */
  columns: ColumnUses.optional(),
  /** The encoding of a CSV file, if the detected one is wrong. */
  encoding: z.enum(LIST_ENCODINGS, 'Choose the encoding').optional(),
  /** What is between the cells, if the detected one is wrong. */
  delimiter: z.enum(LIST_DELIMITERS, 'Choose what separates the columns').optional(),
  /** By what a row is merged into an existing contact. Without it, everything that identifies a contact decides. */
  merge_by: z.enum(MERGE_RULES, 'Choose how rows are merged').optional(),
  /** What changes in existing contacts. Without it, the usual precedence of sources decides. */
  existing: z.enum(FIELD_RULES, 'Choose what happens to existing contacts').optional(),
})

export const ImportCsv = ListFile.extend({
  source_name: SourceName,
  /** Tags of all imported contacts. */
  tags: Tags.optional(),
  /** The name of a list that all imported contacts are put on; it is created if there is none. */
  list: singleLine().max(LABEL_LENGTH_MAX).optional(),
})
export type ImportCsv = z.output<typeof ImportCsv>

/**
 * The number of new items per type from an import or a manual entry; values that the source already had are not new.
 */
export const Added = z.object({
  source_id: z.string().nullable(),
  total_emails: z.number(),
  total_phones: z.number(),
  total_names: z.number(),
  total_companies: z.number(),
})
export type Added = z.infer<typeof Added>

/** Formats `3 emails and 1 phone`. */
export const describeAdded = ({ total_emails, total_phones }: Pick<Added, 'total_emails' | 'total_phones'>): string =>
  `${pluralize(total_emails, 'email')} and ${pluralize(total_phones, 'phone')}`

export const Refusal = z.object({
  /** The line in the file, counted from 1. */
  line: z.number(),
  reason: z.string(),
  values: z.array(z.string()),
  /** Whether the rest of the row was imported. */
  is_partial: z.boolean(),
})
export type Refusal = z.infer<typeof Refusal>

/** How an import ended. */
export const CSV_IMPORT_OUTCOMES = ['finished', 'failed', 'cancelled'] as const
/** `interrupted`: its worker has crashed, and another will resume it shortly. `resumed`: another has. */
export const CSV_IMPORT_STATES = ['running', 'interrupted', 'resumed', ...CSV_IMPORT_OUTCOMES] as const

/** An import, complete or in progress. */
export const ImportReport = Added.extend({
  id: z.string(),
  file_name: z.string(),
  source_name: z.string(),
  state: z.enum(CSV_IMPORT_STATES),
  /** The processed share of the file, from 0 to 100. */
  progress: z.number(),
  /** How often it was resumed. */
  interruptions: z.number(),
  /** The line in the file at which it continues, counted from 1. */
  next_line: z.number(),
  /** Why it failed, as a sentence. */
  failure_text: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  rows: z.number(),
  taken: z.number(),
  /** Rows of which nothing was imported. */
  refused_rows: z.number(),
  /** Imported rows whose every value the source already had. */
  known_rows: z.number(),
  refused: z.array(Refusal),
  /** Contacts created by the import; null until its rows are assigned to contacts, shortly after it ends. */
  new_contacts: z.number().nullable(),
  /** Existing contacts to which its rows were added (`listJoinedContacts`); null until known. */
  joined_contacts: z.number().nullable(),
  /** The number of rejections, listed or not. */
  refusals: z.number(),
  /** The number of rows in the file; null if they were not counted. */
  total_rows: z.number().nullable(),
  /** Whether it can be undone now. */
  can_undo: z.boolean(),
  /** How far it is undone; null if it was not. */
  undo: z
    .object({
      state: z.enum(['running', 'done']),
      /** Contacts it had created and that are deleted. */
      removed: z.number(),
      /** Existing contacts without what it had added. */
      restored: z.number(),
      /** Contacts that stay, because someone has changed or used them since. */
      kept: z.number(),
    })
    .nullable(),
})
export type ImportReport = z.infer<typeof ImportReport>

/**
 * Imports a CSV file. Responds when the import is complete or, if that takes long, with the progress so far. The import
 * then continues, even if the client disconnects.
 */
export const importCsv = endpoint({
  method: 'post',
  path: '/dashboard/import-csv',
  permission: 'data:add',
  body: ImportCsv,
  encoding: 'multipart',
  // Allows for the form around the file.
  bodyBytesMax: IMPORT_BYTES_MAX + 16_384,
  returns: data(ImportReport),
})

/** The latest imports, running or recently ended. */
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
  /** For a person. */
  organization: z.string().nullable(),
  /** Why rows were matched to this contact. */
  reason: ContactMergeReason.nullable(),
})
export type JoinedContact = z.infer<typeof JoinedContact>

/** Lists existing contacts to which an import added rows. */
export const listJoinedContacts = endpoint({
  method: 'get',
  path: '/dashboard/imports/:id/joined',
  permission: 'data:view',
  params: IdParams,
  query: pageQuery(20),
  returns: z.object({ data: z.array(JoinedContact), pagination: Pagination }),
})

/** Exports every rejection of an import, including those that its report does not list. */
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
  /** Rows with neither an email nor a phone are skipped. */
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
