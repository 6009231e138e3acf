import type { OrganisationLeads } from '../../facts/organisation-sentences.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'
import type { PlaceIndex } from '../places.ts'
import { endsAsPlace } from './kind-words.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { organisationAt } from './organisation-phrase.ts'

const LINE_LENGTH_MAX = 200
/** Maximum distance in characters between the name and the number or address after it. */
const DISTANCE_MAX = 80
const CONFIDENCE_MIN = 0.6
const NAMES_MAX = 40
/** The parts of a line between separators: `Potter: Elm Studio, 4 High Street`. */
const PART = /[^,;:|•·\t]+/g
const leadWords = (kind: keyof OrganisationLeads, separator = ' ') =>
  [...new Set(wordsOfLanguages(({ organisationSentences }) => organisationSentences?.leads?.[kind], separator))].join(
    '|',
  )
/** `Please write to the Elm Office`: the words before a name in a sentence. */
const LEAD = compilePattern(
  `^.* (?:${leadWords('addressees', '|')}) (?:(?:${leadWords('addresseeArticles')}|l[’']) ?)?(?=\\p{Lu})`,
  'u',
)

/**
 * Finds organisations named before a phone number or address on its line, by their organisation word:
 * `Pots: Elm Studio, 01962 840 500`.
 *
 * @param people the places of people, which an organisation must not overlap
 */
export function findContactHeads(page: Page, others: readonly Finding[], people: PlaceIndex): CompanyMention[] {
  const found: CompanyMention[] = []
  for (const { type, start, confidence } of others) {
    if (start === null || confidence < CONFIDENCE_MIN || (type !== 'phones' && type !== 'addresses')) continue
    if (found.length >= NAMES_MAX) break
    const before = page.text.slice(Math.max(0, start - LINE_LENGTH_MAX), start)
    const line = before.slice(before.lastIndexOf('\n') + 1)
    const head = organisationIn(line)
    const lineStart = start - line.length
    // "Jane Roe Press Officer, 01962 840 500"
    if (!head || people.isWithin(lineStart + head.start, lineStart + head.end)) continue
    found.push(kindWordMention(page.text, lineStart + head.start, lineStart + head.end))
  }
  return found.filter((head) => !isBranch(head, found))
}

/** Whether another name differs in its other words only: `Elmau Clinic`, `Ulmen Clinic`. */
function isBranch({ name }: CompanyMention, all: readonly CompanyMention[]): boolean {
  const kind = name.slice(name.lastIndexOf(' ') + 1)
  return all.some((other) => other.name !== name && other.name.endsWith(` ${kind}`))
}

/** Returns the last part of a line that is an organisation's name, or that ends with one after a lead-in. */
function organisationIn(line: string): { start: number; end: number } | null {
  for (const { 0: part, index } of [...line.matchAll(PART)].reverse()) {
    if (line.length - index - part.length > DISTANCE_MAX) return null
    const shown = part.trim().replace(/ \([^()]*\)$/, '')
    const lead =
      /^\p{Lu}/u.test(shown) && organisationAt(shown) === shown && !endsAsPlace(shown)
        ? ''
        : (LEAD.exec(shown)?.[0] ?? null)
    if (lead === null) continue
    const name = shown.slice(lead.length)
    if (organisationAt(name) !== name || endsAsPlace(name)) continue
    const start = index + part.indexOf(shown) + lead.length
    // At the start of its line, a name before a number was more often a branch's or a department's than a firm's.
    if (line.slice(0, start).trim() === '') return null
    return { start, end: start + name.length }
  }
  return null
}
