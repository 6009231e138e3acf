import { Parser } from 'htmlparser2'
import { wholeLines } from '../lib/whole-lines.ts'

export interface SitemapUrl {
  readonly loc: string
  /** As written: a W3C date in sitemaps, RFC 822 in RSS. */
  readonly lastmod?: string
}

export interface Sitemap {
  readonly urls: readonly SitemapUrl[]
  /** Further sitemaps, if this is an index. */
  readonly sitemaps: readonly string[]
}

/** Maximum number of URLs in one sitemap by the protocol (sitemaps.org). */
export const SITEMAP_LOCS_MAX = 50_000
/** Maximum URL length; the protocol's own limit. */
const LOC_LENGTH_MAX = 2_048
/** Maximum nesting. Deeper XML is not a sitemap, and would cost the parser quadratic time. */
const DEPTH_MAX = 64
/** Maximum number of tags, attributes, texts or lines in one file: about twenty per URL. */
const NODES_MAX = 1_000_000

/**
 * Parses a sitemap, a sitemap index, an RSS or Atom feed, or a plain list with one URL per line. Tolerates broken XML
 * and any namespace prefix. URLs are returned as written and unchecked. Never throws.
 *
 * @param text the decoded file
 * @param isCut whether the text is the beginning of a longer one; truncated XML is detected in any case
 */
export function parseSitemap(text: string, { isCut = false } = {}): Sitemap {
  if (/^[\s\ufeff]*</.test(text)) return parseXml(text)
  return parseList(isCut ? wholeLines(text) : text)
}

type Field = 'loc' | 'lastmod'
const SITEMAP_FIELDS: Readonly<Record<string, Field>> = { loc: 'loc', lastmod: 'lastmod' }
/** By the local name of an entry's element: the children that contain its URL and date. */
const ENTRIES: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  url: SITEMAP_FIELDS,
  sitemap: SITEMAP_FIELDS,
  item: { link: 'loc', pubdate: 'lastmod', date: 'lastmod' },
  entry: { link: 'loc', updated: 'lastmod' },
}

function parseXml(text: string): Sitemap {
  const urls: SitemapUrl[] = []
  const sitemaps: string[] = []
  let entry: Partial<Record<Field, string>> | null = null
  let entryDepth = 0
  /** The text of an entry outside its child elements. */
  let bare = ''
  let fields = SITEMAP_FIELDS
  let field: Field | null = null
  let depth = 0
  let nodes = 0
  let isOver = false

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++
        nodes++
        const tag = localName(name)
        if (!entry && ENTRIES[tag]) {
          fields = ENTRIES[tag]
          entry = {}
          bare = ''
          entryDepth = depth
        } else if (entry && depth === entryDepth + 1) {
          field = fields[tag] ?? null
          const isAtomPage = field === 'loc' && attributes.href && (attributes.rel ?? 'alternate') === 'alternate'
          if (isAtomPage) entry.loc ??= attributes.href
        }
      },
      onattribute() {
        nodes++
      },
      ontext(chunk) {
        nodes++
        if (entry && depth === entryDepth && bare.length <= LOC_LENGTH_MAX) bare += chunk
        if (!entry || !field || depth !== entryDepth + 1) return
        const value = entry[field] ?? ''
        if (value.length <= LOC_LENGTH_MAX) entry[field] = value + chunk
      },
      onclosetag(name) {
        // Closed only by the end of the text, so the field is incomplete.
        if (isOver && entry && field && depth === entryDepth + 1) delete entry[field]
        if (entry && depth === entryDepth) {
          // `<url>https://…</url>`, without the `loc` element
          if (!isOver && HTTP_URL.test(bare.trim())) entry.loc ??= bare
          add(localName(name), entry)
          entry = null
        }
        field = null
        depth--
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  const isFull = () => urls.length + sitemaps.length >= SITEMAP_LOCS_MAX
  const isEnough = () => isFull() || depth > DEPTH_MAX || nodes > NODES_MAX
  const add = (tag: string, { loc, lastmod }: Partial<Record<Field, string>>) => {
    const address = loc?.trim()
    if (!address || address.length > LOC_LENGTH_MAX || isFull()) return
    if (tag === 'sitemap') sitemaps.push(address)
    else urls.push(lastmod?.trim() ? { loc: address, lastmod: lastmod.trim() } : { loc: address })
  }
  for (let at = 0; at < text.length && !isEnough(); at += SLICE) parser.write(text.slice(at, at + SLICE))
  isOver = true
  parser.end()
  return { urls, sitemaps }
}

const HTTP_URL = /^https?:\/\/\S+$/i
/** Length of the pieces passed to the parser, so that the limit on URLs can stop it. */
const SLICE = 65_536

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

function parseList(text: string): Sitemap {
  const urls: SitemapUrl[] = []
  let lines = 0
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const loc = line.trim()
    if (loc.length <= LOC_LENGTH_MAX && HTTP_URL.test(loc)) urls.push({ loc })
    if (urls.length >= SITEMAP_LOCS_MAX || ++lines > NODES_MAX) break
  }
  return { urls, sitemaps: [] }
}
