import { z } from 'zod'
import { LIST_FILE_NAME, WRONG_LIST_FILE } from '../../rules/data/list-file.ts'
import { changeOf } from '../change-of.ts'
import { ContactFilter } from '../contacts/contacts.ts'
import { CountryCode } from '../country-code.ts'
import { httpUrl } from '../crawls/crawls.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { cleanedLine, multiLine, singleLine } from '../plain-text.ts'
import { Channel } from '../senders/senders.ts'
import { SendingWindow, SubjectTest } from './campaign-settings.ts'

export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'failed', 'cancelled'] as const
export const CampaignStatus = z.enum(CAMPAIGN_STATUSES)
export type CampaignStatus = z.infer<typeof CampaignStatus>

/**
 * `claimed`: a batch holds it. `sending`: it is being delivered now. `unknown`: the delivery ended without a known
 * result, so it is not retried until a person decides. `skipped`: never sent, with a reason (suppressed, no consent,
 * erased).
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

/** What happens to a message and its recipient. */
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
/** Pauses a campaign automatically when more than this percentage bounced, once this many messages were sent. */
export const BOUNCE_PAUSE = { percent: 5, afterSent: 200 } as const
/** Pauses a campaign automatically after this many failed messages in a row. */
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

/** In percent; null if the divisor is zero. */
export const CampaignRates = z.object({
  delivery_rate: z.number().nullable(),
  open_rate: z.number().nullable(),
  click_rate: z.number().nullable(),
  bounce_rate: z.number().nullable(),
  complaint_rate: z.number().nullable(),
})
export type CampaignRates = z.infer<typeof CampaignRates>

export const CampaignCompliance = z.object({
  /** From 0 (good) to 100 (bad); null before the first check. */
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
  /** When off, opens or clicks are not known, and their rate is null. */
  track_opens: z.boolean(),
  track_clicks: z.boolean(),
  /** The number of follow-ups (`follow-ups.ts`). */
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
  /** The plain-text part of an email; null generates it from `content`. */
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
  /** The winning subject, once decided. */
  subject_winner: z.enum(['a', 'b']).nullable(),
  /**
   * The metric that decided. Differs from `subject_test` when opens were unreliable; null without a winner, and for old
   * campaigns.
   */
  subject_decided_by: SubjectTest.shape.by.unwrap().nullable(),
  /** When messages may be sent; null means always. */
  window: SendingWindow.nullable(),
  /** The recipient fields available for merging. */
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
  /** A second subject to test against the first (`subject_test`). */
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
  /** If an organisation has several addresses, only the first gets the message; the others are skipped and counted. */
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
/** Checks the fields that each campaign type requires (spec 3, section 5). */
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

/** Selects contacts of the account, by id or by a filter of the address book. */
export const RecipientChoice = z.object({
  /** Contacts, by their ids. */
  selected_contacts: z.array(z.uuid()).max(SELECTED_MAX, `Choose at most ${SELECTED_MAX} one by one`).default([]),
  /** A segment: all contacts that match a filter of the address book at the time they are added. */
  segment: z.object(ContactFilter.shape).nullish(),
  /** Entered by hand; rows without an address of the campaign's type are skipped. */
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
  /** States that the recipients agreed to be contacted, and how; stored with each of them as consent. */
  consent: singleLine().max(300).nullish(),
})
export type RecipientChoice = z.output<typeof RecipientChoice>

export const CreateCampaign = z.object({ ...campaignFields, ...RecipientChoice.shape }).superRefine(checkKind)
export type CreateCampaign = z.output<typeof CreateCampaign>
/** A campaign without its recipients. */
export const CampaignContent = z.object(campaignFields).superRefine(checkKind)
export type CampaignContent = z.output<typeof CampaignContent>
/** Omitted fields stay unchanged; this does not change recipients. */
export const UpdateCampaign = changeOf({
  ...campaignFields,
  subject_test: changeOf(SubjectTest.shape).nullable(),
  window: changeOf(SendingWindow.shape).nullable(),
})
export type UpdateCampaign = z.output<typeof UpdateCampaign>

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
  /** As a sentence, such as the server's response or the link. */
  text: z.string().nullable(),
  /** True for a scanner or an image proxy; excluded from every rate. */
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
/**
 * @throws conflict unless it is a draft, scheduled or paused; a paused one accepts changes to name, content and pace
 * only
 */
export const updateCampaign = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: edit,
  params: IdParams,
  body: UpdateCampaign,
  returns: one,
})
/** Deletes drafts and campaigns that are sent, failed or cancelled. */
export const deleteCampaign = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: edit,
  params: IdParams,
  returns: nothing,
})
/** Starts sending, now or at `scheduled_at`, and freezes the list of recipients. */
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
 * Turns an ended campaign into a draft. For a sent one, `all` resets every recipient, `failed` only those whom it did
 * not reach and who may still be contacted. For a failed one, resets only those who got nothing.
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
/** Counts each recipient once, by the state of the campaign's own message. */
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
        /**
         * Messages of the campaign and its follow-ups. A follow-up's messages are added as the ones before it are sent.
         */
        messages: z.object({ total: z.number(), sent: z.number(), failed: z.number(), pending: z.number() }),
        /** 0 to 100, of the messages. */
        percent: z.number(),
        /** The estimated end, given the sender's limits and its other campaigns; null if not sending. */
        finishes_at: z.string().nullable(),
      }),
    }),
  ),
})

