import { wholeLines } from '../../lib/whole-lines.ts'
import { normalisePattern, pathOf, pathPattern } from './path-pattern.ts'

/** The rules of a site's robots.txt for one crawler. */
export interface RobotsRules {
  /** Whether the crawler may fetch this URL of the site. */
  isAllowed(url: string): boolean
  /**
   * The requested pause between requests, as written and without an upper limit. Not part of RFC 9309, but widely used.
   */
  readonly crawlDelayMs: number | null
  /** Sitemap URLs as written; they may be on other sites. */
  readonly sitemaps: readonly string[]
  /** Serialises the rules for `restoreRobots`. */
  serialise(): string
}

/** The minimum that RFC 9309 2.5 requires crawlers to parse; the rest is ignored. */
export const ROBOTS_SIZE_MAX_BYTES = 500 * 1024
/** Google's parser cuts lines at this length. */
const LINE_LENGTH_MAX = 8 * 2083
const SITEMAPS_MAX = 50
/**
 * Maximum number of wildcards in the rules of one group. Each costs a scan of every path, and handwritten files have
 * far fewer.
 */
const WILDCARDS_MAX = 1_000

/**
 * Parses a robots.txt according to RFC 9309, as tolerant of typos as Google's parser.
 *
 * @param userAgentToken the crawler's product token: letters, `-` and `_`, in any case
 */
export function parseRobots(text: string, userAgentToken: string): RobotsRules {
  const own = new Group()
  const everyone = new Group()
  const sitemaps: string[] = []
  const token = userAgentToken.toLowerCase()
  let current: Group[] = []
  let isGroupOpen = false

  for (const { key, value } of readLines(text)) {
    if (key === 'user-agent') {
      if (!isGroupOpen) current = []
      isGroupOpen = true
      const name = /^\*(?=\s|$)|^[a-z_-]*/i.exec(value)![0].toLowerCase()
      const group = name === '*' ? everyone : name === token ? own : null
      if (group) group.isNamed = true
      if (group && !current.includes(group)) current.push(group)
    } else if (key === 'allow' || key === 'disallow') {
      isGroupOpen = false
      const rules = toRules(key === 'allow', value)
      for (const group of current) for (const rule of rules) group.add(rule)
    } else if (key === 'crawl-delay') {
      const seconds = Number.parseFloat(value)
      if (seconds >= 0) for (const group of current) group.crawlDelayMs ??= seconds * 1000
    } else if (sitemaps.length < SITEMAPS_MAX) sitemaps.push(value)
  }
  const { rules, crawlDelayMs } = own.isNamed ? own : everyone
  return toRobotsRules({ rules, crawlDelayMs, sitemaps })
}

/**
 * Returns the rules that follow from the result of fetching robots.txt (RFC 9309 2.3.1). A missing file allows
 * everything. An unavailable one forbids everything, and so does status 429, which Google treats as a server error.
 *
 * @param status HTTP status after redirects, or null if there was no response
 * @param isCut whether the text is the beginning of a longer file
 */
export function robotsFor(
  status: number | null,
  text: string,
  userAgentToken: string,
  { isCut = false } = {},
): RobotsRules {
  if (status === null || status >= 500 || status === 429)
    return parseRobots('user-agent: *\ndisallow: /', userAgentToken)
  if (status < 200 || status >= 300) return parseRobots('', userAgentToken)
  return parseRobots(isCut ? wholeLines(text) : text, userAgentToken)
}

/** Restores rules from the output of `serialise`; throws if it is not valid JSON. */
export function restoreRobots(serialised: string): RobotsRules {
  return toRobotsRules(JSON.parse(serialised) as RobotsData)
}

/** The rules for one crawler, collected from all its groups. */
class Group {
  isNamed = false
  crawlDelayMs: number | null = null
  readonly #rules = new Map<string, Rule>()
  #wildcards = 0

  get rules(): Rule[] {
    return [...this.#rules.values()]
  }

  /** Adds a rule unless it is a duplicate or exceeds the limit on wildcards. */
  add(rule: Rule): void {
    const key = `${rule.isAllow}${rule.pattern}`
    if (this.#rules.has(key)) return
    const wildcards = rule.pattern.split('*').length - 1
    if (wildcards > 0 && this.#wildcards + wildcards > WILDCARDS_MAX) return
    this.#wildcards += wildcards
    this.#rules.set(key, rule)
  }
}

interface Rule {
  readonly isAllow: boolean
  readonly pattern: string
}
interface RobotsData {
  readonly rules: readonly Rule[]
  readonly crawlDelayMs: number | null
  readonly sitemaps: readonly string[]
}

function toRules(isAllow: boolean, value: string): Rule[] {
  if (value === '') return []
  const rules = [{ isAllow, pattern: normalisePattern(value) }]
  // As Google does: a rule that allows the index file also allows its folder.
  const folder = isAllow && /^(.*\/)index\.html?$/.exec(value)?.[1]
  return folder ? [...rules, { isAllow, pattern: normalisePattern(`${folder}$`) }] : rules
}

function toRobotsRules(data: RobotsData): RobotsRules {
  // Longest first, and allow before disallow, so that the first match decides.
  const ranked = data.rules.map((rule) => ({ ...rule, matches: pathPattern(rule.pattern) }))
  ranked.sort((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllow) - Number(a.isAllow))
  return {
    crawlDelayMs: data.crawlDelayMs,
    sitemaps: data.sitemaps,
    serialise: () => JSON.stringify(data),
    isAllowed(url) {
      const path = pathOf(url)
      if (path === '/robots.txt' || path.startsWith('/robots.txt?')) return true
      return ranked.find((rule) => rule.matches(path))?.isAllow ?? true
    },
  }
}

const KEYS: Readonly<Record<string, 'user-agent' | 'allow' | 'disallow' | 'crawl-delay' | 'sitemap'>> = {
  'user-agent': 'user-agent',
  'user agent': 'user-agent',
  useragent: 'user-agent',
  allow: 'allow',
  disallow: 'disallow',
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  diasllow: 'disallow',
  disallaw: 'disallow',
  'crawl-delay': 'crawl-delay',
  'crawl delay': 'crawl-delay',
  crawldelay: 'crawl-delay',
  sitemap: 'sitemap',
  'site-map': 'sitemap',
}

/**
 * Yields the lines with a known key. Like Google, treats a space as a missing colon if the line has exactly two words.
 */
function* readLines(text: string) {
  const start = /^[\ufeff\ufffd]+/.exec(text)?.[0].length ?? 0
  const most = text.slice(start, start + ROBOTS_SIZE_MAX_BYTES)
  const isCut = text.length > start + most.length && !/[\r\n]/.test(text[start + most.length]!)
  for (const raw of (isCut ? wholeLines(most) : most).split(/\r\n?|\n/)) {
    const [line] = raw.slice(0, LINE_LENGTH_MAX).split('#', 1)
    const { name, value } = splitLine(line!.trim())
    const key = KEYS[name.toLowerCase()]
    if (key) yield { key, value }
  }
}

function splitLine(line: string): { name: string; value: string } {
  const colon = line.indexOf(':')
  if (colon >= 0) return { name: line.slice(0, colon).trimEnd(), value: line.slice(colon + 1).trimStart() }
  const [name = '', value = '', more] = line.split(/\s+/, 3)
  return more === undefined ? { name, value } : { name: '', value: '' }
}
