import { sql } from 'drizzle-orm'
import type { CampaignValidation } from '../../contracts/campaigns/sending.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import type { EmailSettings } from '../../db/schema/data/senders.ts'
import { hasFeature } from '../../domain/billing/plan-limits.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { findMailbox, type MailboxRow } from '../../domain/mailboxes/mailboxes.ts'
import { countSendable, type Sendable } from '../../domain/recipients/eligibility/count-sendable.ts'
import { emailSettingsOf, type SenderRow, smsSettingsOf } from '../../domain/senders/senders.ts'
import { encodedBytes } from '../../outreach/compose/attachment-file.ts'
import { stopsByReply } from '../../outreach/compose/compose-sms.ts'
import { notInPlanText } from '../../rules/billing/plan-limits.ts'
import { BOUNCES_UNKNOWN, bouncesUnknownText, knowsBounces } from '../../rules/senders/bounces-unknown.ts'
import { shownSpamScore } from '../../rules/spam-checks/shown-spam-score.ts'
import { attachedBytes } from './attachments/list-attachments.ts'
import { isBuilding } from './audience/builds.ts'
import { sendersTakingPart } from './campaign-senders.ts'
import { imageNotes, wordingProblems } from './content-problems.ts'
import { countSmsParts } from './count-sms-parts.ts'
import { validateFollowUps, variantProblems } from './follow-ups/validate-follow-ups.ts'
import { type MissingField, missingFieldsOf, missingText } from './missing-fields.ts'
import { offersWayOut, readTotals, SPAM_SCORE_PASSED_MAX } from './queries.ts'
import { forecastFrom } from './read-progress.ts'
import { subjectTestAdvice, subjectTestProblems } from './subject-test/subject-test-notes.ts'
import { unknownFields } from './unknown-fields.ts'

const MB = 1_000_000
const LARGE_BYTES = MB

type Note = CampaignValidation['problems'][number]

/**
 * Returns the problems that prevent sending a campaign, and advice. Sending runs this check again and refuses a
 * campaign with problems.
 */
export async function validateCampaign(ctx: ServiceContext, campaign: CampaignRow): Promise<CampaignValidation> {
  const [totals, sendable, senders, mailbox, missing, unknown, sms, followUps, attached, isIncomplete, isSample] =
    await Promise.all([
      readTotals(ctx, [campaign.id]),
      countSendable(ctx, campaign),
      sendersTakingPart(ctx, campaign),
      campaign.senderId ? findMailbox(ctx, campaign.senderId) : null,
      missingFieldsOf(ctx, campaign),
      unknownFields(ctx, campaign),
      campaign.type === 'sms' ? countSmsParts(ctx, campaign) : null,
      validateFollowUps(ctx, campaign),
      campaign.type === 'email' ? attachedBytes(ctx, campaign) : 0,
      isBuilding(ctx, campaign.id),
      isSampleCampaign(ctx, campaign.id),
    ])
  const sender = senders[0] ?? null
  const total = totals.get(campaign.id)?.total_recipients ?? 0
  const problems = [
    ...note(isSample, 'sample_data', 'This is a sample campaign, which is never sent. Duplicate it to send your own.'),
    ...planProblems(ctx, campaign),
    ...note(isIncomplete, 'recipients_incomplete', 'Recipients are still being added. Wait until all are there.'),
    ...recipientProblems(sendable, total),
    ...(sender === null ? senderProblems(campaign, null) : senders.flatMap((one) => senderProblems(campaign, one))),
    ...contentProblems(campaign),
    ...unknown,
    ...subjectTestProblems(campaign),
    ...variantProblems(campaign),
    ...followUps.problems,
  ]
  return {
    can_send: problems.length === 0,
    problems,
    advice: [
      ...adviceOf(campaign, { sender, mailbox, missing, smsParts: sms?.longest ?? null, sendable, attached }),
      ...subjectTestAdvice(campaign, sender && (sender.settings as EmailSettings)),
      ...followUps.advice,
    ],
    missing_fields: withoutRepeated([...missing, ...followUps.missing]),
    recipients: { total, ...sendable },
    forecast: sendable.sendable > 0 ? await forecastFrom(ctx, campaign, sendable.sendable) : null,
    sms_parts: sms?.longest ?? null,
    sms_parts_total: sms && Math.round(sms.average * sendable.sendable),
  }
}

const isSampleCampaign = async (ctx: ServiceContext, id: string): Promise<boolean> =>
  (await ctx.data.all(sql`SELECT 1 FROM sample_data WHERE account_id = ${accountOf(ctx).id} AND campaign_id = ${id}`))
    .length > 0

/** A follow-up may lack the same fields as the campaign. */
const withoutRepeated = (missing: readonly MissingField[]) =>
  [...new Map(missing.map((one) => [one.name, one])).values()].map((one) => ({ ...one, examples: [...one.examples] }))

function planProblems(ctx: ServiceContext, { type }: CampaignRow): Note[] {
  const feature = type === 'email' ? 'email_campaigns' : 'sms_campaigns'
  if (hasFeature(accountOf(ctx), feature)) return []
  return [{ code: 'feature_not_in_plan', text: notInPlanText(feature) }]
}

