import type { PreparedOrigin } from '../contracts/crawls/crawl-slices.ts'

/**
 * Returns the `http:` URL of a start page whose server does not support TLS: users enter bare domains, and small sites
 * often have no certificate.
 *
 * A server that cannot be read over https anyway is tried over http. If robots.txt is obeyed, that is every server that
 * did not answer, since the origin is refused. If robots.txt is ignored, pages may still come from a server whose
 * robots.txt only timed out; but a server that refuses or drops every connection does not support TLS. A host name that
 * does not resolve fails over http too, and a server that answered, even with an error, supports TLS.
 *
 * @param url absolute and canonical
 * @param prepared the result of preparing an origin, which may be another one
 * @returns the canonical URL with http on the same port, or null if `url` is to be requested as it is
 */
export function withoutTls(url: string, prepared: PreparedOrigin): string | null {
  const { origin, is_refused, unreached } = prepared
  if (!url.startsWith('https:') || new URL(url).origin !== origin) return null
  if (unreached === undefined || unreached === 'dns') return null
  if (!is_refused && unreached !== 'connect') return null
  // Parsed again, because the port may be the default one of http.
  return new URL(url.replace(/^https:/, 'http:')).href
}
