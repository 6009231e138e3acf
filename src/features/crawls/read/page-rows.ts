import type { DataType } from '../../../contracts/items.ts'
import { oneLine } from '../../../contracts/one-line.ts'
import type { Finding } from '../../../extraction/finding.ts'
import type { PageFacts } from '../../../extraction/site/page-facts.ts'
import type { readCarried } from './carry-over.ts'
import type { PageReading } from './read-page.ts'
import type { SliceMemory } from './slice-memory.ts'

const SNIPPET_LENGTH_MAX = 300
const VALUE_LENGTH_MAX = 500
const NO_VALIDATORS = { etag: null, lastModified: null }

/**
 * A page with its items and what it says of people and organisations, as they are stored; null for one whose outcome is not settled yet, or is the
 * coordinator's to write.
 *
 * @param types what the crawl was asked for
 * @param memory what this slice has stored before, which is left out
 */
export function toRows(reading: PageReading, types: ReadonlySet<DataType>, memory: SliceMemory) {
  const { outcome, extraction } = reading
  if (outcome.outcome === 'retry' || outcome.outcome === 'redirected') return null
  const pageUrl = reading.finalUrl ?? outcome.url
  const findings = extraction.findings.filter((finding) => types.has(finding.type))
  // What a rendered page came with says nothing about what its scripts made of it.
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
      // What an unchanged page brings along next time; without a validator nobody will ask.
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
        rule: finding.rules?.[0] ?? null,
      })),
  }
}

/** At most so many code units, and no half of a character at the end. */
const cut = (text: string, lengthMax: number) => text.slice(0, lengthMax).replace(/[\ud800-\udbff]$/, '')

const keyOf = ({ type, normalized }: Finding) => `${type}:${cut(normalized, VALUE_LENGTH_MAX)}`

/** A page that has not changed, with everything that the earlier crawl found on it. */
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

/** What menus and footers say again on every page is kept with the first of them, but for a page that may stand for itself next time. */
function factsToKeep(
  facts: PageFacts | null,
  { etag, lastModified }: { etag: string | null; lastModified: string | null },
  memory: SliceMemory,
): PageFacts | null {
  if (!facts || etag || lastModified) return facts
  const groups = facts.groups.filter((group) => !group.is_chrome || memory.isNewGroup(JSON.stringify(group)))
  return { ...facts, groups }
}

/** What is to be said of a page that was read. */
const noteOf = ({ isCut, isLimited }: PageReading): string | null =>
  isCut ? 'cut' : isLimited ? 'third-party-limit' : null
