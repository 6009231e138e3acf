/** What is known of a request for a message's pixel or one of its links. */
export interface EngagementFacts {
  readonly kind: 'open' | 'click'
  readonly method: string
  readonly userAgent: string | null
  /** Since the message was handed over; null when nobody knows. */
  readonly secondsSinceSent: number | null
  /** Whose the address is that asks, where that is known. */
  readonly ipKind?: 'datacenter' | 'home' | null
  /** `Sec-Purpose`, `Purpose` or `X-Moz`: browsers say so when they fetch ahead. */
  readonly purpose?: string | null
}

/** Faster is a scanner that follows links, or a server that loads pictures as it takes the message. */
const PERSON_SECONDS_MIN = { open: 2, click: 8 } as const
/**
 * Servers of mailbox providers that load a picture when somebody opens the message: each stands for a person who opens, never for one who clicks.
 *
 * @see https://support.google.com/mail/answer/145919
 */
const IMAGE_PROXY =
  /GoogleImageProxy|YahooMailProxy|YahooCacheSystem|DuckDuckGo-?Image|ZohoMail|mail\.ru|YandexImageProxy/i
/** Gmail's and Apple's, as they take a message, before anybody looks at it. */
const PREFETCH = /^Mozilla\/5\.0$|Chrome\/42\.0\.2311\.135 Safari\/537\.36 Edge\/12\.246/
const SCANNER =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scan|preview|prefetch|monitor|headless|phantom|puppeteer|playwright|selenium|curl|wget|python|java\/|okhttp|go-http|libwww|lwp|httpclient|http_request|axios|node-fetch|undici|ruby|perl|barracuda|proofpoint|mimecast|safelinks|symantec|messagelabs|fireeye|trendmicro|forcepoint|ironport|sophos|zscaler|cloudmark|bitdefender|kaspersky|avast|virustotal|urldefense|fortiguard|checkpoint|facebookexternalhit|slackbot|whatsapp|telegram|skypeuripreview|linkedinbot|twitterbot|discordbot/i

/** Whether a machine opened or clicked, rather than a person; what it is is kept, and counts in no rate. */
export function isAutomatic({ kind, method, userAgent, secondsSinceSent, ipKind, purpose }: EngagementFacts): boolean {
  if (method.toUpperCase() !== 'GET') return true
  if (purpose && /prefetch|preview|prerender/i.test(purpose)) return true
  const agent = userAgent?.trim() ?? ''
  // Apple's proxy says no more than `Mozilla/5.0`; browsers say more.
  if (agent === '' || PREFETCH.test(agent)) return true
  if (IMAGE_PROXY.test(agent) ? kind === 'click' : SCANNER.test(agent)) return true
  if (kind === 'click' && ipKind === 'datacenter') return true
  return secondsSinceSent !== null && secondsSinceSent < PERSON_SECONDS_MIN[kind]
}
