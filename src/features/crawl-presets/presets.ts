import { eq } from 'drizzle-orm'
import { type CrawlFormStart, CrawlPreset, type UpdatePreset } from '../../contracts/crawls/crawl-presets.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { crawlPresets } from '../../db/schema/data/crawl-schedules.ts'
import { refiningOf } from '../../domain/billing/refining.ts'
import { applyChange, applyPart } from '../../lib/apply-change.ts'

const toStart = (ctx: ServiceContext, preset: CrawlPreset, isSaved: boolean): CrawlFormStart => ({
  ...preset,
  is_saved: isSaved,
  refining: refiningOf(ctx),
})
const defaults = (ctx: ServiceContext) => toStart(ctx, CrawlPreset.parse({}), false)

/**
 * Returns the initial values of the account's New Crawl form. A preset of an older form that is no longer valid is
 * ignored.
 */
export async function readPreset(ctx: ServiceContext): Promise<CrawlFormStart> {
  const [row] = await ctx.data
    .select()
    .from(crawlPresets)
    .where(eq(crawlPresets.accountId, accountOf(ctx).id))
  const known = CrawlPreset.safeParse(row?.preset)
  return known.success ? toStart(ctx, known.data, true) : defaults(ctx)
}

/**
 * Changes the account's preset. Without a saved preset, the change applies to the defaults.
 *
 * @throws validation_failed
 */
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

/** Deletes the account's preset. @returns the defaults */
export async function clearPreset(ctx: ServiceContext): Promise<CrawlFormStart> {
  await ctx.data.delete(crawlPresets).where(eq(crawlPresets.accountId, accountOf(ctx).id))
  return defaults(ctx)
}