/** What prevents sending, and what deserves attention. */
export const CampaignValidation = z.object({
  can_send: z.boolean(),
  problems: z.array(z.object({ code: z.string(), text: z.string() })),
  advice: z.array(z.object({ code: z.string(), text: z.string() })),
  /** The recipients who would get it now, and those who would be skipped, by reason. */
  recipients: z.object({
    total: z.number(),
    sendable: z.number(),
    /** On the suppression list, or unsubscribed through another of their addresses. */
    suppressed: z.number(),
    /** Opted out of being collected, or erased. */
    refused: z.number(),
    without_consent: z.number(),
    /** Replied, or an earlier message to them bounced. */
    stopped: z.number(),
    /** Further addresses of organisations that already get it at another address. */
    same_organization: z.number(),
  }),
  /** The forecast for starting now. */
  forecast: z
    .object({ finishes_at: z.string(), batches: z.number(), limited_by: z.enum(['batches', 'hour', 'day']) })
    .nullable(),
  /** For text messages: the number of parts of the longest one. */
  sms_parts: z.number().nullable(),
  /**
   * For text messages: the total number of parts, which is what providers bill. With many recipients, extrapolated from
   * the first ones.
   */
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
    /** The SMS sender, which decides how a text message ends. */
    sms_config_id: OptionalId,
    include_unsubscribe: z.boolean().nullish(),
    /** The recipient whose fields are merged in; an example when omitted. */
    campaign_id: z.uuid().nullish(),
    recipient_id: z.uuid().nullish(),
  }),
  returns: data(
    z.object({
      subject: z.string(),
      html: z.string().nullable(),
      text: z.string(),
      /** Fields that the message names, that the recipient lacks, and that have no fallback. */
      missing: z.array(z.string()),
      sms: z.object({ encoding: z.enum(['gsm7', 'ucs2']), units: z.number(), parts: z.number() }).nullable(),
    }),
  ),
})
/** Sends one message to one of the account's own addresses. It counts against the sender's limits only. */
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
/** Removes recipients to whom nothing has been sent yet. */
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
  path: `${base}/:id/import-recipients`,
  permission: edit,
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
  path: `${base}/:id/add-test-recipients`,
  permission: edit,
  params: IdParams,
  returns: data(AddedRecipients),
})
/** Records a person's decision about messages in state `unknown`. */
export const decideUnknown = endpoint({
  method: 'post',
  path: `${base}/:id/decide-unknown`,
  permission: send,
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
  path: `${base}/:id/recipients/:recipient_id/events`,
  permission: view,
  params: IdParams.extend({ recipient_id: z.uuid() }),
  returns: data(z.array(RecipientEvent)),
})
/** Exports recipients with their results, their source and their consent. */
export const exportRecipients = endpoint({
  method: 'get',
  path: `${base}/:id/recipients/export`,
  permission: view,
  params: IdParams,
  query: z.object({ status: z.union([RecipientState, z.literal('all'), z.literal('')]).optional() }),
  returns: nothing,
  file: 'text/csv',
})

/**
 * Results of a campaign's own messages. Those of its follow-ups are in `steps`, whose first entry is the campaign
 * itself.
 */
export const CampaignAnalytics = z.object({
  /**
   * `delivered` as the rate counts it: mail that was accepted and did not bounce, or a text message that the provider
   * reports delivered.
   */
  delivery_stats: z.object({ sent: z.number(), delivered: z.number(), bounced: z.number(), failed: z.number() }),
  engagement_stats: z.object({
    opened: z.number(),
    clicked: z.number(),
    unsubscribed: z.number(),
    complained: z.number(),
  }),
  rates: CampaignRates,
  /**
   * Messages whose images a program loaded and that no person is known to have opened, and whether there are so many
   * that opens are unreliable.
   */
  prefetches: z.object({ messages: z.number(), opens_mean_little: z.boolean() }),
  /** By day in UTC, without gaps. */
  timeline: z.array(
    z.object({ date: z.string(), sent: z.number(), delivered: z.number(), opened: z.number(), clicked: z.number() }),
  ),
  /** Links in the content, most clicked first; counts people, not clicks. */
  links: z.array(z.object({ url: z.string(), clicks: z.number() })),
  /** One entry for the campaign and one per follow-up. A step's id reads its recipients. */
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
  /** Messages sent with each subject; null if only one subject is used. */
  subject_test: z
    .array(
      z.object({
        variant: z.enum(['a', 'b']),
        subject: z.string().nullable(),
        sent: z.number(),
        opened: z.number(),
        /** Messages whose images a program loaded and that no person is known to have opened. */
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
