import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { unguardedFields } from '../../outreach/compose/template-faults.ts'

export interface MissingField {
  readonly name: string
  /** Recipients without this field. */
  readonly recipients: number
  /** Names or addresses of the first of them. */
  readonly examples: readonly string[]
}

/** The maximum number of fields that are checked. If the content uses more, only the first ones are reported. */
const ASKED_MAX = 30
const EXAMPLES_MAX = 3
/** Fields that every recipient has. */
const ALWAYS = new Set(['email', 'phone', 'unsubscribe_url'])

/**
 * Returns the fields that a campaign uses without a fallback, and how many of its recipients lack each. Their messages
 * would be blank there. Fields within a condition that asks for them count as having a fallback.
 */
export async function missingFieldsOf(ctx: ServiceContext, campaign: CampaignRow): Promise<MissingField[]> {
  const { id, subject, subjectB, content, textContent, type } = campaign
  const other = type === 'email' ? 'phone' : 'email'
  const names = new Set<string>()
  for (const template of [subject, subjectB, content, textContent])
    for (const name of unguardedFields(template ?? '')) if (name === other || !ALWAYS.has(name)) names.add(name)
  const asked = [...names].slice(0, ASKED_MAX)
  if (asked.length === 0) return []
  const counts = asked.map(
    (name, at) => sql`count(*) FILTER (WHERE ${lacksField(name)}) AS ${sql.identifier(`lacks_${at}`)}`,
  )
  const [row] = await ctx.data.all<Record<string, number>>(
    sql`SELECT ${sql.join(counts, sql`, `)} FROM recipients WHERE ${isPendingIn(id)}`,
  )
  const lacking = asked.flatMap((name, at) => {
    const recipients = row?.[`lacks_${at}`] ?? 0
    return recipients > 0 ? [{ name, recipients }] : []
  })
  return Promise.all(lacking.map(async (one) => ({ ...one, examples: await examplesOf(ctx, id, one.name) })))
}

const isPendingIn = (campaignId: string) => sql`campaign_id = ${campaignId} AND state = 'pending'`

async function examplesOf(ctx: ServiceContext, id: string, name: string): Promise<string[]> {
  const rows = await ctx.data.all<{ shown: string }>(sql`
    SELECT coalesce(nullif(name, ''), address) AS shown FROM recipients WHERE ${isPendingIn(id)} AND ${lacksField(name)} LIMIT ${EXAMPLES_MAX}`)
  return rows.map(({ shown }) => shown)
}

/**
 * SQL condition on `recipients` for a missing field. As in composed messages, `first_name` and `last_name` fall back to
 * the parts of the name.
 *
 * @param name as `fieldName` writes it
 */
export function lacksField(name: string): SQL {
  const own = sql`coalesce(json_extract(fields, ${`$."${name}"`}), '') = ''`
  if (name === 'name') return sql`coalesce(name, '') = ''`
  if (name === 'company') return sql`coalesce(company, '') = ''`
  if (name === 'first_name') return sql`(coalesce(name, '') = '' AND ${own})`
  if (name === 'last_name') return sql`(instr(coalesce(name, ''), ' ') = 0 AND ${own})`
  return own
}

/** Says how many recipients lack a field, and who the first are. */
export function missingText({ name, recipients, examples }: MissingField): string {
  const others = recipients - examples.length
  const who = `${examples.join(', ')}${others > 0 ? ` and ${others.toLocaleString('en-US')} more` : ''}`
  const many = recipients === 1 ? '1 recipient has' : `${recipients.toLocaleString('en-US')} recipients have`
  return `${many} no ${name}: nothing will stand there (${who}). Write {{${name}|…}} with a fallback, or remove them.`
}
