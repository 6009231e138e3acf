import { z } from 'zod'
import { SendingWindow, SubjectTest } from './campaign-settings.ts'
import { changeOf } from './change-of.ts'
import { ContactFilter } from './contacts.ts'
import { CountryCode } from './country-code.ts'
import { httpUrl } from './crawls.ts'
import { data, endpoint, IdParams, nothing } from './endpoint.ts'
import { LIST_FILE_NAME, WRONG_LIST_FILE } from './list-file.ts'
import { Pagination, pageQuery } from './pagination.ts'
import { cleanedLine, multiLine, singleLine } from './plain-text.ts'
import { Channel } from './senders.ts'

export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'failed', 'cancelled'] as const
export const CampaignStatus = z.enum(CAMPAIGN_STATUSES)
export type CampaignStatus = z.infer<typeof CampaignStatus>

/**
 * `claimed`: a batch has it. `sending`: it is being handed over now. `unknown`: whoever handed it over was not told whether it arrived, so it is not sent
 * again until a person says so. `skipped`: never sent, with its reason (suppressed, no consent, erased).
 */
export const RECIPIENT_STATES = [
  'pending',
  'claimed',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'failed',
  'skipped',
  'unknown',
] as const
export const RecipientState = z.enum(RECIPIENT_STATES)
export type RecipientState = z.infer<typeof RecipientState>

/** What happens to a message and whoever gets it. */
export const RECIPIENT_EVENTS = [
  'sent',
  'deferred',
  'delivered',
  'bounced',
  'failed',
  'skipped',
  'unknown',
  'opened',
  'clicked',
  'unsubscribed',
  'complained',
  'replied',
] as const
export const RecipientEventKind = z.enum(RECIPIENT_EVENTS)
export type RecipientEventKind = z.infer<typeof RecipientEventKind>

export const CAMPAIGN_NAME_LENGTH_MAX = 200
export const SUBJECT_LENGTH_MAX = 250
export const CONTENT_LENGTH_MAX = 500_000
export const BATCH_SIZE_MAX = 1_000
export const BATCH_DELAY_SECONDS_MAX = 60
export const RECIPIENTS_MAX = 200_000
export const RECIPIENTS_IMPORT_BYTES_MAX = 10 * 1024 * 1024
export const SELECTED_MAX = 10_000
export const CAMPAIGN_LIST_DEFAULT = 15
export const RECIPIENT_LIST_DEFAULT = 20
/** An automatic pause: more than so many percent bounced, once so many were sent. */
export const BOUNCE_PAUSE = { percent: 5, afterSent: 200 } as const
/** Another one: so many messages in a row, none of which went out. */
export const ERRORS_IN_A_ROW = 20

export const CampaignStatistics = z.object({
  total_recipients: z.number(),
  pending_count: z.number(),
  sent_count: z.number(),
  delivered_count: z.number(),
  opened_count: z.number(),
  clicked_count: z.number(),
  bounced_count: z.number(),
  failed_count: z.number(),
  skipped_count: z.number(),
  unknown_count: z.number(),
  unsubscribed_count: z.number(),
  complained_count: z.number(),
})
export type CampaignStatistics = z.infer<typeof CampaignStatistics>

/** In percent; null where there is nothing to divide by. */
export const CampaignRates = z.object({
  delivery_rate: z.number().nullable(),
  open_rate: z.number().nullable(),
  click_rate: z.number().nullable(),
  bounce_rate: z.number().nullable(),
  complaint_rate: z.number().nullable(),
})
export type CampaignRates = z.infer<typeof CampaignRates>

export const CampaignCompliance = z.object({
  /** 0 good to 100 bad; null until it was checked. */
  spam_score: z.number().nullable(),
  passed_spam_check: z.boolean(),
  gdpr_compliant: z.boolean(),
  can_spam_compliant: z.boolean(),
})

