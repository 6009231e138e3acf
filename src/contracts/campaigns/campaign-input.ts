import { z } from 'zod'
import { changeOf } from '../change-of.ts'
import { ContactFilter } from '../contacts/contact-filter.ts'
import { httpUrl } from '../crawls/crawls.ts'
import { cleanedLine, singleLine } from '../plain-text.ts'
import { Channel } from '../senders/channel.ts'
import { SendingGap, SendingWindow, SubjectTest } from './campaign-settings.ts'
import {
  BATCH_DELAY_SECONDS_MAX,
  BATCH_SIZE_MAX,
  CAMPAIGN_NAME_LENGTH_MAX,
  CAMPAIGN_SENDERS_MAX,
  DOMAIN_LIMIT_MAX,
  SELECTED_MAX,
} from './limits.ts'
import { MessageFormat } from './message-format.ts'
import { MessageContent, PlainTextPart, SubjectLine } from './message-texts.ts'
import { StepVariants, VariantTest } from './steps.ts'

export const OptionalId = z
  .union([z.uuid(), z.literal(''), z.null()])
  .optional()
  .transform((id) => id || null)

const OptionalUrl = z
  .union([z.literal(''), httpUrl(z.string().trim().max(2000)), z.null()])
  .optional()
  .transform((url) => url || null)

/** The senders that a campaign rotates, all of its type; the first one is its own. */
export const SenderIds = z
  .array(z.uuid())
  .min(1, 'Choose at least one sender')
  .max(CAMPAIGN_SENDERS_MAX, `Choose at most ${CAMPAIGN_SENDERS_MAX} senders`)
  .refine((ids) => new Set(ids).size === ids.length, 'Choose each sender once')

export const campaignFields = {
  name: singleLine('Name is required')
    .min(1, 'Name is required')
    .max(CAMPAIGN_NAME_LENGTH_MAX, `Use at most ${CAMPAIGN_NAME_LENGTH_MAX} characters`),
  type: Channel.default('email'),
  subject: SubjectLine,
  /** A second subject to test against the first (`subject_test`). */
  subject_b: SubjectLine,
  subject_test: SubjectTest.nullish().transform((test) => test ?? null),
  window: SendingWindow.nullish().transform((window) => window ?? null),
  content: MessageContent,
  text_content: PlainTextPart,
  /** How an email and its follow-ups are written; text messages are always plain. */
  format: MessageFormat.default('html'),
  /** Further wordings of the first message; `subject` and `content` are variant `a`. Excludes `subject_test`. */
  variants: StepVariants.default([]),
  variant_test: VariantTest.nullish().transform((test) => test ?? null),
  /** An answer or unsubscription of one person stops the messages to everyone at their organisation. */
  stop_organization: z.boolean().default(false),
  email_config_id: OptionalId,
  sms_config_id: OptionalId,
  /** Rotates several senders. `email_config_id` or `sms_config_id`, if it is named as well, is the first of them. */
  sender_ids: SenderIds.nullish(),
  /**
   * The random pause between two messages of one sender; null for none. By default, campaigns with several senders have
   * one of 60 to 180 seconds.
   */
  sending_gap: SendingGap.nullish(),
  /**
   * The most messages in a day to one recipient domain, except for mail providers such as gmail.com; null for any number.
   * By default 10 for campaigns with several senders.
   */
  domain_limit: z.coerce
    .number()
    .int()
    .min(1, 'At least 1')
    .max(DOMAIN_LIMIT_MAX, `At most ${DOMAIN_LIMIT_MAX}`)
    .nullish(),
  /** What it is about: those who left the topic get no message. */
  topic_id: OptionalId,
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

type Sender = {
  type: Channel
  subject: string | null
  email_config_id: string | null
  sms_config_id: string | null
  variants: readonly object[]
  subject_test: object | null
  sender_ids?: readonly string[] | null | undefined
}

/** Checks the fields that each campaign type requires (spec 3, section 5). */
function checkKind(body: Sender, check: z.RefinementCtx): void {
  const missing: [boolean, keyof Sender, string][] =
    body.type === 'email'
      ? [
          [!body.subject, 'subject', 'Subject is required'],
          [!body.email_config_id && !body.sender_ids, 'email_config_id', 'Choose an email configuration'],
        ]
      : [[!body.sms_config_id && !body.sender_ids, 'sms_config_id', 'Choose an SMS configuration']]
  for (const [isMissing, field, message] of missing)
    if (isMissing) check.addIssue({ code: 'custom', path: [field], message })
  if (body.variants.length > 0 && body.subject_test !== null)
    check.addIssue({ code: 'custom', path: ['variants'], message: 'Test either two subjects or variants, not both' })
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
  variant_test: changeOf(VariantTest.shape).nullable(),
  window: changeOf(SendingWindow.shape).nullable(),
  sending_gap: changeOf(SendingGap.shape).nullable(),
})

export type UpdateCampaign = z.output<typeof UpdateCampaign>
