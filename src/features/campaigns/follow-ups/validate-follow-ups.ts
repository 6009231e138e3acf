import type { CampaignValidation } from '../../../contracts/campaigns/sending.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
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
    if (!offersWayOut(row))
      notes.problems.push({
        code: 'unsubscribe_missing',
        text: `${name}: recipients must be able to unsubscribe. Include the unsubscribe link.`,
      })
    for (const { code, text } of wordingProblems(row)) notes.problems.push({ code, text: `${name}: ${text}` })
    for (const { code, text } of await unknownFields(ctx, meant))
      notes.problems.push({ code, text: `${name}: ${text}` })
    for (const missing of await missingFieldsOf(ctx, meant)) {
      notes.advice.push({ code: 'merge_field_missing', text: `${name}: ${missingText(missing)}` })
      notes.missing.push(missing)
    }
    const parts = row.type === 'sms' ? (await countSmsParts(ctx, meant)).longest : 1
    if (parts > 1)
      notes.advice.push({
        code: 'sms_over_one_part',
        text: `${name}: the longest message comes to ${parts} parts, each of which is billed.`,
      })
  }
  return notes
}
