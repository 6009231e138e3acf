import { z } from 'zod'
import { ExtractionRule } from '../crawls/extraction-rules.ts'
import { ExtractionMethod, SourceType } from '../data/items.ts'
import { EmailCheck, MailboxKind } from '../email-checks/email-checks.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { multiLine, singleLine } from '../plain-text.ts'

export const CONTACT_KINDS = ['person', 'organization'] as const
export const ContactKind = z.enum(CONTACT_KINDS)
export type ContactKind = z.infer<typeof ContactKind>

export const PHONE_KINDS = ['voice', 'mobile', 'fax', 'whatsapp'] as const
export const PhoneKind = z.enum(PHONE_KINDS)
export type PhoneKind = z.infer<typeof PhoneKind>

/** A person or an organisation, with the best value of each kind. */
export const Contact = z.object({
  id: z.string(),
  kind: ContactKind,
  name: z.string().nullable(),
  job_title: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  confidence: z.number(),
})
export type Contact = z.infer<typeof Contact>

/** The limit for counting matches; above it, the response says "at least". */
export const CONTACTS_COUNTED_MAX = 10_000
export const CONTACT_IDS_MAX = 10_000
export const CONTACT_NAME_LENGTH_MAX = 200
export const NOTE_LENGTH_MAX = 4_000
export const LABELS_MAX = 200
export const LABEL_LENGTH_MAX = 60

export const LABEL_KINDS = ['list', 'tag'] as const
export const LabelKind = z.enum(LABEL_KINDS)
export type LabelKind = z.infer<typeof LabelKind>

export const ContactLabel = z.object({ id: z.string(), kind: LabelKind, name: z.string() })
export type ContactLabel = z.infer<typeof ContactLabel>

export const ContactProfile = z.object({ network: z.string(), url: z.string() })
export type ContactProfile = z.infer<typeof ContactProfile>

/** A contact of the account as lists show it. */
export const ListedContact = Contact.extend({
  /** For a person: the contact of their organisation, if it is one. */
  organization_id: z.string().nullable(),
  /** The check of `email`. */
  email_check: EmailCheck.nullable(),
  mailbox: MailboxKind.nullable(),
  phone_kind: PhoneKind.nullable(),
  /** Whether a likely address exists where none was found. */
  has_likely_email: z.boolean(),
  country: z.string().nullable(),
  /** The website it belongs to. */
  site: z.string().nullable(),
  profiles: z.array(ContactProfile),
  labels: z.array(ContactLabel),
  total_emails: z.number(),
  total_phones: z.number(),
  total_sources: z.number(),
  first_seen_at: z.string(),
  updated_at: z.string(),
})
export type ListedContact = z.infer<typeof ListedContact>

/** A select sends `all` or nothing when it does not filter. */
const orAll = <S extends z.ZodType>(schema: S) =>
  z
    .union([schema, z.literal('all'), z.literal('')])
    .optional()
    .transform((value): z.output<S> | undefined =>
      value === 'all' || value === '' ? undefined : (value as z.output<S> | undefined),
    )

/** Filters by what a contact has: a found address, a phone, either, neither, or only a likely address. */
export const CONTACT_HAS = ['email', 'phone', 'either', 'neither', 'likely'] as const
const Day = z.iso.date()
const Words = z.string().max(200)
const Country = z.string().regex(/^[A-Z]{2}$/, 'A country is its code of two letters')

/** The filter of lists, exports and bulk actions; all given conditions must hold. */
export const ContactFilter = z.object({
  kind: orAll(ContactKind),
  search: Words.optional().transform((text) => text || undefined),
  has: orAll(z.enum(CONTACT_HAS)),
  /** The check of the primary address; `unchecked` means there is none yet. */
  email_check: orAll(z.enum([...EmailCheck.options, 'unchecked'])),
  country: orAll(Country),
  /** Words that must all occur in the job title. */
  title: Words.optional().transform((text) => text || undefined),
  label_id: orAll(z.uuid()),
  /** People of one organisation. */
  organization_id: orAll(z.uuid()),
  source_id: orAll(z.uuid()),
  crawl_id: orAll(z.uuid()),
  source_type: orAll(SourceType),
  /** First seen on this day (UTC) or later, and on this day or earlier. */
  since: orAll(Day),
  until: orAll(Day),
})
export type ContactFilter = Partial<z.output<typeof ContactFilter>>

