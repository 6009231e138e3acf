import { z } from 'zod'
import { Channel } from '../../../../src/contracts/senders.ts'
import type { RecipientChoice } from '../recipients/recipient-choice.ts'

/** What was typed and not saved. A file cannot be kept; it is chosen again. */
const Draft = z.object({
  values: z.object({
    name: z.string(),
    type: Channel,
    subject: z.string(),
    content: z.string(),
    text_content: z.string(),
    email_config_id: z.string(),
    sms_config_id: z.string(),
    require_opt_in: z.boolean(),
    include_unsubscribe: z.boolean(),
    unsubscribe_url: z.string(),
    track_opens: z.boolean(),
    track_clicks: z.boolean(),
    batch_size: z.union([z.string(), z.number()]),
    batch_delay: z.union([z.string(), z.number()]),
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
})
export interface CampaignDraft {
  readonly values: CampaignValues
  readonly choice: RecipientChoice
}
/** What stands in the form. */
export type CampaignValues = z.infer<typeof Draft>['values']

/** @param ofAccount whoever comes next at this browser is not shown it */
const keyOf = (ofAccount: string, campaign: string) => `campaign-draft:${ofAccount}:${campaign}`

/** What was typed in this tab before it was loaded anew; null where that was nothing. */
export function readDraft(ofAccount: string, campaign: string): CampaignDraft | null {
  try {
    const { values, choice } = Draft.parse(JSON.parse(sessionStorage.getItem(keyOf(ofAccount, campaign)) ?? 'null'))
    return { values, choice: { ...choice, file: null } as RecipientChoice }
  } catch {
    // Nothing was kept, or storage is forbidden.
    return null
  }
}

export function writeDraft(ofAccount: string, campaign: string, { values, choice }: CampaignDraft): void {
  try {
    const { file: _, ...kept } = choice
    sessionStorage.setItem(keyOf(ofAccount, campaign), JSON.stringify({ values, choice: kept }))
  } catch {
    // Without room it lasts as long as the page.
  }
}

export function removeDraft(ofAccount: string, campaign: string): void {
  try {
    sessionStorage.removeItem(keyOf(ofAccount, campaign))
  } catch {
    // Nothing was kept, then.
  }
}
