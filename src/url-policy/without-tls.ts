import type { PreparedOrigin } from '../contracts/crawl-slices.ts'

/**
 * Where to look for a start page whose server does not speak TLS: people give bare domains, and small sites often have no
 * certificate.
 *
 * A server that cannot be read by https anyway is asked without. Where robots.txt is obeyed that is every one that did not
 * answer, since the origin is refused. Where it is ignored, pages may still come from a server that was only too slow with
 * its robots.txt; one that hangs up on every request for it has no TLS to speak of. A name that does not exist is as
 * unknown to http, and a server that answered, with whatever error, speaks TLS.
 *
 * @param url absolute and canonical
 * @param prepared what came of asking an origin, which may be another one
 * @returns the canonical address with http on the same port, or null when `url` is to be asked as it is
 */
export function withoutTls(url: string, prepared: PreparedOrigin): string | null {
  const { origin, is_refused, unreached } = prepared
  if (!url.startsWith('https:') || new URL(url).origin !== origin) return null
  if (unreached === undefined || unreached === 'dns') return null
  if (!is_refused && unreached !== 'connect') return null
  // Written anew, as the port may be the one that http does not name.
  return new URL(url.replace(/^https:/, 'http:')).href
}
