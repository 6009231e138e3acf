import { z } from 'zod'
import { SUBJECT_TEST_METRICS } from '../../../../src/contracts/campaigns/campaign-settings.ts'
import { MessageFormat } from '../../../../src/contracts/campaigns/message-format.ts'
import { Channel } from '../../../../src/contracts/senders/channel.ts'
import type { RecipientChoice } from '../recipients/recipient-choice.ts'

const Amount = z.union([z.string(), z.number()])

/** Form values of a follow-up. */
const FollowUpValues = z.object({
  /** Identifies the follow-up while the list is reordered. */
  key: z.string(),
  /** The id of a saved follow-up. */
  id: z.string().nullable(),
  after_hours: Amount,
  subject: z.string(),
  content: z.string(),
  text_content: z.string(),
  stop_on_click: z.boolean(),
})
export type FollowUpValues = z.infer<typeof FollowUpValues>

/** Unsaved input. Files cannot be stored, so they must be chosen again. */
const Draft = z.object({
  values: z.object({
    name: z.string(),
    type: Channel,
    subject: z.string(),
    content: z.string(),
    text_content: z.string(),
    format: MessageFormat.default('html'),
    email_config_id: z.string(),
    sms_config_id: z.string(),
    /** The further senders of an email, without `email_config_id`. */
    sender_ids: z.array(z.string()).default([]),
    sending_gap: z.object({ min: Amount, max: Amount }).nullable().default(null),
    domain_limit: Amount.default(''),
    require_opt_in: z.boolean(),
    one_per_organization: z.boolean().default(true),
    include_unsubscribe: z.boolean(),
    unsubscribe_url: z.string(),
    track_opens: z.boolean(),
    track_clicks: z.boolean(),
    batch_size: Amount,
    batch_delay: Amount,
    subject_b: z.string().default(''),
    subject_test: z
      .object({ share: z.number(), wait_hours: z.number(), by: z.enum(SUBJECT_TEST_METRICS) })
      .nullable()
      .default(null),
    window: z
      .object({
        days: z.array(z.number()),
        from: z.string(),
        until: z.string(),
        time_zone: z.string(),
        by_recipient: z.boolean(),
      })
      .nullable()
      .default(null),
    follow_ups: z.array(FollowUpValues).default([]),
  }),
  choice: z.object({
    contacts: z.array(
      z.object({
        id: z.string(),
        name: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
      }),
    ),
    manual: z.array(z.object({ email: z.string(), phone: z.string(), name: z.string(), company: z.string() })),
    segment: z
      .object({ filter: z.record(z.string(), z.string().optional()), words: z.string(), total: z.number() })
      .nullable(),
    consent: z.object({ isStated: z.boolean(), text: z.string() }),
  }),
  /** Names of the chosen files. The files themselves are not stored, and the restored draft says so. */
  files: z.array(z.string()).default([]),
  /** The server's errors by field path, if they occurred before the form that shows them opened. */
  problems: z.record(z.string(), z.string()).default({}),
  /** Why the draft was stored, if not because of a reload. */
  note: z.string().nullable().default(null),
})
export interface CampaignDraft {
  readonly values: CampaignValues
  readonly choice: RecipientChoice
  readonly files?: readonly string[]
  readonly problems?: Readonly<Record<string, string>>
  readonly note?: string | null
}
/** The form's values. */
export type CampaignValues = z.infer<typeof Draft>['values']

/** @param ofAccount keeps the draft from other users of this browser */
const keyOf = (ofAccount: string, campaign: string) => `campaign-draft:${ofAccount}:${campaign}`

/** The draft typed in this tab before a reload; null if there is none. */
export function readDraft(ofAccount: string, campaign: string): CampaignDraft | null {
  try {
    const { choice, ...rest } = Draft.parse(JSON.parse(sessionStorage.getItem(keyOf(ofAccount, campaign)) ?? 'null'))
    return { ...rest, choice: { ...choice, file: null } as RecipientChoice }
  } catch {
    // No draft is stored, or storage is forbidden.
    return null
  }
}

export function writeDraft(ofAccount: string, campaign: string, draft: CampaignDraft): void {
  try {
    const { file: _, ...choice } = draft.choice
    sessionStorage.setItem(keyOf(ofAccount, campaign), JSON.stringify({ ...draft, choice }))
  } catch {
    // If storage is full, the draft lasts only until the page is closed.
  }
}

export function removeDraft(ofAccount: string, campaign: string): void {
  try {
    sessionStorage.removeItem(keyOf(ofAccount, campaign))
  } catch {
    // Storage failed: the draft is not kept.
  }
}
