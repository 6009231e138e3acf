import { sql } from 'drizzle-orm'
import type { CampaignValidation } from '../../contracts/campaigns/sending.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { ownFieldNames } from '../../domain/contacts/own-field-names.ts'
import { invalid } from '../../lib/errors.ts'
import { BUILT_IN_FIELDS } from '../../lib/text/field-name.ts'
import { nearestField, templateFields } from '../../outreach/compose/template-faults.ts'
import { wordingProblems } from './content-problems.ts'
import { CONTACT_FIELDS, mergeFieldsOf } from './merge-fields-of.ts'

type Written = Pick<CampaignRow, 'id' | 'type' | 'format' | 'subject' | 'subjectB' | 'content' | 'textContent'>

/** How many unknown fields are named. */
const NAMED_MAX = 10

/**
 * Returns a problem for each field that a campaign names and that is neither a field of contacts nor a column of its
 * recipients. With a fallback, all recipients would get the fallback.
 *
 * @param campaign its `id` is that of the campaign that holds the recipients
 */
export async function unknownFields(ctx: ServiceContext, campaign: Written): Promise<CampaignValidation['problems']> {
  const { type, subject, subjectB, content, textContent } = campaign
  const templates = type === 'email' ? [subject, subjectB, content, textContent] : [content]
  const always = new Set<string>([...BUILT_IN_FIELDS, ...CONTACT_FIELDS])
  const named = new Map(
    templates
      .flatMap((template) => templateFields(template ?? ''))
      .filter(({ name }) => !always.has(name))
      .map((field) => [field.name, field] as const),
  )
  if (named.size === 0) return []
  const known = new Set([...(await mergeFieldsOf(ctx, campaign)), ...(await ownFieldNames(ctx))])
  const doubtful = [...named.values()].filter(({ name }) => !known.has(name)).slice(0, NAMED_MAX)
  const held = await heldFields(
    ctx,
    campaign.id,
    doubtful.map(({ name }) => name),
  )
  return doubtful
    .filter(({ name }) => !held.has(name))
    .map(({ name, written, line }) => {
      const nearest = nearestField(name, [...CONTACT_FIELDS, ...known])
      const hint = nearest ? ` Did you mean {{${nearest}}}?` : ' Import it as a column of the recipients, or remove it.'
      const shown = written.startsWith('{{') ? `{{${name}}}` : `“${name}” in ${written}`
      return { code: 'unknown_field', text: `Line ${line}: ${shown} is not a field of these recipients.${hint}` }
    })
}

/**
 * Refuses a content that could not be sent. Drafts may be unfinished, but a scheduled campaign starts as it is.
 *
 * @throws validation_failed
 */
export async function assertWording(ctx: ServiceContext, campaign: Written): Promise<void> {
  const problems = [...wordingProblems(campaign), ...(await unknownFields(ctx, campaign))]
  if (problems.length > 0) throw invalid({ content: problems.map(({ text }) => text) })
}

/** Searches all recipients, since `mergeFieldsOf` examines only the first and the last. */
async function heldFields(ctx: ServiceContext, campaignId: string, names: readonly string[]): Promise<Set<string>> {
  const isOwn = sql`account_id = ${accountOf(ctx).id} AND campaign_id = ${campaignId}`
  const found = await Promise.all(
    names.map((name) =>
      ctx.data.all(
        sql`SELECT 1 FROM recipients WHERE ${isOwn} AND json_extract(fields, ${`$."${name}"`}) IS NOT NULL LIMIT 1`,
      ),
    ),
  )
  return new Set(names.filter((_, at) => found[at]!.length > 0))
}
