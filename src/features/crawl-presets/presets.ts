import { eq } from 'drizzle-orm'
import { type CrawlFormStart, CrawlPreset, type UpdatePreset } from '../../contracts/crawl-presets.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { crawlPresets } from '../../db/schema/data/crawl-schedules.ts'
import { refiningOf } from '../../domain/plans/refining.ts'
import { applyChange, applyPart } from '../../lib/apply-change.ts'

const toStart = (ctx: ServiceContext, preset: CrawlPreset, isSaved: boolean): CrawlFormStart => ({
  ...preset,
  is_saved: isSaved,
  refining: refiningOf(ctx),
})
const defaults = (ctx: ServiceContext) => toStart(ctx, CrawlPreset.parse({}), false)

/** What the account's New Crawl form begins with. A preset of an older form that no longer fits counts as none. */
export async function readPreset(ctx: ServiceContext): Promise<CrawlFormStart> {
  const [row] = await ctx.data
    .select()
    .from(crawlPresets)
    .where(eq(crawlPresets.accountId, accountOf(ctx).id))
  const known = CrawlPreset.safeParse(row?.preset)
  return known.success ? toStart(ctx, known.data, true) : defaults(ctx)
}

/** Changes the account's preset, or the defaults where it has saved none. @throws validation_failed */
export async function savePreset(ctx: ServiceContext, { options, ...change }: UpdatePreset): Promise<CrawlFormStart> {
  const former = CrawlPreset.parse(await readPreset(ctx))
  const preset = applyChange(CrawlPreset, former, { ...change, options: applyPart(former.options, options) })
  const row = { preset, updatedAt: ctx.clock.now().toISOString() }
  await ctx.data
    .insert(crawlPresets)
    .values({ accountId: accountOf(ctx).id, ...row })
    .onConflictDoUpdate({ target: crawlPresets.accountId, set: row })
  return toStart(ctx, preset, true)
}

/** Forgets the account's preset. */
export async function clearPreset(ctx: ServiceContext): Promise<CrawlFormStart> {
  await ctx.data.delete(crawlPresets).where(eq(crawlPresets.accountId, accountOf(ctx).id))
  return defaults(ctx)
}