export const listContacts = endpoint({
  method: 'get',
  path: '/dashboard/contacts',
  permission: 'data:view',
  query: pageQuery(25).extend({
    ...ContactFilter.shape,
    /** Counts beyond `CONTACTS_COUNTED_MAX`, before a bulk action on every match. */
    count_all: z.stringbool().default(false),
  }),
  /** Reachable first. */
  returns: z.object({
    data: z.array(ListedContact),
    pagination: Pagination.extend({
      /** Whether more contacts match than `total`, which then is `CONTACTS_COUNTED_MAX`. */
      is_capped: z.boolean(),
    }),
    /** The account's newest contact, to pass as `up_to` to bulk actions. */
    newest_id: z.string().nullable(),
  }),
})

/**
 * Counts the matches of a filter per kind, ignoring the filter's own kind; each count is capped at
 * `CONTACTS_COUNTED_MAX`.
 */
export const countKinds = endpoint({
  method: 'get',
  path: '/dashboard/contact-counts',
  permission: 'data:view',
  query: ContactFilter,
  returns: data(z.object({ people: z.number(), organizations: z.number() })),
})

/** Lists the available filter values. */
export const readFacets = endpoint({
  method: 'get',
  path: '/dashboard/contact-facets',
  permission: 'data:view',
  returns: data(
    z.object({
      people: z.number(),
      organizations: z.number(),
      /** The most frequent, at most fifty. */
      countries: z.array(z.object({ country: z.string(), total: z.number() })),
      labels: z.array(ContactLabel.extend({ total: z.number() })),
    }),
  ),
})

/** Where a value of a contact was found. */
const ValueEvidence = z.object({
  source_name: z.string(),
  source_type: SourceType,
  crawl_id: z.string().nullable(),
  page_url: z.string().nullable(),
  snippet: z.string().nullable(),
  method: ExtractionMethod.nullable(),
  rule: ExtractionRule.nullable(),
  last_seen_at: z.string(),
})
const heldValue = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    item_id: z.string(),
    value: z.string(),
    normalized: z.string(),
    confidence: z.number(),
    first_seen_at: z.string(),
    /** The pages that show it, latest first, at most ten. */
    evidence: z.array(ValueEvidence),
    ...shape,
  })

export const CONTACT_MERGE_REASONS = [
  'same-name',
  'legal-form',
  'short-form',
  'acronym',
  'other-language',
  'with-town',
  'name-order',
  'initials',
  'title',
  'family-name',
  'same-email',
  'same-phone',
  'same-profile',
  'same-address',
  'site-name',
  'site-domain',
  'same-site',
  'same-organization',
  'by-hand',
] as const
export const ContactMergeReason = z.enum(CONTACT_MERGE_REASONS)
export type ContactMergeReason = z.infer<typeof ContactMergeReason>

/** How an organisation or a person relates to the site that names it. */
export const SITE_RELATIONS = [
  'owner',
  'member',
  'agency',
  'bank',
  'authority',
  'partner',
  'client',
  'mentioned',
] as const
export const SiteRelation = z.enum(SITE_RELATIONS)
export type SiteRelation = z.infer<typeof SiteRelation>

/** An occurrence of the contact in one source. */
export const ContactMention = z.object({
  /** The id to pass when splitting. */
  id: z.string(),
  source_id: z.string(),
  source_name: z.string(),
  source_type: SourceType,
  crawl_id: z.string().nullable(),
  site: z.string().nullable(),
  relation: SiteRelation,
  seen_at: z.string(),
  /** Why it was matched to the others; null for the one that created the contact. */
  reason: ContactMergeReason.nullable(),
  /** Each spelling of the name in that source, with the reason it was matched and the pages that show it. */
  parts: z.array(
    z.object({
      name: z.string(),
      reason: ContactMergeReason.nullable(),
      job_titles: z.array(z.string()),
      emails: z.array(z.string()),
      phones: z.array(z.string()),
      addresses: z.array(z.string()),
      pages: z.array(z.string()),
    }),
  ),
})
export type ContactMention = z.infer<typeof ContactMention>

/**
 * A change of a contact. `found`: a source found it first; `updated`: a source added something; `merged`, `split`,
 * `edited`: a person did it; `undone`: a person undid a change.
 */
export const CONTACT_CHANGE_KINDS = ['found', 'updated', 'merged', 'split', 'edited', 'undone'] as const
export const ContactChangeKind = z.enum(CONTACT_CHANGE_KINDS)
export type ContactChangeKind = z.infer<typeof ContactChangeKind>

export const ContactChange = z.object({
  id: z.string(),
  kind: ContactChangeKind,
  /** As a sentence. */
  text: z.string(),
  can_undo: z.boolean(),
  created_at: z.string(),
})
export type ContactChange = z.infer<typeof ContactChange>

