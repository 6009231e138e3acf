import { eq } from 'drizzle-orm'
import { CrawlPreset } from '../../contracts/crawl-presets.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { crawlPresets } from '../../db/schema/data/crawl-schedules.ts'

type SavedPreset = CrawlPreset & { is_saved: boolean }

const defaults = (): SavedPreset => ({ ...CrawlPreset.parse({}), is_saved: false })

/** What the account's New Crawl form begins with. A preset of an older form that no longer fits counts as none. */
export async function readPreset(ctx: ServiceContext): Promise<SavedPreset> {
  const [row] = await ctx.data
    .select()
    .from(crawlPresets)
    .where(eq(crawlPresets.accountId, accountOf(ctx).id))
  const known = CrawlPreset.safeParse(row?.preset)
  return known.success ? { ...known.data, is_saved: true } : defaults()
}

/** Keeps a preset for the account, in place of the one before. */
export async function savePreset(ctx: ServiceContext, preset: CrawlPreset): Promise<SavedPreset> {
  const row = { preset, updatedAt: ctx.clock.now().toISOString() }
  await ctx.data
    .insert(crawlPresets)
    .values({ accountId: accountOf(ctx).id, ...row })
    .onConflictDoUpdate({ target: crawlPresets.accountId, set: row })
  return { ...preset, is_saved: true }
}

/** Forgets the account's preset. */
export async function clearPreset(ctx: ServiceContext): Promise<SavedPreset> {
  await ctx.data.delete(crawlPresets).where(eq(crawlPresets.accountId, accountOf(ctx).id))
  return defaults()
}