const shownFields = {
  id: z.string(),
  name: z.string(),
  type: Channel,
  subject: z.string().nullable(),
  email_config_id: z.string().nullable(),
  sms_config_id: z.string().nullable(),
  sender_name: z.string().nullable(),
  status: CampaignStatus,
  /** Why it was paused or failed, as a sentence. */
  status_reason: z.string().nullable(),
  statistics: CampaignStatistics,
  rates: CampaignRates,
  compliance: CampaignCompliance,
  /** Without it nobody knows who opened or clicked, and the rate of it is null. */
  track_opens: z.boolean(),
  track_clicks: z.boolean(),
  /** How many follow-ups it has (`follow-ups.ts`). */
  follow_up_count: z.number(),
  scheduled_at: z.string().nullable(),
  started_at: z.string().nullable(),
  /** When the last message went out. */
  sent_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}
export const ListedCampaign = z.object(shownFields)
export type ListedCampaign = z.infer<typeof ListedCampaign>

export const Campaign = ListedCampaign.extend({
  content: z.string(),
  /** The plain part of an email; null makes one of `content`. */
  text_content: z.string().nullable(),
  require_opt_in: z.boolean(),
  one_per_organization: z.boolean(),
  include_unsubscribe: z.boolean(),
  unsubscribe_url: z.string().nullable(),
  batch_size: z.number(),
  /** Seconds. */
  batch_delay: z.number(),
  subject_b: z.string().nullable(),
  subject_test: SubjectTest.nullable(),
  /** Of the two subjects, once that is settled. */
  subject_winner: z.enum(['a', 'b']).nullable(),
  /** By what it won, which is another than `subject_test` says where opens meant little; null while none won, and of old ones. */
  subject_decided_by: SubjectTest.shape.by.unwrap().nullable(),
  /** When messages may go out; null is always. */
  window: SendingWindow.nullable(),
  /** Fields that recipients have, to merge. */
  merge_fields: z.array(z.string()),
})
export type Campaign = z.infer<typeof Campaign>

const OptionalId = z
  .union([z.uuid(), z.literal(''), z.null()])
  .optional()
  .transform((id) => id || null)
const OptionalUrl = z
  .union([z.literal(''), httpUrl(z.string().trim().max(2000)), z.null()])
  .optional()
  .transform((url) => url || null)

/** One line; blank is none. */
export const SubjectLine = singleLine()
  .max(SUBJECT_LENGTH_MAX, `Use at most ${SUBJECT_LENGTH_MAX} characters`)
  .nullish()
  .transform((text) => text || null)

const campaignFields = {
  name: singleLine('Name is required')
    .min(1, 'Name is required')
    .max(CAMPAIGN_NAME_LENGTH_MAX, `Use at most ${CAMPAIGN_NAME_LENGTH_MAX} characters`),
  type: Channel.default('email'),
  subject: SubjectLine,
  /** Another one that is tried beside it (`subject_test`). */
  subject_b: SubjectLine,
  subject_test: SubjectTest.nullish().transform((test) => test ?? null),
  window: SendingWindow.nullish().transform((window) => window ?? null),
  content: multiLine('Content is required')
    .max(CONTENT_LENGTH_MAX, 'The content is too long')
    .refine((text) => text.trim() !== '', 'Content is required'),
  text_content: multiLine()
    .max(CONTENT_LENGTH_MAX, 'The content is too long')
    .nullish()
    .transform((text) => text || null),
  email_config_id: OptionalId,
  sms_config_id: OptionalId,
  require_opt_in: z.boolean().default(true),
  /** Of several addresses of one organisation the first gets the message; the others are left out and counted. */
  one_per_organization: z.boolean().default(true),
  include_unsubscribe: z.boolean().default(true),
  unsubscribe_url: OptionalUrl,
  track_opens: z.boolean().default(false),
  track_clicks: z.boolean().default(false),
  batch_size: z.coerce
    .number()
    .int()
    .min(1, 'At least 1')
    .max(BATCH_SIZE_MAX, `At most ${BATCH_SIZE_MAX}`)
    .default(100),
  batch_delay: z.coerce
    .number()
    .int()
    .min(1, 'At least 1')
    .max(BATCH_DELAY_SECONDS_MAX, `At most ${BATCH_DELAY_SECONDS_MAX}`)
    .default(1),
}
type Sender = { type: Channel; subject: string | null; email_config_id: string | null; sms_config_id: string | null }
/** What each kind needs (spec 3, section 5). */
function checkKind(body: Sender, check: z.RefinementCtx): void {
  const missing: [boolean, keyof Sender, string][] =
    body.type === 'email'
      ? [
          [!body.subject, 'subject', 'Subject is required'],
          [!body.email_config_id, 'email_config_id', 'Choose an email configuration'],
        ]
      : [[!body.sms_config_id, 'sms_config_id', 'Choose an SMS configuration']]
  for (const [isMissing, field, message] of missing)
    if (isMissing) check.addIssue({ code: 'custom', path: [field], message })
}

