/** The facts about a request for a message's tracking pixel or one of its links. */
export interface EngagementFacts {
  readonly kind: 'open' | 'click'
  readonly method: string
  readonly userAgent: string | null
  /** The time since the message was delivered; null if unknown. */
  readonly secondsSinceSent: number | null
  /** The kind of network that the client's address belongs to, if known. */
  readonly ipKind?: 'datacenter' | 'home' | null
  /** `Sec-Purpose`, `Purpose` or `X-Moz`, which browsers send with prefetches. */
  readonly purpose?: string | null
}

/** Faster requests come from a scanner that follows links, or a server that loads images on receipt. */
const PERSON_SECONDS_MIN = { open: 2, click: 8 } as const
/**
 * Image proxies of mailbox providers, which load an image when a person opens the message: each counts as an open by a
 * person, but never as a click.
 *
 * @see https://support.google.com/mail/answer/145919
 */
const IMAGE_PROXY =
  /GoogleImageProxy|YahooMailProxy|YahooCacheSystem|DuckDuckGo-?Image|ZohoMail|mail\.ru|YandexImageProxy/i
/** Gmail's and Apple's prefetches on receipt, before anyone views the message. */
const PREFETCH = /^Mozilla\/5\.0$|Chrome\/42\.0\.2311\.135 Safari\/537\.36 Edge\/12\.246/
const SCANNER =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scan|preview|prefetch|monitor|headless|phantom|puppeteer|playwright|selenium|curl|wget|python|java\/|okhttp|go-http|libwww|lwp|httpclient|http_request|axios|node-fetch|undici|ruby|perl|barracuda|proofpoint|mimecast|safelinks|symantec|messagelabs|fireeye|trendmicro|forcepoint|ironport|sophos|zscaler|cloudmark|bitdefender|kaspersky|avast|virustotal|urldefense|fortiguard|checkpoint|facebookexternalhit|slackbot|whatsapp|telegram|skypeuripreview|linkedinbot|twitterbot|discordbot/i

/** Whether a machine opened or clicked rather than a person; such events are stored, but excluded from every rate. */
export function isAutomatic({ kind, method, userAgent, secondsSinceSent, ipKind, purpose }: EngagementFacts): boolean {
  if (method.toUpperCase() !== 'GET') return true
  if (purpose && /prefetch|preview|prerender/i.test(purpose)) return true
  const agent = userAgent?.trim() ?? ''
  // Apple's proxy sends only `Mozilla/5.0`; browsers send more.
  if (agent === '' || PREFETCH.test(agent)) return true
  if (IMAGE_PROXY.test(agent) ? kind === 'click' : SCANNER.test(agent)) return true
  if (kind === 'click' && ipKind === 'datacenter') return true
  return secondsSinceSent !== null && secondsSinceSent < PERSON_SECONDS_MIN[kind]
}
