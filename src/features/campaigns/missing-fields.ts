import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { placeholders } from '../../outreach/compose/merge-fields.ts'

export interface MissingField {
  readonly name: string
  /** Recipients without this field. */
  readonly recipients: number
}

/** The maximum number of fields that are checked. If the content uses more, only the first ones are reported. */
const ASKED_MAX = 30
/** Fields that every recipient has. */
const ALWAYS = new Set(['email', 'phone', 'unsubscribe_url'])

/**
 * Returns the fields that a campaign uses without a fallback, and how many of its recipients lack each. Their messages
 * would be blank there.
 */
export async function missingFieldsOf(ctx: ServiceContext, campaign: CampaignRow): Promise<MissingField[]> {
  const { subject, content, textContent, variants, type } = campaign
  const further = (variants ?? []).flatMap((one) => [one.subject, one.content, one.text_content])
  const other = type === 'email' ? 'phone' : 'email'
  const names = new Set<string>()
  for (const template of [subject, content, textContent, ...further])
    for (const { name, fallback } of placeholders(template ?? ''))
      if (fallback === null && (name === other || !ALWAYS.has(name))) names.add(name)
  const asked = [...names].slice(0, ASKED_MAX)
  if (asked.length === 0) return []
  const counts = asked.map(
    (name, at) => sql`count(*) FILTER (WHERE ${lacks(name)}) AS ${sql.identifier(`lacks_${at}`)}`,
  )
  const [row] = await ctx.data.all<Record<string, number>>(
    sql`SELECT ${sql.join(counts, sql`, `)} FROM recipients WHERE campaign_id = ${campaign.id} AND state = 'pending'`,
  )
  return asked
    .map((name, at) => ({ name, recipients: row?.[`lacks_${at}`] ?? 0 }))
    .filter(({ recipients }) => recipients > 0)
}

/**
 * SQL condition for a missing field. As in composed messages, `first_name` and `last_name` fall back to the parts of
 * the name.
 */
function lacks(name: string): SQL {
  const own = sql`coalesce(json_extract(fields, ${`$."${name}"`}), '') = ''`
  if (name === 'name') return sql`coalesce(name, '') = ''`
  if (name === 'company') return sql`coalesce(company, '') = ''`
  if (name === 'first_name') return sql`(coalesce(name, '') = '' AND ${own})`
  if (name === 'last_name') return sql`(instr(coalesce(name, ''), ' ') = 0 AND ${own})`
  return own
}