function recipientProblems(
  { sendable, suppressed, refused, left_topic, without_consent, stopped }: Sendable,
  total: number,
): Note[] {
  if (sendable > 0) return []
  const code = 'no_recipients'
  if (total === 0) return [{ code, text: 'Add at least one recipient.' }]
  if (without_consent > 0)
    return [
      {
        code,
        text: `No one would get it: ${peopleText(without_consent)} no recorded consent, which this campaign requires${suppressed + refused + left_topic > 0 ? ', and the others must not be written to' : ''}. Add recipients with their consent, or turn off Require opt-in.`,
      },
    ]
  if (suppressed > 0 && refused > 0)
    return [
      { code, text: 'No one would get it: all recipients are on your suppression list or asked not to be contacted.' },
    ]
  if (left_topic > 0)
    return [{ code, text: 'No one would get it: all recipients left its topic or must not be written to.' }]
  if (suppressed > 0) return [{ code, text: 'No one would get it: all recipients are on your suppression list.' }]
  if (refused > 0)
    return [{ code, text: 'No one would get it: all recipients asked not to be contacted, or were erased.' }]
  if (stopped > 0)
    return [{ code, text: 'No one would get it: all recipients answered, or an earlier message bounced.' }]
  return [{ code, text: "No recipients are waiting for this campaign. Add recipients who haven't received it yet." }]
}

function senderProblems(campaign: CampaignRow, sender: SenderRow | null): Note[] {
  const { type } = campaign
  const what = type === 'email' ? 'email configuration' : 'SMS configuration'
  if (!sender) return [{ code: 'sender_missing', text: `Choose an ${what}.` }]
  const { postalAddress } = sender.settings as EmailSettings
  const isAddressMissing = type === 'email' && !postalAddress?.trim()
  return [
    ...note(!sender.isActive, 'sender_inactive', `The ${what} “${sender.name}” is switched off.`),
    ...note(
      !sender.isVerified,
      'sender_unverified',
      `The ${what} “${sender.name}” has not been tested. Test it, so that you know it works.`,
    ),
    ...note(
      type === 'email' && sender.fromProof === null,
      'sender_domain_unverified',
      `${emailSettingsOf(sender).fromEmail} isn't verified yet. Verify the address of “${sender.name}”.`,
    ),
    ...note(
      isAddressMissing,
      'sender_address_missing',
      `The ${what} “${sender.name}” has no postal address, which every marketing email must show.`,
    ),
    ...note(
      !offersWayOut(campaign, type === 'sms' && stopsByReply(smsSettingsOf(sender))),
      'unsubscribe_missing',
      'Recipients must be able to unsubscribe. Include the unsubscribe link.',
    ),
  ]
}

function contentProblems(campaign: CampaignRow): Note[] {
  const { type, subject } = campaign
  return [
    ...note(type === 'email' && !subject?.trim(), 'subject_missing', 'Subject is required'),
    ...wordingProblems(campaign),
  ]
}

interface Looked {
  readonly sender: SenderRow | null
  /** The mailbox of the sender. */
  readonly mailbox: MailboxRow | null
  readonly missing: readonly MissingField[]
  readonly smsParts: number | null
  readonly sendable: Sendable
  /** The size of its attachments. */
  readonly attached: number
}

function adviceOf(campaign: CampaignRow, looked: Looked): Note[] {
  const { sender, mailbox, missing, smsParts, sendable, attached } = looked
  const { spamScore, type, format, content, textContent } = campaign
  const bytes = encodedBytes(attached) + campaign.content.length + (textContent?.length ?? 0)
  const dkim = type === 'email' && sender ? (sender.settings as EmailSettings) : null
  return [
    ...note(spamScore === null, 'spam_not_checked', 'Run the spam check before you send.'),
    ...note(
      spamScore !== null && spamScore > SPAM_SCORE_PASSED_MAX,
      'spam_score_high',
      `Its spam score is ${shownSpamScore(spamScore ?? 0)} of 100, where 100 is best: many mailboxes will put it with spam.`,
    ),
    ...missing.map((one) => ({ code: 'merge_field_missing', text: missingText(one) })),
    ...note(
      type === 'email' && format === 'html' && textContent === null,
      'no_text_part',
      'You wrote no plain text. One is made of the content.',
    ),
    ...(type === 'email' && format === 'html' ? imageNotes(content) : []),
    ...note(
      (smsParts ?? 0) > 1,
      'sms_over_one_part',
      `The longest message comes to ${smsParts} parts, each of which is billed.`,
    ),
    ...note(
      attached > 0 && bytes > LARGE_BYTES,
      'message_large',
      `With its files each message comes to about ${(bytes / MB).toFixed(1)} MB. Some servers refuse large messages, and many recipients distrust them: a link is lighter.`,
    ),
    ...note(
      dkim !== null && !(dkim.compliance.use_dkim && dkim.hasDkimKey),
      'dkim_off',
      'Messages are not signed with DKIM by Contactory. Unless your mail server signs them, large mailboxes will not trust them.',
    ),
    ...note(
      dkim !== null &&
        !knowsBounces({
          bounce_address: dkim.bounceAddress ?? null,
          has_report_key: dkim.hasReportKey ?? false,
          mailbox,
        }),
      BOUNCES_UNKNOWN,
      bouncesUnknownText(sender?.name ?? ''),
    ),
    ...note(
      sendable.sendable > 0 && sendable.without_consent > 0,
      'without_consent',
      `${peopleText(sendable.without_consent)} no recorded consent and will be left out.`,
    ),
    ...note(
      sendable.same_organization > 0,
      'same_organization',
      `${sameOrganizationText(sendable.same_organization)} left out, because another address of the same organisation gets the message. Turn off One address per organisation to write to all of them.`,
    ),
  ]
}

const note = (holds: boolean, code: string, text: string): Note[] => (holds ? [{ code, text }] : [])
const sameOrganizationText = (total: number) =>
  total === 1 ? '1 recipient is' : `${total.toLocaleString('en-US')} recipients are`
const peopleText = (total: number) =>
  total === 1 ? '1 recipient has' : `${total.toLocaleString('en-US')} recipients have`
