import type { ServiceContext } from '../../core/context.ts'
import { notFound } from '../../lib/errors.ts'
import { IMAGE_TYPES } from '../../lib/image-header.ts'
import { keyOfToken } from './stored.ts'

/**
 * Returns a picture for everybody who has its URL: mail programs, their proxies and the preview. Its bytes never
 * change, so caches may keep it.
 *
 * @throws not_found
 */
export async function showPicture(ctx: ServiceContext, token: string): Promise<Response> {
  const key = keyOfToken(token)
  const object = key === null ? null : await ctx.files.get(key)
  const type = IMAGE_TYPES.find((one) => one === object?.httpMetadata?.contentType)
  if (!object || !type) throw notFound('Picture')
  return new Response(object.body, {
    headers: {
      'content-type': type,
      'content-length': String(object.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
