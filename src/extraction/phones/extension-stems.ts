import { codesWhere } from '../../facts/tables.ts'
import { lineAt, type Page } from '../page.ts'
import { extensionAfter } from './extension-after.ts'
import { columnExtensions } from './extension-columns.ts'
import { labelBefore, type NumberLabel } from './label-before.ts'
import { markupLabel } from './markup-label.ts'
import type { NumberResolver } from './number-resolver.ts'
import { kindOfLabel, type PhoneMention } from './phone-mention.ts'

/** Countries where a dash in a number separates the extension from the organisation's base number. */
const EXTENSION_COUNTRIES: ReadonlySet<string> = new Set(
  codesWhere(({ phones }) => phones?.hasDashedExtensions === true),
)
const DASHED = /\d ?- ?(\d{1,4})$/
const LONE = /(?<=[ (:.\t\n])- ?(\d{2,4})(?!\d|[-.,:/%°€$]\d?| ?(?:°|%|€|\d|uhr|cm|mm|kg))/gi
const LABEL_DISTANCE_MAX = 3
const LONE_MAX = 100
const CONFIDENCE = 0.66

/**
 * Finds numbers of which a page shows only the extension, because their base number is in the column heading
 * (`Tel. (0731 502-…)`) or is the same for all numbers of the page (`0731 502-23`, and later `Tel. -41`).
 *
 * @param folded the page's text with ASCII digits
 * @param known other numbers of the page
 */
export function findExtensionPhones(
  page: Page,
  folded: string,
  resolver: NumberResolver,
  known: readonly PhoneMention[],
): PhoneMention[] {
  return [...columnExtensions(page, folded, resolver), ...loneExtensions(page, folded, resolver, known)]
}

function loneExtensions(
  page: Page,
  folded: string,
  resolver: NumberResolver,
  known: readonly PhoneMention[],
): PhoneMention[] {
  const stem = sharedStem(folded, known)
  if (!stem) return []
  const mentions: PhoneMention[] = []
  let left = LONE_MAX
  for (const { 0: value, 1: extension, index: start } of folded.matchAll(LONE)) {
    if (left-- === 0) break
    const hasUsualLength = stem.lengths.size === 0 || stem.lengths.has(extension!.length)
    if (!hasUsualLength || isCovered(folded, known, start)) continue
    const label = labelOf(page, folded, start, start + value.length)
    const resolved = label && resolver.inCountry(stem.national + extension, [], stem.country, 1)
    if (!resolved) continue
    mentions.push({
      key: resolved.number.number,
      number: resolved.number,
      value,
      confidence: CONFIDENCE,
      method: 'label',
      start,
      end: start + value.length,
      kind: kindOfLabel(label.kind),
    })
  }
  return mentions
}

/**
 * Returns the digits that all numbers with an extension begin with, and the lengths of their extensions; null when they
 * differ.
 */
function sharedStem(folded: string, known: readonly PhoneMention[]) {
  const lengths = new Set<number>()
  const stems = new Set<string>()
  let found: { country: NonNullable<PhoneMention['number']>['country'] & string; national: string } | null = null
  for (const { number, start, end } of known) {
    const country = number?.country
    if (!country || start === null || !EXTENSION_COUNTRIES.has(country)) continue
    const extension = DASHED.exec(folded.slice(start, end!))?.[1]
    if (!extension) continue
    const national = number.nationalNumber.slice(0, -extension.length)
    stems.add(national)
    if (extension.length > 1) lengths.add(extension.length)
    found = { country, national }
  }
  return found && stems.size === 1 ? { ...found, lengths } : null
}

/** Whether an offset is inside a known number or inside the extension directly after one. */
const isCovered = (folded: string, known: readonly PhoneMention[], at: number) =>
  known.some(({ start, end }) => start !== null && start <= at && at < (extensionAfter(folded, end!)?.end ?? end!))

/**
 * Returns the label directly before an extension. For one in its own cell, the column heading or an email address in
 * the row also counts.
 */
function labelOf(page: Page, folded: string, start: number, end: number): NumberLabel | null {
  const label = labelBefore(folded, start)
  if (label && label.kind !== 'weak' && label.kind !== 'other' && label.distance <= LABEL_DISTANCE_MAX) return label
  const isCell = folded[start - 1] === '\t' && /^[\t\n]/.test(folded.charAt(end))
  if (!isCell) return null
  const kind = markupLabel(page, start)
  if (kind && kind !== 'weak') return { kind, distance: 1 }
  const row = lineAt(page, start)
  return page.text.slice(row.start, row.end).includes('@') ? { kind: 'voice', distance: 1 } : null
}
