import { and, desc, eq, isNull } from 'drizzle-orm'
import { type CrawlFormStart, CrawlPreset, type UpdatePreset } from '../../contracts/crawls/crawl-presets.ts'
import { DATA_TYPES, DataType } from '../../contracts/data/items.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { crawlPresets } from '../../db/schema/data/crawl-schedules.ts'
import { crawls } from '../../db/schema/data/crawls.ts'
import { refiningOf } from '../../domain/billing/refining.ts'
import { applyChange, applyPart } from '../../lib/apply-change.ts'

const toStart = (ctx: ServiceContext, preset: CrawlPreset, isSaved: boolean): CrawlFormStart => ({
  ...preset,
  is_saved: isSaved,
  refining: refiningOf(ctx),
})

/** Returns the standard options, with the types of the account's last crawl, or all types before its first crawl. */
async function defaults(ctx: ServiceContext): Promise<CrawlFormStart> {
  const [last] = await ctx.data
    .select({ types: crawls.types })
    .from(crawls)
    // A schedule repeats what was chosen once, possibly long ago.
    .where(and(eq(crawls.accountId, accountOf(ctx).id), isNull(crawls.scheduleId)))
    .orderBy(desc(crawls.createdAt))
    .limit(1)
  const types = last?.types.filter((type): type is DataType => DataType.safeParse(type).success) ?? []
  return toStart(ctx, CrawlPreset.parse({ types: types.length > 0 ? types : DATA_TYPES }), false)
}

/**
 * Returns the initial values of the account's New Crawl form: its saved preset, or else the defaults. A preset of an
 * older form that is no longer valid is ignored.
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