/** Which contacts of the account are meant: some by their ids, or all that a filter of the address book chooses. */
export const RecipientChoice = z.object({
  /** Contacts, by their ids. */
  selected_contacts: z.array(z.uuid()).max(SELECTED_MAX, `Choose at most ${SELECTED_MAX} one by one`).default([]),
  /** A segment: all contacts that a filter of the address book chooses when they are added. */
  segment: z.object(ContactFilter.shape).nullish(),
  /** Typed by hand; rows without an address of the campaign's kind are left out. */
  manual: z
    .array(
      z.object({
        email: cleanedLine().max(320).nullish(),
        phone: cleanedLine().max(60).nullish(),
        name: cleanedLine().max(200).nullish(),
        company: cleanedLine().max(200).nullish(),
      }),
    )
    .max(500)
    .default([]),
  /** That whoever adds them says they agreed to be written to, and how; kept with each as its consent. */
  consent: singleLine().max(300).nullish(),
})
export type RecipientChoice = z.output<typeof RecipientChoice>

export const CreateCampaign = z.object({ ...campaignFields, ...RecipientChoice.shape }).superRefine(checkKind)
export type CreateCampaign = z.output<typeof CreateCampaign>
/** A campaign without its recipients. */
export const CampaignContent = z.object(campaignFields).superRefine(checkKind)
export type CampaignContent = z.output<typeof CampaignContent>
/** What is left out stays; recipients are not changed by it. */
export const UpdateCampaign = changeOf({
  ...campaignFields,
  subject_test: changeOf(SubjectTest.shape).nullable(),
  window: changeOf(SendingWindow.shape).nullable(),
})
export type UpdateCampaign = z.output<typeof UpdateCampaign>

/** What came of adding recipients. Nobody who was named is left out without being counted in one of these. */
export const AddedRecipients = z.object({
  added: z.number(),
  /** They were among the recipients already, or were named twice. */
  known: z.number(),
  /** No address of the campaign's kind, or one that is none. */
  invalid: z.number(),
  /** On the suppression list: they stay off the campaign. */
  suppressed: z.number(),
  /** Asked never to be collected, or were erased. */
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
  /** Which subject they got, where two were tried. */
  variant: z.enum(['a', 'b']).nullable(),
  /** Where the address is from, as `Crawl of acme.com`. */
  data_source: z.string(),
  consent: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  sent_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  opened_at: z.string().nullable(),
  clicked_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
})
export type Recipient = z.infer<typeof Recipient>

export const RecipientEvent = z.object({
  id: z.string(),
  kind: RecipientEventKind,
  happened_at: z.string(),
  /** As a sentence: the server's answer, the link. */
  text: z.string().nullable(),
  /** A scanner's or an image proxy's, and in no rate. */
  is_automatic: z.boolean(),
})

const base = '/dashboard/campaigns'
const view = 'campaigns:view'
const edit = 'campaigns:edit'
const send = 'campaigns:send'
const one = data(z.object({ campaign: Campaign }))

