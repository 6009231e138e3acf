import { sql } from 'drizzle-orm'
import { enteredMentions } from '../../../core/contacts/entered-mentions.ts'
import { type MentionToStore, mentionStatements } from '../../../core/contacts/store-mentions.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import type { FactGroup, PageFacts } from '../../../extraction/site/page-facts.ts'
import { resolveSite } from '../../../extraction/site/resolve-site.ts'
import { siteOf } from '../../../lib/url.ts'

/** A source had at most so many contacts of before they were an account's; they are resolved together. */
const ROWS_MAX = 20_000

interface FormerRow {
  readonly number: number
  readonly kind: 'person' | 'organization'
  readonly name: string | null
  readonly job_title: string | null
  readonly company: string | null
  readonly page_url: string | null
  readonly confidence: number
  /** JSON list of `[type, value, normalized, detail]`. */
  readonly values_: string
}

/**
 * Makes mentions of what a source's pages showed before contacts were an account's: of a crawl's by resolving its websites, of others as
 * they were entered. What was made mentions of is deleted with that. Safe to repeat.
 */
export async function takeFormer(ctx: ServiceContext, sourceId: string): Promise<void> {
  const account = accountOf(ctx).id
  const [source] = await ctx.data.all<{ type: string; created_at: string }>(
    sql`SELECT type, created_at FROM sources WHERE id = ${sourceId} AND account_id = ${account}`,
  )
  if (!source) return
  const rows = await readFormer(ctx, sourceId)
  if (rows.length === 0) return
  const mentions = source.type === 'crawl' ? ofPages(rows) : rows.flatMap((row) => ofEntry(row))
  await runBatch(ctx.data, [
    ...mentionStatements({ id: sourceId, accountId: account }, mentions, new Date(source.created_at), sql`true`),
    statement(sql`DELETE FROM former_contacts WHERE source_id = ${sourceId} AND number <= ${rows.at(-1)!.number}`),
  ])
}

const readFormer = (ctx: ServiceContext, sourceId: string): Promise<FormerRow[]> =>
  ctx.data.all<FormerRow>(sql`
    SELECT former.number, former.kind, former.name, former.job_title, former.company, former.page_url, former.confidence,
      (SELECT json_group_array(json_array(found.type, found.value, found.normalized, json(found.detail)))
        FROM found_items AS found WHERE found.source = sources.number AND found.contact = former.number) AS values_
    FROM sources CROSS JOIN former_contacts AS former ON former.source_id = sources.id
    WHERE sources.id = ${sourceId} ORDER BY former.number LIMIT ${ROWS_MAX}`)

type Value = [type: string, value: string, normalized: string, detail: Record<string, string> | null]

function toGroup(row: FormerRow): FactGroup {
  const values = JSON.parse(row.values_) as Value[]
  const ofType = (type: string) => values.filter(([of]) => of === type)
  return {
    kind: row.kind,
    name: row.kind === 'person' ? row.name : row.company,
    ...(row.job_title && { job_title: row.job_title }),
    ...(row.kind === 'person' && row.company && { organization: row.company }),
    emails: ofType('emails').map(([, , normalized]) => normalized),
    phones: ofType('phones').map(([, , value, detail]) => {
      const kind = detail?.phoneKind as 'voice' | undefined
      return kind ? { value, kind } : { value }
    }),
    addresses: ofType('addresses').map(([, value, normalized, detail]) =>
      detail?.country ? { value, normalized, country: detail.country } : { value, normalized },
    ),
    confidence: row.confidence,
  }
}

function ofPages(rows: readonly FormerRow[]): MentionToStore[] {
  const pages = [...Map.groupBy(rows, ({ page_url }) => page_url ?? 'https://page.invalid/')].map(
    ([url, of]): PageFacts => ({ url, title: null, site_names: [], groups: of.map(toGroup) }),
  )
  return [...Map.groupBy(pages, ({ url }) => siteOf(url))].flatMap(([site, of]) =>
    resolveSite(of).map((facts) => ({
      key: `${facts.key}@${site}`,
      site,
      facts:
        facts.organization_key === null ? facts : { ...facts, organization_key: `${facts.organization_key}@${site}` },
    })),
  )
}

function ofEntry(row: FormerRow): MentionToStore[] {
  const { emails = [], phones = [], addresses = [] } = toGroup(row)
  return enteredMentions({
    name: row.name,
    company: row.company,
    jobTitle: row.job_title,
    emails,
    phones: phones.map(({ value }) => value),
    addresses,
    profiles: [],
    site: null,
    tags: [],
    note: null,
  })
}
