/** A readable form of a URL: without its scheme, and with percent-encoding decoded where possible. */
export function readableUrl(url: string): string {
  const bare = url.replace(/^https?:\/\//, '')
  try {
    return decodeURI(bare)
  } catch {
    // Percent-encoding that is not valid UTF-8 stays unchanged.
    return bare
  }
}

/** A readable site name: like `readableUrl`, without the trailing slash. */
export const readableSite = (url: string): string => readableUrl(url).replace(/\/$/, '')
