import { z } from 'zod'
import { FIELD_NAME_LENGTH_MAX, fieldName } from '../../lib/text/field-name.ts'
import { LIST_FILE_NAME, WRONG_LIST_FILE } from '../../rules/data/list-file.ts'
import { ACTIVITIES, ACTIVITY_MESSAGE, type Activity } from '../contacts/contact-filter.ts'
import { CountryCode } from '../country-code.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { singleLine } from '../plain-text.ts'
import { RecipientChoice } from './campaign-input.ts'
import { RecipientEventKind, RecipientState } from './campaign-states.ts'
import { RECIPIENT_LIST_DEFAULT, RECIPIENTS_IMPORT_BYTES_MAX, SELECTED_MAX } from './limits.ts'
import { VariantName } from './steps.ts'

/** The result of adding recipients. Every named recipient is counted in one of these fields. */
export const AddedRecipients = z.object({
  added: z.number(),
  /** Already a recipient, or named twice. */
  known: z.number(),
  /** No address of the campaign's type, or an invalid one. */
  invalid: z.number(),
  /** On the suppression list, so not added. */
  suppressed: z.number(),
  /** Opted out of being collected, or erased. */
  refused: z.number(),
  total_recipients: z.number(),
})

export type AddedRecipients = z.infer<typeof AddedRecipients>

export const Recipient = z.object({
  id: z.string(),
  contact_id: z.string().nullable(),
  recipient_name: z.string().nullable(),
  recipient_email: z.string().nullable(),
  recipient_phone: z.string().nullable(),
  company: z.string().nullable(),
  status: RecipientState,
  /** As a sentence. */
  status_reason: z.string().nullable(),
  /** The subject that they got, if two were tested. */
  variant: VariantName.nullable(),
  /** Where the address is from, as `Crawl of acme.com`. */
  data_source: z.string(),
  consent: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  sent_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  opened_at: z.string().nullable(),
  clicked_at: z.string().nullable(),
  bounced_at: z.string().nullable(),
  complained_at: z.string().nullable(),
  replied_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
})

export type Recipient = z.infer<typeof Recipient>

export const RecipientEvent = z.object({
  id: z.string(),
  kind: RecipientEventKind,
  happened_at: z.string(),
  /** As a sentence, such as the server's response or the link. */
  text: z.string().nullable(),
  /** True for a scanner or an image proxy; excluded from every rate. */
  is_automatic: z.boolean(),
})

/** A source of recipients: a source of the account and how many addresses of each kind it has. */
export const DataSource = z.object({
  source_id: z.string(),
  source_type: z.enum(['crawl', 'import', 'manual']),
  display_name: z.string(),
  email_count: z.number(),
  phone_count: z.number(),
})

export type DataSource = z.infer<typeof DataSource>

export const listDataSources = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/data-sources',
  permission: 'campaigns:view',
  returns: data(z.object({ data_sources: z.array(DataSource) })),
})

/** A contact as the selection dialog shows it. */
export const SelectableContact = z.object({
  id: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  name: z.string().nullable(),
  website_url: z.string().nullable(),
  is_suppressed: z.boolean(),
})

export type SelectableContact = z.infer<typeof SelectableContact>

export const listSourceContacts = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/data-source-contacts',
  permission: 'campaigns:view',
  query: pageQuery(100).extend({
    source_type: z.enum(['crawl', 'import', 'manual', 'all']).default('all'),
    data_type: z.enum(['emails', 'phones']).default('emails'),
    source_id: z.union([z.uuid(), z.literal('')]).optional(),
    search: z.string().max(200).optional(),
  }),
  returns: data(z.object({ contacts: z.array(SelectableContact), pagination: Pagination })),
})

/** A merge field as messages name it. */
const MergeFieldName = singleLine()
  .max(FIELD_NAME_LENGTH_MAX)
  .transform(fieldName)
  .refine((name) => name !== '', 'Name a field')
/** Which of a campaign's recipients are meant. */
const recipientFilter = {
  status: z.union([RecipientState, z.literal('all'), z.literal('')]).optional(),
  /** What they did with the message: `not_…` are those who got it and did not. */
  activity: z.enum([...ACTIVITIES, 'all', ''], ACTIVITY_MESSAGE).optional(),
  search: z.string().max(200).optional(),
}

/** `latest`: those who did it last come first; without an activity, those whose message was sent last. */
export const RECIPIENT_ORDERS = ['added', 'latest'] as const

