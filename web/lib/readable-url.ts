/** A URL as people read it: without its scheme, with letters instead of percent signs where that is possible. */
export function readableUrl(url: string): string {
  const bare = url.replace(/^https?:\/\//, '')
  try {
    return decodeURI(bare)
  } catch {
    // Percent signs that encode no UTF-8 stay as they are.
    return bare
  }
}

/** A URL as the name of a site: as `readableUrl`, without the slash that ends it. */
export const readableSite = (url: string): string => readableUrl(url).replace(/\/$/, '')
