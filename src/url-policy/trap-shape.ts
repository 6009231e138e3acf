import { fold } from '../lib/fold.ts'
import { isPublicDomain } from '../lib/parse-mailbox.ts'
import { decodePath } from './decode-path.ts'

/** A pattern of URLs that may be endless, and how many of them one crawl reads. */
export interface TrapShape {
  readonly shape: string
  readonly budget: number
}

/** Calendars and date archives: enough to see that they contain no contacts. */
const DATES_MAX = 10
/** Result lists may contain contacts, and real ones end at some point. */
const PAGES_MAX = 60
/** Combinations of filters within one section of a site. */
const FILTERS_MAX = 10
const UNKNOWN_COMBINATIONS_MAX = 30
/** The same page in another order or appearance. */
const VARIANTS_MAX = 2
const SEGMENTS_MAX = 14

/**
 * Returns the crawler trap that a URL may belong to, judged by the URL alone, or null for an ordinary page. Numbers in
 * names, as in article URLs, are ordinary. Signs of a trap are a date at the end of the path, a query that filters,
 * sorts or paginates, and a path that repeats itself. The caller counts the URLs of each shape.
 *
 * @param url canonical
 * @param listPagesMax maximum number of pages to read per result list
 */
export function trapShape(url: string, listPagesMax: number = PAGES_MAX): TrapShape | null {
  const { host, pathname, searchParams } = new URL(url)
  const segments = pathname.split('/').filter(Boolean)
  if (segments.length > SEGMENTS_MAX || repeats(segments) || hasHosts(segments))
    return { shape: `${host} repeats`, budget: 0 }
  const place = host + pathname
  const dated = datePrefix(pathname)
  if (dated !== null) return { shape: `${host}${dated} by date`, budget: DATES_MAX }

  const query = [...searchParams].map(([key, value]) => ({ key: key.toLowerCase(), value }))
  if (query.some(isDate)) return { shape: `${place} by date`, budget: DATES_MAX }
  if (query.some(isWayBack)) return { shape: `${place} on the way`, budget: VARIANTS_MAX }
  const isAddressed = query.some(({ key }) => ADDRESSING.test(key))
  if (query.some(({ key }) => FILTERING.test(key)))
    return { shape: `${host}/${segments[0] ?? ''} filtered`, budget: FILTERS_MAX }
  const rest = query.filter(({ key }) => !DRESSING.test(key) && (isAddressed || !MAYBE_DRESSING.test(key)))
  if (rest.length < query.length) {
    return {
      shape: `${place}?${rest.map(({ key, value }) => `${key}=${value}`).join('&')} dressed`,
      budget: VARIANTS_MAX,
    }
  }
  const counted = countedPrefix(pathname)
  if (counted !== null) return { shape: `${host}${counted} by page`, budget: listPagesMax }
  const uncounted = query.filter(({ key, value }) => !(COUNTING.test(key) && /^\d+$/.test(value)))
  if (uncounted.length < query.length) {
    return {
      shape: `${place}?${uncounted.map(({ key, value }) => `${key}=${value}`).join('&')} by page`,
      budget: listPagesMax,
    }
  }
  if (query.length < 3 || isAddressed) return null
  return { shape: `${place}?${query.map(({ key }) => key).join('&')}`, budget: UNKNOWN_COMBINATIONS_MAX }
}

/** Query keys that identify one item: a query with one of these is an address rather than a view of a list. */
const ADDRESSING =
  /^(?:.*id|option|p|article|product|item|sku|story|node|name|slug|title|path|file|module|mod|controller)$/
