import { z } from 'zod'
import { pluralize } from '../../lib/text/pluralize.ts'
import { SourceType } from '../data/items.ts'
import { EmailCheck } from '../email-checks/email-checks.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { multiLine, singleLine } from '../plain-text.ts'
import {
  CONTACT_IDS_MAX,
  CONTACT_NAME_LENGTH_MAX,
  ContactKind,
  CUSTOM_FIELD_LENGTH_MAX,
  CUSTOM_FIELD_NAME,
  CUSTOM_FIELD_NAME_LENGTH_MAX,
  CUSTOM_FIELDS_MAX,
  NOTE_LENGTH_MAX,
} from './contact.ts'
import { ContactDetails } from './contact-details.ts'
import {
  ACTIVITIES,
  ACTIVITY_DAYS_MAX,
  ACTIVITY_MESSAGE,
  CONTACT_HAS,
  Country,
  Day,
  DEPARTMENTS,
  SENIORITIES,
  SENIORITY_MESSAGE,
  Words,
} from './contact-filter.ts'

const Name = singleLine().max(CONTACT_NAME_LENGTH_MAX, `Use at most ${CONTACT_NAME_LENGTH_MAX} characters`)

const orNone = <S extends z.ZodType<string>>(schema: S) =>
  z.union([schema, z.null()]).transform((value) => value || null)

const CustomFieldEdits = z
  .record(
    z
      .string()
      .max(CUSTOM_FIELD_NAME_LENGTH_MAX)
      .regex(CUSTOM_FIELD_NAME, 'Use lower-case letters, digits and underscores'),
    orNone(
      singleLine().max(CUSTOM_FIELD_LENGTH_MAX, {
        error: () => `Use at most ${pluralize(CUSTOM_FIELD_LENGTH_MAX, 'character')}`,
      }),
    ),
  )
  .refine((fields) => Object.keys(fields).length <= CUSTOM_FIELDS_MAX, `Use at most ${CUSTOM_FIELDS_MAX} fields`)

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
    /** Own fields by name; null or an empty text removes one. Fields that are not named stay. */
    fields: CustomFieldEdits.optional(),
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
  seniority: z.enum(SENIORITIES, SENIORITY_MESSAGE).optional(),
  department: z.enum(DEPARTMENTS).optional(),
  label_id: z.uuid().optional(),
  organization_id: z.uuid().optional(),
  source_id: z.uuid().optional(),
  crawl_id: z.uuid().optional(),
  source_type: SourceType.optional(),
  since: Day.optional(),
  until: Day.optional(),
  activity: z.enum(ACTIVITIES, ACTIVITY_MESSAGE).optional(),
  activity_campaign_id: z.uuid().optional(),
  activity_days: z.number().int().min(1).max(ACTIVITY_DAYS_MAX).optional(),
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

/** The id of a bulk action, for undoing it; null if it changed nothing. */
const actionId = z.string().nullable()

/**
 * Deletes contacts and the values that no other contact has. They leave every list right away, and are deleted for good
 * a few minutes later, unless the action is undone.
 */
export const deleteContacts = endpoint({
  method: 'delete',
  path: '/dashboard/contacts',
  permission: 'data:delete',
  body: z.object(chosen).refine(isChosen, CHOOSE).refine(isBounded, BOUND),
  returns: data(z.object({ deleted: z.number(), action_id: actionId })),
})

export const labelContacts = endpoint({
  method: 'post',
  path: '/dashboard/contacts/labels',
  permission: 'data:add',
  body: z
    .object({ ...chosen, label_id: z.uuid(), is_on: z.boolean() })
    .refine(isChosen, CHOOSE)
    .refine(isBounded, BOUND),
  returns: data(z.object({ changed: z.number(), action_id: actionId })),
})

/** Undoes a deletion, or a change of a list or tag, within a few minutes. 409 once that is no longer possible. */
export const undoContactAction = endpoint({
  method: 'post',
  path: '/dashboard/contact-actions/:id/undo',
  permission: 'data:add',
  params: IdParams,
  returns: data(z.object({ contacts: z.number() })),
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
