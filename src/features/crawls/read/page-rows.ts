import type { DataType } from '../../../contracts/data/items.ts'
import type { Finding } from '../../../extraction/finding.ts'
import type { PageFacts } from '../../../extraction/site/page-facts.ts'
import { oneLine } from '../../../lib/text/one-line.ts'
import type { PageReading } from './read-page.ts'
import type { readCarried } from './reuse-unchanged.ts'
import type { SliceMemory } from './slice-memory.ts'

const SNIPPET_LENGTH_MAX = 300
const VALUE_LENGTH_MAX = 500
/** Rules stored with a value. More would not make anyone surer. */
const RULES_MAX = 6
const NO_VALIDATORS = { etag: null, lastModified: null }

/**
 * Returns a page with its items and facts as rows to store; null if its outcome is not final yet, or the coordinator
 * writes it.
 *
 * @param types the types that the crawl collects
 * @param memory what this lease has stored already, which is omitted
 */
export function toRows(reading: PageReading, types: ReadonlySet<DataType>, memory: SliceMemory) {
  const { outcome, extraction } = reading
  if (outcome.outcome === 'retry' || outcome.outcome === 'redirected') return null
  const pageUrl = reading.finalUrl ?? outcome.url
  const findings = extraction.findings.filter((finding) => types.has(finding.type))
  // The validators of a rendered page say nothing about the content that its scripts created.
  const isRendered = reading.engine === 'browserless'
  const validators = isRendered ? NO_VALIDATORS : { etag: reading.etag, lastModified: reading.lastModified }
  return {
    page: {
      url: outcome.url,
      state: outcome.outcome,
      reason: outcome.outcome === 'read' ? noteOf(reading) : outcome.reason,
      finalUrl: reading.finalUrl,
      httpStatus: reading.httpStatus,
      title: reading.title && cut(oneLine(reading.title), SNIPPET_LENGTH_MAX),
      engine: reading.engine,
      itemsFound: findings.length,
      depth: reading.depth,
      ...validators,
      isUnchanged: false,
      // Stored for reuse by the next crawl if the page is unchanged. Without a validator, no conditional request is
      // possible.
      itemKeys: validators.etag || validators.lastModified ? findings.map(keyOf) : null,
      facts: outcome.outcome === 'read' ? factsToKeep(extraction.facts, validators, memory) : null,
    },
    items: findings
      .filter((finding) => memory.isNewItem(finding))
      .map((finding) => ({
        type: finding.type,
        value: cut(finding.value, VALUE_LENGTH_MAX),
        normalized: cut(finding.normalized, VALUE_LENGTH_MAX),
        confidence: finding.confidence,
        method: finding.method,
        snippet: cut(finding.snippet, SNIPPET_LENGTH_MAX),
        pageUrl,
        detail: finding.detail ?? null,
        ...(finding.rules && { rules: finding.rules.slice(0, RULES_MAX) }),
      })),
  }
}

/** Cuts a text to a number of UTF-16 code units, without splitting a surrogate pair. */
const cut = (text: string, lengthMax: number) => text.slice(0, lengthMax).replace(/[\ud800-\udbff]$/, '')

const keyOf = ({ type, normalized }: Finding) => `${type}:${cut(normalized, VALUE_LENGTH_MAX)}`

/** Returns the rows of an unchanged page, with everything that the previous crawl found on it. */
export function toCarriedRows({ outcome, depth }: PageReading, carried: Awaited<ReturnType<typeof readCarried>>) {
  const page = carried.pages.find(({ url }) => url === outcome.url)
  if (!page) return null
  const keys = JSON.parse(page.itemKeys) as string[]
  const items = carried.items.filter(({ type, normalized }) => keys.includes(`${type}:${normalized}`))
  const { itemKeys: _itemKeys, facts, ...told } = page
  return {
    page: {
      ...told,
      state: 'read',
      reason: null,
      engine: 'basic',
      itemsFound: items.length,
      depth,
      isUnchanged: true,
      itemKeys: keys,
      facts: JSON.parse(facts) as PageFacts,
    },
    items: items.map(({ detail, ...item }) => ({
      ...item,
      detail: detail === null ? null : (JSON.parse(detail) as object),
    })),
  }
}

/**
 * Stores menus and footers only with the first page that contains them, unless the page may be reused by the next
 * crawl.
 */
function factsToKeep(
  facts: PageFacts | null,
  { etag, lastModified }: { etag: string | null; lastModified: string | null },
  memory: SliceMemory,
): PageFacts | null {
  if (!facts || etag || lastModified) return facts
  const groups = facts.groups.filter((group) => !group.is_chrome || memory.isNewGroup(JSON.stringify(group)))
  return { ...facts, groups }
}

/** Returns the note for a page that was read, or null. */
const noteOf = ({ isCut, isLimited }: PageReading): string | null =>
  isCut ? 'cut' : isLimited ? 'third-party-limit' : null
