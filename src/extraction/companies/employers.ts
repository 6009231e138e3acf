import { compilePattern } from '../../lib/compile-pattern.ts'
import { countryOfCity } from '../addresses/cities.ts'
import type { Finding } from '../finding.ts'
import { foldName } from '../names/fold-name.ts'
import { isPlainWord, isRoleWord } from '../names/vocabulary.ts'
import { lineAt, type Page } from '../page.ts'
import type { PlaceIndex } from '../places.ts'
import { capitalRunEnd } from './capital-run.ts'
import { careerTexts, careerWords } from './career-words.ts'
import { wordsOf } from './company-key.ts'
import { isGeneric } from './company-words.ts'
import { endsCard } from './ends-card.ts'
import { endsAsPlace, isClearKind, isDistinctive, isKind, isQualifier } from './kind-words.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf, type NameLook } from './name-looks.ts'

/** Maximum distance, in characters and lines, from a person's name to their role and employer. */
const TAIL_MAX = 240
const LINES_MAX = 3
const PARTS_MAX = 5
const ROLE_WORDS_MAX = 9
const NAMES_MAX = 100

const PART = /[^,;\n\t(|·•–—]+/g
/** `Engineer at Acme`: an employer follows. */
const AT = compilePattern(
  `^(.*?)(?:^| )(?:${careerWords('workplaces')}|@) ?(?:the |der |dem )?(?=[\\p{Lu}\\p{N}]|\\p{Ll}{1,2}\\p{Lu})`,
  'u',
)
/** `Secretary of the Elm Vale Society`: an employer may follow, but so may something else. */
const OF_WORDS = ` (?:${careerWords('complements')}) (?:the |la |l['’]|der |den |het )?(?=\\p{Lu})`
const OF = compilePattern(`^(.*?)${OF_WORDS}`, 'u')
/** The same behind any word of a text. */
export const OF_IN_TEXT = compilePattern(`(?<=\\p{L})${OF_WORDS}`, 'gu')

/** What may follow an organisation's name on its line. */
const BEHIND = /^(?:$| (?:for|in|on) )/

/** `who chairs the Elm Vale Society` */
const WHO = compilePattern(`^(?:who )?(?:${careerTexts('verbs')}) (?:the )?(?=\\p{Lu})`, 'u')

/** Roles that cover a whole firm, so that the firm follows and not a department or a place: `CEO, Acme`. */
export const LEADS_FIRM = compilePattern(`(?<!\\p{L})(?:${careerTexts('chiefs')})$`, 'iu')

/** Finds employers in the text after people's names: `Jane Roe, Head of Sales at Acme`, or on the next lines. */
export function findEmployers(page: Page, people: readonly Finding[], places: PlaceIndex): CompanyMention[] {
  const found: CompanyMention[] = []
  for (const { end } of people) {
    if (end === null || found.length >= NAMES_MAX) continue
    const next = places.after(end)
    const last = endsCard(page, end - 1) ? lineAt(page, end - 1).end : page.text.length
    found.push(...employersIn(page, end, Math.min(next?.start ?? page.text.length, end + TAIL_MAX, last)))
  }
  return found
}

function employersIn({ text }: Page, from: number, limit: number): CompanyMention[] {
  const tail = text.slice(from, limit).split('\n', LINES_MAX).join('\n')
  let hasRole = false
  let leadsFirm = false
  // "Professor, Department of Physics, Elm College": a unit counts if nothing behind it says whose.
  let unit: CompanyMention | null = null
  for (const { 0: written, index } of [...tail.matchAll(PART)].slice(0, PARTS_MAX)) {
    const start = from + index + written.length - written.trimStart().length
    const shown = written.trim()
    if (shown === '') continue
    const isOwnRole = isRole(shown)
    const employer = employerOf(text, { shown, start, place: index, isRole: isOwnRole, hasRole, leadsFirm })
    if (employer && lookOf(employer.name) !== 'unit') return [employer]
    unit ??= employer
    if (/\p{Ll}{2}[.!?]["”]?$/u.test(shown)) break
    hasRole ||= isOwnRole
    leadsFirm = LEADS_FIRM.test(shown)
  }
  return unit ? [unit] : []
}

/** The text between two separators after a person's name. */
interface Part {
  readonly shown: string
  readonly start: number
  /** Characters from the name to this part: 0 or 1 for the first part. */
  readonly place: number
  readonly isRole: boolean
  /** Whether an earlier part is a role. */
  readonly hasRole: boolean
  /** Whether the previous part is the role of someone who leads a firm. */
  readonly leadsFirm: boolean
}

function employerOf(text: string, part: Part): CompanyMention | null {
  const { shown, start, place, leadsFirm } = part
  const at = AT.exec(shown)
  const lead = at ?? WHO.exec(shown) ?? OF.exec(shown)
  if (lead) {
    const [whole, role] = lead
    const isAsked = role === undefined || isRole(role) || OFFICE_OF.test(whole) || (place === 0 && role === '')
    if (isAsked) return employerAt(text, start + whole.length, role ? at !== null || LEADS_FIRM.test(role) : false)
  }
  if (part.isRole) return null
  return leadsFirm && text[start - 2] === ',' ? employerAt(text, start, true) : employerAlone(text, part)
}

/** Returns an organisation that fills a whole part: `Elm Vale Laboratory` below a role, or directly after the name. */
function employerAlone(text: string, { shown, start, place, hasRole }: Part): CompanyMention | null {
  if (!hasRole && place !== 1) return null
  const end = capitalRunEnd(text, start)
  const name = text.slice(start, end)
  const isNamed = hasRole || isClear(name) || (text[start - 2] === ',' && wordsOf(name).length > 2)
  const isAlone = BEHIND.test(text.slice(end, start + shown.length))
  return isNamed && isAlone && isOrganisation(name) ? kindWordMention(text, start, end) : null
}

/** `Staff SRE`, `a coastal engineer` */
function isRole(text: string): boolean {
  const words = text.trim().split(/[\s/-]+/)
  return (
    words.length <= ROLE_WORDS_MAX &&
    words.some(
      (word) =>
        isRoleWord(foldName(word).replace(/\.$/, '')) ||
        /^(?:C[A-Z]O|SRE|VP|SVP|EVP|MD|MP|Sec['’]y|Treas\.?|Pres\.?)$/.test(word),
    )
  )
}

/** @param isPlain whether to accept a name without an organisation word, because only an employer can appear here */
function employerAt(text: string, from: number, isPlain: boolean): CompanyMention | null {
  const end = capitalRunEnd(text, from)
  const start = from + departmentBefore(text.slice(from, end))
  const name = text.slice(start, end)
  const words = wordsOf(name)
  if (name.length < 3 || isGeneric(words)) return null
  if (isOrganisation(name)) return kindWordMention(text, start, end)
  const isEnd = /^(?:$|[\s]*[\n\t,.;:|)(·•–—-]| in | and | und )/.test(text.slice(end, end + 6))
  return isPlain && isEnd && NAMES.has(lookOf(name)) && !countryOfCity(words.join(' '))
    ? kindWordMention(text, start, end)
    : null
}

const NAMES: ReadonlySet<NameLook> = new Set(['organisation', 'name'])

/**
 * Returns the length of a department and its preposition before the organisation it belongs to:
 * `Obras del Ayuntamiento de Elmo`.
 */
function departmentBefore(name: string): number {
  const [lead = '', department = ''] = DEPARTMENT.exec(name) ?? []
  return lead !== '' && !isKind(department) && isKind(name.slice(lead.length).split(' ', 1)[0]!) ? lead.length : 0
}

const DEPARTMENT = /^(\p{Lu}\p{L}+)(?: (?:y|e|et) \p{Lu}\p{L}+)? (?:del?|della|d[ou]|dell[’']|de la) ?(?=\p{Lu})/u

/** Without a preceding role, a line such as `Parts and Services` may be a heading for what follows. */
const isClear = (name: string) =>
  name.split(' ').some(isClearKind) || wordsOf(name).every((word) => word === 'and' || !isPlainWord(foldName(word)))

/** `regional organiser of the`: any position that a person holds in an organisation. */
const OFFICE_OF = /^\p{Ll}+(?: \p{Ll}+){0,4} (?:of|for) the $/u

const isOrganisation = (name: string) =>
  !['other', 'person', 'role', 'place'].includes(lookOf(name)) &&
  /^\p{Lu}/u.test(name) &&
  !/\d{3}|[@:?!]/.test(name) &&
  name.split(' ').some((word) => isKind(word)) &&
  !isQualifier(name) &&
  !endsAsPlace(name) &&
  isDistinctive(name)
