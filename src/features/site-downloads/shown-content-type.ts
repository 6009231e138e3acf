import { mediaTypeOf, startsLikeMarkup } from '../../lib/media-type.ts'

/**
 * Returns the media type by which a browser interprets a file: what a malformed header means, or HTML where the header
 * means nothing and the file starts like markup.
 *
 * @param header the Content-Type header, '' if missing
 * @param body at least the beginning of the file, if available
 * @returns the header itself if it is valid
 */
export function shownContentType(header: string, body: Uint8Array | null): string {
  const given = header.split(';', 1)[0]!.trim().toLowerCase()
  const meant = mediaTypeOf(header) || (body && startsLikeMarkup(body) ? 'text/html' : '')
  if (meant === '' || meant === given) return header
  const charset = /charset\s*=\s*["']?([\w.:-]+)/i.exec(header)?.[1]
  return charset ? `${meant}; charset=${charset}` : meant
}
