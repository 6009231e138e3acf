import type { CampaignValidation } from '../../../contracts/campaigns/sending.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { inVariant, variantNamesOf } from '../../../outreach/compose/step-message.ts'
import { wordingProblems } from '../content-problems.ts'
import { countSmsParts } from '../count-sms-parts.ts'
import { type MissingField, missingFieldsOf, missingText } from '../missing-fields.ts'
import { offersWayOut, readFollowUps } from '../queries.ts'
import { unknownFields } from '../unknown-fields.ts'

type Notes = Pick<CampaignValidation, 'problems' | 'advice'> & { readonly missing: MissingField[] }

/** Returns the problems and advice for a campaign's follow-ups. Their recipients are those of the campaign. */
export async function validateFollowUps(ctx: ServiceContext, campaign: CampaignRow): Promise<Notes> {
  const notes: Notes = { problems: [], advice: [], missing: [] }
  for (const row of await readFollowUps(ctx, campaign)) {
    const name = `Follow-up ${row.step - 1}`
    const meant = { ...row, id: campaign.id }
    if (row.stepKind === 'message') notes.problems.push(...messageProblems(row, `${name}: `))
    notes.problems.push(...untrackedProblems(row, `${name}: `))
    for (const { code, text } of await unknownFields(ctx, meant))
      notes.problems.push({ code, text: `${name}: ${text}` })
    for (const missing of await missingFieldsOf(ctx, meant)) {
      notes.advice.push({ code: 'merge_field_missing', text: `${name}: ${missingText(missing)}` })
      notes.missing.push(missing)
    }
    const parts = row.type === 'sms' && row.stepKind === 'message' ? (await countSmsParts(ctx, meant)).longest : 1
    if (parts > 1)
      notes.advice.push({
        code: 'sms_over_one_part',
        text: `${name}: the longest message comes to ${parts} parts, each of which is billed.`,
      })
  }
  return notes
}

const UNSUBSCRIBE = 'recipients must be able to unsubscribe. Include the unsubscribe link.'

/** The problems of a message in each of its variants, beginning with what it is called. */
function messageProblems(row: CampaignRow, name: string): Notes['problems'] {
  return variantNamesOf(row).flatMap((variant, place) => {
    const wording = inVariant(row, variant)
    const called = place === 0 ? name : `${name}variant ${variant.toUpperCase()}: `
    return [
      ...(offersWayOut(wording) ? [] : [{ code: 'unsubscribe_missing', text: `${called}${UNSUBSCRIBE}` }]),
      ...wordingProblems(wording).map(({ code, text }) => ({ code, text: `${called}${text}` })),
    ]
  })
}

/** The problems of the further variants of the first message. */
export const variantProblems = (campaign: CampaignRow): Notes['problems'] => [
  ...variantNamesOf(campaign)
    .slice(1)
    .flatMap((variant) =>
      messageProblems({ ...inVariant(campaign, variant), variants: null }, `Variant ${variant.toUpperCase()}: `),
    ),
  ...untrackedProblems(campaign, ''),
]

const NEEDS_OPENS = ['opened', 'not_opened']
const NEEDS_CLICKS = ['clicked', 'not_clicked']

/** What a step's condition or the choice of its best variant goes by, although it is not tracked. */
function untrackedProblems(row: CampaignRow, name: string): Notes['problems'] {
  const { condition, variantTest, trackOpens, trackClicks } = row
  const code = 'step_untracked'
  const needs = (some: readonly string[], by: 'opens' | 'clicks') => some.includes(condition) || variantTest?.by === by
  return [
    ...(!trackOpens && needs(NEEDS_OPENS, 'opens')
      ? [{ code, text: `${name}It goes by opens. Turn on tracking of opens.` }]
      : []),
    ...(!trackClicks && needs(NEEDS_CLICKS, 'clicks')
      ? [{ code, text: `${name}It goes by clicks. Turn on tracking of clicks.` }]
      : []),
  ]
}