/** A contact with all its data and the evidence for it. */
export const ContactDetails = ListedContact.extend({
  emails: z.array(
    heldValue({
      check: EmailCheck.nullable(),
      mailbox: MailboxKind.nullable(),
    }),
  ),
  phones: z.array(heldValue({ kind: PhoneKind })),
  addresses: z.array(heldValue({ country: z.string().nullable() })),
  /** Never counted as found: the site's address pattern suggests that it may exist. */
  likely_email: z
    .object({
      email: z.string(),
      /** Such as `first.last`. */
      pattern: z.string(),
      examples: z.array(z.string()),
      /** The check of the mailbox's domain. */
      check: EmailCheck.nullable(),
    })
    .nullable(),
  job_titles: z.array(z.string()),
  /** Names of fields that a person edited. */
  edited: z.array(z.string()),
  mentions: z.array(ContactMention),
  notes: z.array(z.object({ id: z.string(), text: z.string(), created_at: z.string() })),
  /** The latest first, at most fifty. */
  changes: z.array(ContactChange),
  /** For an organisation: the number of its people. */
  total_people: z.number(),
})
export type ContactDetails = z.infer<typeof ContactDetails>

export const getContact = endpoint({
  method: 'get',
  path: '/dashboard/contacts/:id',
  permission: 'data:view',
  params: IdParams,
  returns: data(ContactDetails),
})

const Name = singleLine().max(CONTACT_NAME_LENGTH_MAX, `Use at most ${CONTACT_NAME_LENGTH_MAX} characters`)
const orNone = <S extends z.ZodType<string>>(schema: S) =>
  z.union([schema, z.null()]).transform((value) => value || null)

/**
 * A person's edits of a contact. Omitted fields stay as found, null empties a field, and fields in `found_again` revert
 * to what the sources say.
 */