export const listCampaigns = endpoint({
  method: 'get',
  path: base,
  permission: view,
  query: pageQuery(CAMPAIGN_LIST_DEFAULT).extend({
    status: z.union([CampaignStatus, z.literal('all'), z.literal('')]).optional(),
    type: z.union([Channel, z.literal('all'), z.literal('')]).optional(),
    search: z.string().max(200).optional(),
  }),
  returns: data(z.object({ campaigns: z.array(ListedCampaign), pagination: Pagination })),
})
export const createCampaign = endpoint({
  method: 'post',
  path: base,
  permission: edit,
  body: CreateCampaign,
  status: 201,
  returns: data(z.object({ campaign: Campaign, recipients: AddedRecipients })),
})

/** Where recipients can be taken from: sources of the account and how many addresses of each kind they have. */
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
  path: `${base}/data-sources`,
  permission: view,
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
  path: `${base}/data-source-contacts`,
  permission: view,
  query: pageQuery(100).extend({
    source_type: z.enum(['crawl', 'import', 'manual', 'all']).default('all'),
    data_type: z.enum(['emails', 'phones']).default('emails'),
    source_id: z.union([z.uuid(), z.literal('')]).optional(),
    search: z.string().max(200).optional(),
  }),
  returns: data(z.object({ contacts: z.array(SelectableContact), pagination: Pagination })),
})

export const getCampaign = endpoint({
  method: 'get',
  path: `${base}/:id`,
  permission: view,
  params: IdParams,
  returns: one,
})
/** @throws conflict unless it is a draft, scheduled or paused; of a paused one only name, content and pace change */
export const updateCampaign = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: edit,
  params: IdParams,
  body: UpdateCampaign,
  returns: one,
})
/** Drafts, sent, failed and cancelled ones. */
export const deleteCampaign = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: edit,
  params: IdParams,
  returns: nothing,
})
/** Begins to send, now or at `scheduled_at`; freezes who gets it. */
export const sendCampaign = endpoint({
  method: 'post',
  path: `${base}/:id/send`,
  permission: send,
  params: IdParams,
  body: z.object({ scheduled_at: z.iso.datetime({ offset: true }).nullish() }).prefault({}),
  returns: one,
})
const actOn = (verb: 'pause' | 'resume' | 'cancel') =>
  endpoint({ method: 'post', path: `${base}/:id/${verb}`, permission: send, params: IdParams, returns: one })
export const pauseCampaign = actOn('pause')
export const resumeCampaign = actOn('resume')
export const cancelCampaign = actOn('cancel')
/**
 * A campaign that ended becomes a draft. Of a sent one `all` recipients wait again, or those alone whom it `failed` to reach and who may still be written to; of
 * a failed one only those who got nothing.
 */
export const resendCampaign = endpoint({
  method: 'post',
  path: `${base}/:id/resend`,
  permission: send,
  params: IdParams,
  body: z.object({ recipients: z.enum(['all', 'failed'], 'Say who gets it again').default('all') }).prefault({}),
  returns: one,
})
export const duplicateCampaign = endpoint({
  method: 'post',
  path: `${base}/:id/duplicate`,
  permission: edit,
  params: IdParams,
  body: z.object({ name: campaignFields.name, with_recipients: z.boolean().default(false) }),
  status: 201,
  returns: one,
})
/** Of the campaign's recipients, each counted once by what became of the campaign's own message. */
export const CampaignProgress = z.object({
  campaign_status: CampaignStatus,
  total_recipients: z.number(),
  sent_count: z.number(),
  failed_count: z.number(),
  sent_at: z.string().nullable(),
  updated_at: z.string(),
})
export const getCampaignStatus = endpoint({
  method: 'get',
  path: `${base}/:id/status`,
  permission: view,
  params: IdParams,
  returns: data(CampaignProgress),
})
export const getCampaignProgress = endpoint({
  method: 'get',
  path: `${base}/:id/progress`,
  permission: view,
  params: IdParams,
  returns: data(
    z.object({
      progress: CampaignProgress.extend({
        pending_count: z.number(),
        skipped_count: z.number(),
        unknown_count: z.number(),
        /** Messages of the campaign and its follow-ups; a follow-up's are added as the messages before it go out. */
        messages: z.object({ total: z.number(), sent: z.number(), failed: z.number(), pending: z.number() }),
        /** 0 to 100, of the messages. */
        percent: z.number(),
        /** When it will be through, by the limits of its sender and what else it sends; null when it is not sending. */
        finishes_at: z.string().nullable(),
      }),
    }),
  ),
})