export const listRecipients = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/:id/recipients',
  permission: 'campaigns:view',
  params: IdParams,
  query: pageQuery(RECIPIENT_LIST_DEFAULT).extend({
    ...recipientFilter,
    /** Only recipients without this merge field. */
    missing: MergeFieldName.optional(),
    order: z.enum(RECIPIENT_ORDERS).default('added'),
  }),
  returns: data(z.object({ recipients: z.array(Recipient), pagination: Pagination })),
})

export type RecipientCounts = Record<Activity, number>

/** How many recipients did what with the message. */
export const countRecipients = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/:id/recipient-counts',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(z.record(z.enum(ACTIVITIES), z.number())),
})

export const addRecipients = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/:id/recipients',
  permission: 'campaigns:edit',
  params: IdParams,
  body: RecipientChoice,
  returns: data(AddedRecipients),
})

export const addSelectedContacts = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/:id/selected-contacts',
  permission: 'campaigns:edit',
  params: IdParams,
  body: RecipientChoice.pick({ selected_contacts: true, consent: true }),
  returns: data(AddedRecipients),
})

/** Removes recipients to whom nothing has been sent yet: those named, or those without a merge field. */
export const removeRecipients = endpoint({
  method: 'delete',
  path: '/dashboard/campaigns/:id/recipients',
  permission: 'campaigns:edit',
  params: IdParams,
  body: z
    .object({
      recipient_ids: z.array(z.uuid()).min(1, 'Choose at least one recipient').max(SELECTED_MAX).optional(),
      missing: MergeFieldName.optional(),
    })
    .refine(({ recipient_ids, missing }) => (recipient_ids === undefined) !== (missing === undefined), {
      message: 'Choose at least one recipient',
      path: ['recipient_ids'],
    }),
  returns: data(z.object({ removed: z.number() })),
})

export const ImportRecipients = z.object({
  csv_file: z
    .instanceof(File, { error: 'Please choose a CSV file' })
    .refine((file) => LIST_FILE_NAME.test(file.name), WRONG_LIST_FILE)
    .refine((file) => file.size > 0, 'The file is empty')
    .refine((file) => file.size <= RECIPIENTS_IMPORT_BYTES_MAX, 'The file must be at most 10 MB'),
  /**
   * JSON that maps a column name to `email`, `phone`, `name`, `company`, a custom field name, or null to skip it. When
   * omitted, the headers decide.
   */
  mapping: z.string().max(20_000).optional(),
  /**
   * ISO 3166-1 alpha-2: the country assumed for numbers without `+` in rows that name none. Defaults to the account's.
   */
  country: z.union([CountryCode, z.literal('')]).optional(),
  consent: singleLine().max(300).optional(),
})

export const importRecipients = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/:id/import-recipients',
  permission: 'campaigns:edit',
  params: IdParams,
  body: ImportRecipients,
  encoding: 'multipart',
  bodyBytesMax: RECIPIENTS_IMPORT_BYTES_MAX + 32_768,
  returns: data(
    AddedRecipients.extend({
      rows: z.number(),
      /** The columns as interpreted. */
      columns: z.array(z.object({ name: z.string(), field: z.string().nullable() })),
      /** The first rejected rows, at most 200. */
      refused: z.array(z.object({ line: z.number(), reason: z.string(), values: z.array(z.string()) })),
      /** The number of rejected rows, listed or not. */
      refused_rows: z.number(),
      /** Rows of people who opted out of being collected, or were erased. */
      opted_out: z.number(),
    }),
  ),
})

/** Adds the account's own addresses, to test the campaign. */
export const addTestRecipients = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/:id/add-test-recipients',
  permission: 'campaigns:edit',
  params: IdParams,
  returns: data(AddedRecipients),
})

/** Records a person's decision about messages in state `unknown`. */
export const decideUnknown = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/:id/decide-unknown',
  permission: 'campaigns:send',
  params: IdParams,
  body: z.object({
    recipient_ids: z.array(z.uuid()).min(1).max(SELECTED_MAX),
    /** `sent`: it arrived. `send_again`: it did not arrive, so send it again. */
    as: z.enum(['sent', 'send_again'], 'Say what became of it'),
  }),
  returns: data(z.object({ decided: z.number() })),
})

export const listRecipientEvents = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/:id/recipients/:recipient_id/events',
  permission: 'campaigns:view',
  params: IdParams.extend({ recipient_id: z.uuid() }),
  returns: data(z.array(RecipientEvent)),
})

/** Exports recipients with their results, their source and their consent. */
export const exportRecipients = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/:id/recipients/export',
  permission: 'campaigns:view',
  params: IdParams,
  query: z.object(recipientFilter),
  returns: nothing,
  file: 'text/csv',
})
