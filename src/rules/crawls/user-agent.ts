/** The product token by which robots.txt files address our crawler (RFC 9309 2.2.1). */
export const ROBOTS_TOKEN = 'ContactoryBot'

/** The user agent that we send to websites, with the URL of the page that explains it. */
export const userAgentOf = (appUrl: string) => `${ROBOTS_TOKEN}/1.0 (+${appUrl}/bot)`