/** What stands in the way of sending, and what should be looked at. */
export const CampaignValidation = z.object({
  can_send: z.boolean(),
  problems: z.array(z.object({ code: z.string(), text: z.string() })),
  advice: z.array(z.object({ code: z.string(), text: z.string() })),
  /** Recipients that would get it now, and those that would be left out, by the reason. */
  recipients: z.object({
    total: z.number(),
    sendable: z.number(),
    /** On the suppression list, or they unsubscribed at another address of theirs. */
    suppressed: z.number(),
    /** Opted out of being collected, or were erased. */
    refused: z.number(),
    without_consent: z.number(),
    /** They answered, or an earlier message to them bounced. */
    stopped: z.number(),
    /** Further addresses of organisations of which another address gets it. */
    same_organization: z.number(),
  }),
  /** If it began now. */
  forecast: z
    .object({ finishes_at: z.string(), batches: z.number(), limited_by: z.enum(['batches', 'hour', 'day']) })
    .nullable(),
  /** Of a text message: how many parts the longest comes to. */
  sms_parts: z.number().nullable(),
  /** Of a text message: how many parts all of them come to, which is what providers bill; of many recipients, as the first ones have it. */
  sms_parts_total: z.number().nullable(),
})
export type CampaignValidation = z.infer<typeof CampaignValidation>
export const validateCampaign = endpoint({
  method: 'get',
  path: `${base}/:id/validate`,
  permission: view,
  params: IdParams,
  returns: data(z.object({ validation: CampaignValidation })),
})

/** A message as a recipient would get it. */
export const previewCampaign = endpoint({
  method: 'post',
  path: `${base}/preview`,
  permission: view,
  impersonation: 'allowed',
  body: z.object({
    type: Channel,
    subject: singleLine().max(SUBJECT_LENGTH_MAX).nullish(),
    content: multiLine().max(CONTENT_LENGTH_MAX),
    text_content: multiLine().max(CONTENT_LENGTH_MAX).nullish(),
    email_config_id: OptionalId,
    /** Who it would go out by: that decides how a text message ends. */
    sms_config_id: OptionalId,
    include_unsubscribe: z.boolean().nullish(),
    /** Whose fields are merged in; left out, an example's. */
    campaign_id: z.uuid().nullish(),
    recipient_id: z.uuid().nullish(),
  }),
  returns: data(
    z.object({
      subject: z.string(),
      html: z.string().nullable(),
      text: z.string(),
      /** Fields that are named and that the recipient has not, without a fallback. */
      missing: z.array(z.string()),
      sms: z.object({ encoding: z.enum(['gsm7', 'ucs2']), units: z.number(), parts: z.number() }).nullable(),
    }),
  ),
})
/** Sends one message to an address of one's own; it counts against the sender's limits and nowhere else. */
export const sendTestMessage = endpoint({
  method: 'post',
  path: `${base}/:id/test`,
  permission: send,
  params: IdParams,
  body: z.object({ to: singleLine().min(3).max(254), recipient_id: z.uuid().nullish() }),
  returns: nothing,
})