export const EditContact = z
  .object({
    name: Name.min(1, 'A contact needs a name').optional(),
    job_title: orNone(Name).optional(),
    company: orNone(Name).optional(),
    country: orNone(Country).optional(),
    found_again: z
      .array(z.enum(['name', 'job_title', 'company', 'country'], 'Name the fields to find again'))
      .max(4)
      .optional(),
    /** Values typed by hand; they are stored like any other data of the account. */
    add_email: z.email('Enter a valid email address').max(254).optional(),
    add_phone: singleLine().min(4).max(40).optional(),
    /** Items to detach from the contact; the values remain in the account. */
    remove_item_ids: z.array(z.uuid()).max(100).optional(),
    /** The item to prefer among those of its type. */
    prefer_item_id: z.uuid().optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'Change something')
export type EditContact = z.infer<typeof EditContact>

export const editContact = endpoint({
  method: 'put',
  path: '/dashboard/contacts/:id',
  permission: 'data:add',
  params: IdParams,
  body: EditContact,
  returns: data(ContactDetails),
})

/** The filter of a bulk action. Strict, so that a misspelt or empty filter does not select everything. */
const ActionFilter = z.strictObject({
  kind: ContactKind.optional(),
  search: Words.min(1).optional(),
  has: z.enum(CONTACT_HAS).optional(),
  email_check: z.enum([...EmailCheck.options, 'unchecked']).optional(),
  country: Country.optional(),
  title: Words.min(1).optional(),
  label_id: z.uuid().optional(),
  organization_id: z.uuid().optional(),
  source_id: z.uuid().optional(),
  crawl_id: z.uuid().optional(),
  source_type: SourceType.optional(),
  since: Day.optional(),
  until: Day.optional(),
})

const chosen = {
  contact_ids: z.array(z.uuid()).max(CONTACT_IDS_MAX).optional(),
  matching: ActionFilter.optional(),
  /** With a filter: the newest contact that was seen to match; later ones are not affected. */
  up_to: z.uuid().optional(),
}
const isChosen = (body: { contact_ids?: string[] | undefined; matching?: object | undefined }) =>
  Boolean(body.contact_ids?.length) !== Boolean(body.matching)
/** An empty filter may be a mistake, so a request that means everything must set `up_to`. */
const isBounded = ({ matching, up_to }: { matching?: object | undefined; up_to?: string | undefined }) =>
  !matching || Object.keys(matching).length > 0 || up_to !== undefined
const BOUND = { message: 'Say up to which contact', path: ['up_to'] }
const CHOOSE = { message: 'Name the contacts or a filter', path: ['contact_ids'] }

/** Deletes contacts and the values that no other contact has. */
export const deleteContacts = endpoint({
  method: 'delete',
  path: '/dashboard/contacts',
  permission: 'data:delete',
  body: z.object(chosen).refine(isChosen, CHOOSE).refine(isBounded, BOUND),
  returns: data(z.object({ deleted: z.number() })),
})

export const labelContacts = endpoint({
  method: 'post',
  path: '/dashboard/contacts/labels',
  permission: 'data:add',
  body: z
    .object({ ...chosen, label_id: z.uuid(), is_on: z.boolean() })
    .refine(isChosen, CHOOSE)
    .refine(isBounded, BOUND),
  returns: data(z.object({ changed: z.number() })),
})

/** Merges several contacts of one kind into the first. */
export const mergeContacts = endpoint({
  method: 'post',
  path: '/dashboard/contacts/merge',
  permission: 'data:add',
  body: z.object({
    into_id: z.uuid(),
    contact_ids: z.array(z.uuid()).min(1, 'Choose at least two contacts').max(50, 'Merge at most 50 at once'),
  }),
  returns: data(z.object({ id: z.string(), change_id: z.string() })),
})

/** Moves an occurrence, or some of its spellings, to a new contact. */
export const splitContact = endpoint({
  method: 'post',
  path: '/dashboard/contacts/:id/split',
  permission: 'data:add',
  params: IdParams,
  body: z.object({
    mention_id: z.string().max(1_000),
    /** When omitted, the whole occurrence. */
    names: z.array(z.string().max(1_000)).min(1).max(100).optional(),
  }),
  returns: data(z.object({ id: z.string(), change_id: z.string() })),
})

export const undoContactChange = endpoint({
  method: 'post',
  path: '/dashboard/contact-changes/:id/undo',
  permission: 'data:add',
  params: IdParams,
  /** The contact to show next. */
  returns: data(z.object({ id: z.string() })),
})

export const addNote = endpoint({
  method: 'post',
  path: '/dashboard/contacts/:id/notes',
  permission: 'data:add',
  params: IdParams,
  body: z.object({
    text: multiLine()
      .trim()
      .min(1, 'Write something')
      .max(NOTE_LENGTH_MAX, `Use at most ${NOTE_LENGTH_MAX} characters`),
  }),
  returns: data(z.object({ id: z.string(), text: z.string(), created_at: z.string() })),
})

export const deleteNote = endpoint({
  method: 'delete',
  path: '/dashboard/contact-notes/:id',
  permission: 'data:add',
  params: IdParams,
  returns: z.object({}),
})

const LabelName = singleLine()
  .min(1, 'A name is required')
  .max(LABEL_LENGTH_MAX, `Use at most ${LABEL_LENGTH_MAX} characters`)

export const addLabel = endpoint({
  method: 'post',
  path: '/dashboard/contact-labels',
  permission: 'data:add',
  body: z.object({ kind: LabelKind, name: LabelName }),
  returns: data(ContactLabel),
})

export const renameLabel = endpoint({
  method: 'put',
  path: '/dashboard/contact-labels/:id',
  permission: 'data:add',
  params: IdParams,
  body: z.object({ name: LabelName }),
  returns: data(ContactLabel),
})

/** Deletes the label; its contacts remain. */
export const deleteLabel = endpoint({
  method: 'delete',
  path: '/dashboard/contact-labels/:id',
  permission: 'data:add',
  params: IdParams,
  returns: z.object({}),
})

export const CONTACT_EXPORT_FORMATS = [
  'csv',
  'xlsx',
  'json',
  'vcf',
  'hubspot',
  'salesforce',
  'google',
  'mailchimp',
] as const
export const ContactExportFormat = z.enum(CONTACT_EXPORT_FORMATS)
export type ContactExportFormat = z.infer<typeof ContactExportFormat>

/** Exports the contacts that match the filter as a file. */
export const exportContacts = endpoint({
  method: 'get',
  path: '/dashboard/contacts/export',
  permission: 'data:export',
  query: ContactFilter.extend({
    format: ContactExportFormat.default('csv'),
    /** Includes likely addresses, marked as such. */
    include_likely: z.stringbool().default(false),
  }),
  returns: z.object({}),
  file: 'application/octet-stream',
})

/** Exports the selected contacts in the same way. */
export const exportChosenContacts = endpoint({
  method: 'post',
  path: '/dashboard/contacts/export',
  permission: 'data:export',
  body: z.object({
    contact_ids: z.array(z.uuid()).min(1).max(CONTACT_IDS_MAX),
    format: ContactExportFormat.default('csv'),
    include_likely: z.boolean().default(false),
  }),
  returns: z.object({}),
  file: 'application/octet-stream',
})
