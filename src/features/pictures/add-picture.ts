import { sql } from 'drizzle-orm'
import {
  PICTURE_PIXELS_MAX,
  PICTURE_SIDE_MAX,
  PICTURES_BYTES_MAX,
  PICTURES_MAX,
  type Picture,
} from '../../contracts/pictures/pictures.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { conflict, invalid } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { type ImageHeader, readImageHeader } from '../../lib/image-header.ts'
import { attachmentName } from '../../outreach/compose/attachment-file.ts'
import { requirePicture } from './read-pictures.ts'
import { objectKey, toPicture } from './stored.ts'

/**
 * Stores an image, and returns it with its public URL. The row is written first; if the process ends before the object
 * is stored, `sweepPictures` removes the row.
 *
 * @throws validation_failed for what is no PNG, JPEG, GIF or WebP, and for too many pixels; conflict if the account has
 * too many pictures
 */
export async function addPicture(ctx: ServiceContext, file: File): Promise<Picture> {
  const accountId = accountOf(ctx).id
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = checked(readImageHeader(bytes))
  const [id, code] = [newId(), Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex')]
  const now = ctx.clock.now().toISOString()
  const own = sql`FROM pictures WHERE account_id = ${accountId}`
  const made = await ctx.data.all(sql`
    INSERT INTO pictures (id, account_id, name, alt, content_type, size, width, height, code, state, created_at, updated_at)
    SELECT ${id}, ${accountId}, ${attachmentName(file.name)}, '', ${header.type}, ${bytes.byteLength}, ${header.width}, ${header.height},
      ${code}, 'waiting', ${now}, ${now}
    WHERE (SELECT count(*) ${own}) < ${PICTURES_MAX}
      AND (SELECT coalesce(sum(size), 0) ${own}) + ${bytes.byteLength} <= ${PICTURES_BYTES_MAX}
    RETURNING id`)
  if (made.length === 0)
    throw conflict(`An account may have ${PICTURES_MAX} pictures of 200 MB together. Delete some that you do not need.`)
  await ctx.files.put(objectKey(accountId, code), bytes, { httpMetadata: { contentType: header.type } })
  const shown = await ctx.data.all(
    sql`UPDATE pictures SET state = 'stored' WHERE id = ${id} AND state = 'waiting' RETURNING 1`,
  )
  if (shown.length === 0) {
    await ctx.files.delete(objectKey(accountId, code))
    throw conflict('The upload took too long. Please try again.')
  }
  return toPicture(ctx, await requirePicture(ctx, id))
}

function checked(header: ImageHeader | null): ImageHeader {
  if (!header) throw invalid({ file: ['Choose a PNG, JPEG, GIF or WebP image'] })
  const { width, height } = header
  if (width > PICTURE_SIDE_MAX || height > PICTURE_SIDE_MAX || width * height > PICTURE_PIXELS_MAX)
    throw invalid({
      file: [`The image has ${width} × ${height} pixels. Make it smaller: messages are about 600 pixels wide.`],
    })
  return header
}