export const listRecipients = endpoint({
  method: 'get',
  path: `${base}/:id/recipients`,
  permission: view,
  params: IdParams,
  query: pageQuery(RECIPIENT_LIST_DEFAULT).extend({
    status: z.union([RecipientState, z.literal('all'), z.literal('')]).optional(),
    search: z.string().max(200).optional(),
  }),
  returns: data(z.object({ recipients: z.array(Recipient), pagination: Pagination })),
})
export const addRecipients = endpoint({
  method: 'post',
  path: `${base}/:id/recipients`,
  permission: edit,
  params: IdParams,
  body: RecipientChoice,
  returns: data(AddedRecipients),
})
export const addSelectedContacts = endpoint({
  method: 'post',
  path: `${base}/:id/selected-contacts`,
  permission: edit,
  params: IdParams,
  body: RecipientChoice.pick({ selected_contacts: true, consent: true }),
  returns: data(AddedRecipients),
})
/** Those that nothing was sent to yet. */
export const removeRecipients = endpoint({
  method: 'delete',
  path: `${base}/:id/recipients`,
  permission: edit,
  params: IdParams,
  body: z.object({ recipient_ids: z.array(z.uuid()).min(1, 'Choose at least one recipient').max(SELECTED_MAX) }),
  returns: data(z.object({ removed: z.number() })),
})
export const ImportRecipients = z.object({
  csv_file: z
    .instanceof(File, { error: 'Please choose a CSV file' })
    .refine((file) => LIST_FILE_NAME.test(file.name), WRONG_LIST_FILE)
    .refine((file) => file.size > 0, 'The file is empty')
    .refine((file) => file.size <= RECIPIENTS_IMPORT_BYTES_MAX, 'The file must be at most 10 MB'),
  /** JSON of column name to `email`, `phone`, `name`, `company`, a field's own name, or null to leave it out; left out, headers tell. */
  mapping: z.string().max(20_000).optional(),
  /** ISO 3166-1 alpha-2: where numbers without `+` are dialled in rows that name no country; left out, the account's. */
  country: z.union([CountryCode, z.literal('')]).optional(),
  consent: singleLine().max(300).optional(),
})
export const importRecipients = endpoint({
  method: 'post',
  path: `${base}/:id/import-recipients`,
  permission: edit,
  params: IdParams,
  body: ImportRecipients,
  encoding: 'multipart',
  bodyBytesMax: RECIPIENTS_IMPORT_BYTES_MAX + 32_768,
  returns: data(
    AddedRecipients.extend({
      rows: z.number(),
      /** Columns as they were read. */
      columns: z.array(z.object({ name: z.string(), field: z.string().nullable() })),
      /** The first rows that were refused, at most 200. */
      refused: z.array(z.object({ line: z.number(), reason: z.string(), values: z.array(z.string()) })),
      /** How many there are, listed or not. */
      refused_rows: z.number(),
      /** Rows of people who asked never to be collected, or were erased. */
      opted_out: z.number(),
    }),
  ),
})
/** Adds the account's own addresses, to try the campaign on. */
export const addTestRecipients = endpoint({
  method: 'post',
  path: `${base}/:id/add-test-recipients`,
  permission: edit,
  params: IdParams,
  returns: data(AddedRecipients),
})
/** A person says what became of a message of which nobody knows. */
export const decideUnknown = endpoint({
  method: 'post',
  path: `${base}/:id/decide-unknown`,
  permission: send,
  params: IdParams,
  body: z.object({
    recipient_ids: z.array(z.uuid()).min(1).max(SELECTED_MAX),
    /** `sent`: it arrived. `send_again`: it did not, and is sent once more. */
    as: z.enum(['sent', 'send_again'], 'Say what became of it'),
  }),
  returns: data(z.object({ decided: z.number() })),
})
export const listRecipientEvents = endpoint({
  method: 'get',
  path: `${base}/:id/recipients/:recipient_id/events`,
  permission: view,
  params: IdParams.extend({ recipient_id: z.uuid() }),
  returns: data(z.array(RecipientEvent)),
})
/** Recipients with what became of them, their source and their consent. */
export const exportRecipients = endpoint({
  method: 'get',
  path: `${base}/:id/recipients/export`,
  permission: view,
  params: IdParams,
  query: z.object({ status: z.union([RecipientState, z.literal('all'), z.literal('')]).optional() }),
  returns: nothing,
  file: 'text/csv',
})

