import type { Finding, FindingDetail } from '../finding.ts'
import { type Page, snippetAround } from '../page.ts'
import { joinRules } from '../run-rules.ts'
import { gluedNumbers } from './glued-plus.ts'
import { typeOfNumber } from './parse-number.ts'
import type { PhoneKind, PhoneMention } from './phone-mention.ts'

/**
 * Merges the mentions of each distinct number into one finding, in page order: the most confident mention, located
 * where the page shows the number, with the kind that any of the mentions states.
 */
export function mergeMentions(page: Page, mentions: readonly PhoneMention[]): Finding[] {
  const byKey = new Map<string, PhoneMention[]>()
  for (const mention of withoutGluedPlus(mentions)) {
    const same = byKey.get(mention.key)
    if (same) same.push(mention)
    else byKey.set(mention.key, [mention])
  }
  return [...byKey.values()].map((same) => toFinding(page, same))
}

/** Gives all mentions of one number the same key, including those with a plus sign before the national number. */
function withoutGluedPlus(mentions: readonly PhoneMention[]): readonly PhoneMention[] {
  const glued = gluedNumbers(mentions.map(({ key }) => key))
  if (glued.size === 0) return mentions
  const numbers = new Map(mentions.map(({ key, number }) => [key, number]))
  return mentions.map((mention) => {
    const key = glued.get(mention.key)
    return key === undefined ? mention : { ...mention, key, number: numbers.get(key)! }
  })
}

function toFinding(page: Page, mentions: readonly PhoneMention[]): Finding {
  const best = mentions.reduce((a, b) => (b.confidence > a.confidence ? b : a))
  const shown = best.start === null ? (mentions.find(({ start }) => start !== null) ?? best) : best
  const kind = kindOf(mentions)
  const country = best.number?.country
  const extensions = new Set(mentions.flatMap(({ extension }) => extension ?? []))
  const [extension] = extensions
  const entity = mentions.find((mention) => mention.entity !== undefined)?.entity
  const detail: FindingDetail = {
    ...(kind && { phoneKind: kind }),
    // Several extensions of one number belong to several people, so the number itself has none.
    ...(extensions.size === 1 && { extension }),
    ...(country && { country }),
    ...(entity !== undefined && { entity }),
  }
  return {
    type: 'phones',
    value: shown.value,
    normalized: best.key,
    confidence: best.confidence,
    method: best.method,
    rules: joinRules(best, mentions, ({ confidence }) => confidence),
    snippet: shown.start === null ? shown.value : snippetAround(page, shown.start, shown.end ?? shown.start),
    start: shown.start,
    end: shown.end,
    detail,
  }
}

/**
 * Returns the kind of a number. One that is labelled as a phone at least once is a phone, even if another mention calls
 * it a fax.
 */
function kindOf(mentions: readonly PhoneMention[]): PhoneKind {
  const kinds = new Set(mentions.map(({ kind }) => kind))
  for (const kind of ['mobile', 'voice', 'whatsapp', 'fax'] as const) {
    if (!kinds.has(kind)) continue
    return kind === 'voice' ? ofType(mentions) : kind
  }
  return ofType(mentions)
}

const ofType = ([first]: readonly PhoneMention[]): PhoneKind =>
  first?.number && typeOfNumber(first.number) === 'MOBILE' ? 'mobile' : 'voice'
