import { mediaTypeOf, startsLikeMarkup } from '../../lib/media-type.ts'

/**
 * The type by which a browser shows a file: what its header means where it is odd, and a page where it means nothing and the
 * file is markup.
 *
 * @param header the Content-Type header, '' where there was none
 * @param body the beginning of the file or more of it, where it is at hand
 * @returns the header itself where it is in order
 */
export function shownContentType(header: string, body: Uint8Array | null): string {
  const given = header.split(';', 1)[0]!.trim().toLowerCase()
  const meant = mediaTypeOf(header) || (body && startsLikeMarkup(body) ? 'text/html' : '')
  if (meant === '' || meant === given) return header
  const charset = /charset\s*=\s*["']?([\w.:-]+)/i.exec(header)?.[1]
  return charset ? `${meant}; charset=${charset}` : meant
}