/** What became of a campaign: of its own messages. What its follow-ups came to stands in `steps`, the campaign itself the first of them. */
export const CampaignAnalytics = z.object({
  /** `delivered` as the rate counts them: a mail that was taken and did not come back, a text message of which the provider says so. */
  delivery_stats: z.object({ sent: z.number(), delivered: z.number(), bounced: z.number(), failed: z.number() }),
  engagement_stats: z.object({
    opened: z.number(),
    clicked: z.number(),
    unsubscribed: z.number(),
    complained: z.number(),
  }),
  rates: CampaignRates,
  /** Messages that nobody is known to have opened, and whose pictures a program loaded by itself; whether they are so many that opens say little of people. */
  prefetches: z.object({ messages: z.number(), opens_mean_little: z.boolean() }),
  /** By day in UTC, without gaps. */
  timeline: z.array(
    z.object({ date: z.string(), sent: z.number(), delivered: z.number(), opened: z.number(), clicked: z.number() }),
  ),
  /** Links of the content, the most clicked first; people, not clicks. */
  links: z.array(z.object({ url: z.string(), clicks: z.number() })),
  /** Of the campaign and each follow-up; their recipients are read by the step's id. */
  steps: z.array(
    z.object({
      id: z.string(),
      /** 1 is the campaign itself. */
      step: z.number(),
      subject: z.string().nullable(),
      statistics: CampaignStatistics,
      rates: CampaignRates,
      replied: z.number(),
    }),
  ),
  /** Of the messages that went out with each subject; null where none is tried beside the first. */
  subject_test: z
    .array(
      z.object({
        variant: z.enum(['a', 'b']),
        subject: z.string().nullable(),
        sent: z.number(),
        opened: z.number(),
        /** Messages that nobody is known to have opened, and whose pictures a program loaded by itself. */
        prefetched: z.number(),
        clicked: z.number(),
        replied: z.number(),
      }),
    )
    .nullable(),
})
export type CampaignAnalytics = z.infer<typeof CampaignAnalytics>
export const getCampaignAnalytics = endpoint({
  method: 'get',
  path: `${base}/:id/analytics`,
  permission: view,
  params: IdParams,
  returns: data(CampaignAnalytics),
})

export const ANALYTICS_PERIODS = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 } as const
export const AnalyticsPeriod = z.enum(['7d', '30d', '90d', '1y'])
const Rate = z.number().nullable()
export const OverallAnalytics = z.object({
  total_campaigns: z.number(),
  email_campaigns: z.number(),
  sms_campaigns: z.number(),
  total_recipients: z.number(),
  total_sent: z.number(),
  total_delivered: z.number(),
  total_opened: z.number(),
  total_clicked: z.number(),
  total_bounced: z.number(),
  total_failed: z.number(),
  total_unsubscribed: z.number(),
  total_complained: z.number(),
  overall_delivery_rate: Rate,
  overall_open_rate: Rate,
  overall_click_rate: Rate,
  overall_bounce_rate: Rate,
  overall_complaint_rate: Rate,
  campaigns_performance: z.array(
    ListedCampaign.pick({
      id: true,
      name: true,
      type: true,
      status: true,
      statistics: true,
      rates: true,
      track_opens: true,
      track_clicks: true,
      sent_at: true,
    }),
  ),
  monthly_trends: z.array(
    z.object({
      /** As `2026-11`. */
      month: z.string(),
      campaigns_created: z.number(),
      total_sent: z.number(),
      delivery_rate: Rate,
      open_rate: Rate,
    }),
  ),
})
export type OverallAnalytics = z.infer<typeof OverallAnalytics>
/** Of messages sent within the period. */
export const getOverallAnalytics = endpoint({
  method: 'get',
  path: `${base}/analytics/overall`,
  permission: view,
  query: z.object({ period: AnalyticsPeriod.default('30d') }),
  returns: data(OverallAnalytics),
})