const FILTERING =
  /^(?:[fq][[_-].*|(?:filters?|facets?|attr|attributes?|refine)(?:$|[[_.-].*)|colou?rs?|sizes?|brands?|price\w*|(?:min|max)_?price|rating|in_?stock|q|s|query|search|keywords?|suche)$/
/** Order, appearance, cache busters, return URLs: never another page. */
const DRESSING =
  /^(?:sort\w*|order|order_?by|dir|direction|asc|desc|(?:per|items|results)_?(?:per_?)?page|page_?size|limit|print\w*|replytocom|share|_|rnd|rand|random|nocache|cache_?buster|ts|timestamp|nonce|token|redirect\w*|return\w*|continue|destination|back_?url)$/
/** The return URL of an interstitial page, such as a sign-in or consent page. */
const ON_THE_WAY =
  /^(?:next|goto|go|dest|to|target|came_?from|from|back|ref|referr?er|referrer_?url|origin|service|ret|r?url|u)$/
const isWayBack = ({ key, value }: { key: string; value: string }) =>
  ON_THE_WAY.test(key) && /^(?:\/|https?:)/i.test(value)
const MAYBE_DRESSING = /^(?:view|mode|display|layout|style|format|tab|show|theme|grid)$/
const COUNTING = /^(?:page|paged|pg|pageno|page_?num\w*|seite|pagina|offset|start|skip|from)$/

/**
 * Whether a path contains several host names. A link without a scheme (`href="www.elm.example/a"`) is resolved as a
 * path. If the server returns the same page for every path, its links lead on from each such path:
 * `/www.elm.example/elm.example/…`, in as many combinations as it has such links.
 */
const hasHosts = (segments: readonly string[]) => segments.slice(0, -1).filter(isHostName).length >= 2
const HOST_NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,4}[a-z]{2,24}$/i
const isHostName = (segment: string) => HOST_NAME.test(segment) && isPublicDomain(segment.toLowerCase())

/** Whether a sequence of up to three segments occurs three times in a row, or one segment occurs five times. */
function repeats(segments: readonly string[]): boolean {
  const times = new Map<string, number>()
  for (const segment of segments) times.set(segment, (times.get(segment) ?? 0) + 1)
  if (Math.max(0, ...times.values()) >= 5) return true
  for (let length = 1; length <= 3; length++) {
    for (let at = 0, run = 0; at + length < segments.length; at++) {
      run = segments[at] === segments[at + length] ? run + 1 : 0
      if (run >= 2 * length) return true
    }
  }
  return false
}

const CALENDAR =
  /\b(?:calend[aer]\w*|calendrier|kalend[aeá]\w*|takvim|agenda|schedule|termine|diary|archiv\w*)\b|календар|カレンダー|日历|日曆|달력/
const YEAR = /^(?:19|20)\d\d$/
const DAY_OR_MONTH = /^(?:0?[1-9]|[12]\d|3[01])$/
const WEEK = /^w(?:eek)?\d{1,2}$/
const COMPACT_MONTH = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])$/
const COMPACT_DAY = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/
const MONTHS = new Set(
  (
    'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november ' +
    'december januar februar marz maerz mai juni juli oktober dezember janvier fevrier mars avril juin juillet aout septembre octobre ' +
    'novembre decembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile ' +
    'maggio giugno luglio settembre ottobre dicembre janeiro fevereiro marco maio junho julho setembro outubro dezembro'
  ).split(' '),
)
const VIEW =
  /^(?:day|week|month|year|list|grid|today|next|prev|previous|date|tag|woche|monat|jahr|liste|jour|semaine|mois|dia|semana|mes)$/

const DATE_TOKENS = [YEAR, DAY_OR_MONTH, WEEK, COMPACT_MONTH, COMPACT_DAY, VIEW]

/** Returns the part of a path before a date at its end, or null if there is none. */
function datePrefix(pathname: string): string | null {
  const path = decodePath(pathname)
  const bare = path.replace(/\.[a-z]{2,5}$/i, '')
  const tokens = [...bare.matchAll(/[\p{L}\p{N}%]+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    at: match.index,
  }))
  let first = tokens.length
  while (first > 0 && isDateToken(tokens[first - 1]!.text)) first--
  const tail = tokens.slice(first).map(({ text }) => text)
  const head = bare.slice(0, tokens[first]?.at ?? bare.length)
  const isCalendar = CALENDAR.test(fold(head))
  const numbers = tail.filter((text) => /\d/.test(text) || MONTHS.has(text))
  const hasYear = tail.some((text) => YEAR.test(text))
  const isDay = tail.some((text) => COMPACT_DAY.test(text)) || (hasYear && numbers.length >= 3)
  const isDated = isCalendar ? numbers.length > 0 : isDay || (hasYear && numbers.length >= 2)
  // A file named after a day may be a document, and not an empty day of a calendar.
  if (!isDated || (!isCalendar && isDay && bare !== path)) return null
  return head
}

function isDateToken(text: string): boolean {
  return MONTHS.has(text) || DATE_TOKENS.some((pattern) => pattern.test(text))
}

const DATE_KEY = /(?:^|[-_])(?:date|day|week|month|year|ym|ymd|woche|monat|jahr|mois|fecha|mes|cal[a-z\d]*)$/

function isDate({ key, value }: { key: string; value: string }): boolean {
  if (/^(?:19|20)\d\d[-/.](?:0?[1-9]|1[0-2])(?:[-/.]\d{1,2})?(?:$|[T ])/.test(value)) return true
  return DATE_KEY.test(key) && /^\d{1,10}$|^\d{1,2}[-/.]/.test(value)
}

/** Returns the part of a path before a page number at its end, or null if there is none. */
function countedPrefix(pathname: string): string | null {
  return (
    /^(.*(?:^|[/_-])(?:page|seite|pagina|strona|strana|sivu|sida)[/_-]?)\d+(?:\.[a-z]{2,5}|\/)?$/i.exec(
      pathname,
    )?.[1] ?? null
  )
}
