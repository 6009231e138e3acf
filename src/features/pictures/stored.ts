import { base64url } from 'jose'
import type { Picture } from '../../contracts/pictures/pictures.ts'
import type { ServiceContext } from '../../core/context.ts'
import type { pictures } from '../../db/schema/data/pictures.ts'
import { decodeBase64url } from '../../lib/base64url.ts'

export type PictureRow = typeof pictures.$inferSelect

/** The key of an object. All objects of an account are stored under `accounts/<id>/`. */
export const objectKey = (accountId: string, code: string): string => `accounts/${accountId}/pictures/${code}`

const ID_BYTES = 16

/** What a picture's URL ends with: account and code, so that serving it needs no database. */
export const tokenOf = ({ accountId, code }: Pick<PictureRow, 'accountId' | 'code'>): string =>
  base64url.encode(Buffer.from(`${accountId.replaceAll('-', '')}${code}`, 'hex'))

/** The object that a token names; null if it is none. */
export function keyOfToken(token: string): string | null {
  const bytes = decodeBase64url(token)
  if (bytes?.length !== 2 * ID_BYTES) return null
  const hex = Buffer.from(bytes).toString('hex')
  const account = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
  return objectKey(account, hex.slice(32))
}

export const toPicture = ({ config }: Pick<ServiceContext, 'config'>, row: PictureRow): Picture => ({
  ...{ id: row.id, name: row.name, alt: row.alt, size: row.size, width: row.width, height: row.height },
  content_type: row.contentType,
  url: `${config.appUrl}/api/i/${tokenOf(row)}`,
  created_at: row.createdAt,
})
