import type { Finding } from '../finding.ts'
import { elementAt, lineAt, type Page, type PageElement } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { isGeneric, namesOrganisation } from './company-words.ts'
import type { CompanyMention } from './mention.ts'
import { domainAgreement, readSiteDomain } from './site-domain.ts'

const HEAD_LENGTH_MAX = 80
/** A doubtful address says nothing about the line above it. */
const ADDRESS_CONFIDENCE_MIN = 0.6
/** Lines above an address that may hold the name: a department or a person may stand between. */
const LINES_ABOVE = 3
/** Lines between a name and the address of mail that spells it. */
const LINES_TO_EMAIL = 6

/** Names that stand at the head of an address, or above an email address whose domain spells them. */
export function findBlockHeads(page: Page, others: readonly Finding[]): CompanyMention[] {
  const names = new Set(others.filter(({ type }) => type === 'names').map(({ normalized }) => normalized))
  const found: CompanyMention[] = []
  for (const finding of others) {
    if (finding.start === null) continue
    if (finding.type === 'addresses' && finding.confidence >= ADDRESS_CONFIDENCE_MIN)
      found.push(...aboveAddress(page, finding.start, others))
    else if (finding.type === 'emails') found.push(...aboveEmail(page, finding))
  }
  return found.filter(({ name }) => !names.has(name.toLowerCase()))
}

function aboveAddress(page: Page, start: number, others: readonly Finding[]): CompanyMention[] {
  const line = lineAt(page, start)
  const candidates = [{ start: line.start, end: start }]
  for (let at = line.start; candidates.length <= LINES_ABOVE && at > 0; ) {
    const above = lineAt(page, at - 1)
    candidates.push(above)
    at = above.start
  }
  for (const [distance, range] of candidates.entries()) {
    const head = headIn(page, range)
    if (!head) continue
    if (
      others.some(
        ({ start: from, end: to, type }) =>
          type !== 'addresses' && from !== null && to !== null && from < head.end && to > head.start,
      )
    )
      continue
    const isMarked = isEmphasised(page, head.start, head.end)
    const isNamed = namesOrganisation(wordsOf(head.name))
    const weight = (isMarked ? 0.35 : 0.15) + (isNamed ? 0.35 : 0) + (distance <= 1 ? 0.15 : 0)
    if (distance <= 1 || isNamed) return [{ ...head, method: 'imprint', weight: Math.min(weight, 0.7), kind: 'head' }]
  }
  return []
}

function aboveEmail(page: Page, email: Finding): CompanyMention[] {
  const domain = readSiteDomain(`http://${email.normalized.split('@')[1]}`)
  if (!domain) return []
  let at = email.start!
  for (let lines = 0; lines <= LINES_TO_EMAIL && at > 0; lines++) {
    const line = lineAt(page, at)
    const head = lines === 0 ? null : headIn(page, line)
    if (head && domainAgreement(head.name, domain) >= 0.85)
      return [{ ...head, method: 'text', weight: 0.65, kind: 'head' }]
    at = line.start - 1
  }
  return []
}

/** The name that fills a line or the part of it before the address, if it can be one. */
function headIn(page: Page, range: { start: number; end: number }) {
  const raw =
    page.text
      .slice(range.start, range.end)
      .split('\t')
      .filter((cell) => cell.trim() !== '')
      .at(-1) ?? ''
  const name = raw.replace(/^[\s:,;.*•|–—-]+|[\s:,;*•|–—-]+$/g, '')
  const words = wordsOf(name)
  const isPossible =
    name.length >= 3 &&
    name.length <= HEAD_LENGTH_MAX &&
    words.length <= 8 &&
    /^["'“„«]?(?:\p{Lu}|\p{Lo}|\d\p{L})/u.test(name) &&
    !/[@:?!|]|https?|\d{3}/.test(name) &&
    !/[.]\s+\p{Lu}\p{L}+ \p{Ll}/u.test(name) &&
    !isGeneric(words) &&
    !words.some((word) => BLOCK_WORDS.has(word))
  if (!isPossible) return null
  const start = page.text.indexOf(name, range.start)
  return { name, start, end: start + name.length }
}

/** Words that head a block instead of naming its owner. */
const BLOCK_WORDS = new Set(
  'contact contacts kontakt contacto contatti information informationen address adresse anschrift hours directions phone telephone email enquiries inquiries location locations find visit map directory staff list overview hotline'.split(
    ' ',
  ),
)

const EMPHASIS = /^(?:b|strong|h[1-6])$/
const NAMING_CLASS =
  /(?:^|[\s_-])(?:org|organi[sz]ation|company|firm|business|vendor|dealer|store|shop)(?:$|[\s_-]|name)/i

/** Whether bold type, a heading or a class such as `company-name` sets a range apart. */
function isEmphasised(page: Page, start: number, end: number): boolean {
  for (
    let at: PageElement | null = elementAt(page, start);
    at && at.end - at.start <= end - start + 4;
    at = at.parent
  ) {
    if (EMPHASIS.test(at.tag) || NAMING_CLASS.test(`${at.attributes.class ?? ''} ${at.attributes.itemprop ?? ''}`))
      return true
  }
  return false
}
