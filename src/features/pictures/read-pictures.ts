import { and, desc, eq, sql } from 'drizzle-orm'
import type { Picture, PictureUses } from '../../contracts/pictures/pictures.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { pictures } from '../../db/schema/data/pictures.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { type PictureRow, tokenOf, toPicture } from './stored.ts'

/** Returns the account's pictures, newest first, and their size together. */
export async function listPictures(ctx: ServiceContext): Promise<{ pictures: Picture[]; size: number }> {
  const rows = await ctx.data
    .select()
    .from(pictures)
    .where(and(eq(pictures.accountId, accountOf(ctx).id), eq(pictures.state, 'stored')))
    .orderBy(desc(pictures.createdAt), desc(pictures.id))
  return { pictures: rows.map((row) => toPicture(ctx, row)), size: rows.reduce((sum, { size }) => sum + size, 0) }
}

/** @throws not_found */
export async function requirePicture(ctx: ServiceContext, id: string): Promise<PictureRow> {
  const isOwn = and(eq(pictures.id, id), eq(pictures.accountId, accountOf(ctx).id), eq(pictures.state, 'stored'))
  const [row] = await ctx.data.select().from(pictures).where(isOwn)
  return row ?? raise(notFound('Picture'))
}

/** The uses that are named; more are not counted. */
const NAMED_MAX = 20

/** Returns the campaigns, also by their follow-ups, and the templates that show a picture. @throws not_found */
export async function listPictureUses(ctx: ServiceContext, id: string): Promise<PictureUses> {
  const row = await requirePicture(ctx, id)
  const shows = sql`account_id = ${row.accountId} AND instr(content, ${tokenOf(row)}) > 0`
  const [campaigns, templates] = await Promise.all([
    ctx.data.all<PictureUses['campaigns'][number]>(sql`
      SELECT id, name, status FROM campaigns WHERE id IN (SELECT coalesce(follows_id, id) FROM campaigns WHERE ${shows})
      ORDER BY status IN ('draft', 'cancelled'), created_at DESC LIMIT ${NAMED_MAX}`),
    ctx.data.all<PictureUses['templates'][number]>(
      sql`SELECT id, name FROM message_templates WHERE ${shows} ORDER BY name LIMIT ${NAMED_MAX}`,
    ),
  ])
  return { campaigns, templates, is_sent: campaigns.some(({ status }) => status !== 'draft' && status !== 'scheduled') }
}
