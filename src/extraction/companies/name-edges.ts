import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND } from '../and-words.ts'
import { memoize } from '../memoize.ts'
import { foldName } from '../names/fold-name.ts'
import { isDepartmentWord } from '../names/vocabulary.ts'
import { registerNumberIn } from '../register-labels.ts'
import { COPYRIGHT_LEAD, RIGHTS_NOTICE } from './copyright-words.ts'
import { patternInTexts, wordsInTexts } from './organisation-texts.ts'
import { isLicence, isPictureCredit } from './picture-credits.ts'

/** The range of a name within the text that a rule matched. */
export interface NameEdges {
  readonly start: number
  readonly end: number
}

/** Maximum number of texts cached across pages; `findCompanies` filters out long ones. */
const TEXTS_MAX = 4_000
/** Maximum number of consecutive leads: `© 2020 Welcome to Acme`. */
const LEADS_MAX = 4

const SIGN = /^[\s"'(]*(?:[©ⓒⒸ]|\(c\)|&copy;|copyright(?![\p{L}]))/iu
const WELCOME = patternInTexts(({ beforeNames }) => beforeNames?.welcomes)
const ABOUT = patternInTexts(({ beforeNames }) => beforeNames?.headingLeads)
/** Words that begin a heading or title about a name. */
export const HEADING_LEAD = compilePattern(`^(?:${WELCOME}|${ABOUT})\\s+(?=["“„«\\p{Lu}\\p{N}])`, 'iu')
const OWNERS = patternInTexts(({ beforeNames }) => beforeNames?.ownerLeads)
const LOOSE = wordsInTexts(({ beforeNames }) => beforeNames?.looseLeads).join('|')
const DEPICTIONS = patternInTexts(({ beforeNames }) => beforeNames?.depictions)
const OF = patternInTexts(({ beforeNames }) => beforeNames?.depictionLinks)
const HEAD_OFFICES = patternInTexts(({ beforeNames }) => beforeNames?.headOffices)
const AT_EMPLOYER = wordsInTexts(({ beforeNames }) => beforeNames?.employerLinks).join('|')
const FIRM_NOUNS = wordsInTexts(({ beforeNames }) => beforeNames?.firmNounEndings, '|')
  .map((noun) => `[${noun[0]!.toUpperCase()}${noun[0]}]${noun.slice(1)}`)
  .join('|')
const RIGHTS_HOLDERS = patternInTexts(({ notices }) => notices?.rightsHolders)
const LEADS: readonly RegExp[] = [
  compilePattern(`^(?:${WELCOME})\\s+(?=\\S)`, 'iu'),
  // The owner or source of the named thing, in the middle of a sentence.
  compilePattern(`^(?:${OWNERS})\\s+(?=\\S)`, 'iu'),
  compilePattern(`^(?:${LOOSE})\\s+(?=["“„«]?\\p{Lu})`, 'u'),
  // A depiction of it: `Logo of Acme`, `Bildwortmarke der Acme`.
  compilePattern(`^(?:${DEPICTIONS})(?: (?:${OF}))?(?: the)?\\s+(?=["“„«]?\\p{Lu})`, 'iu'),
  // One of its locations: `Head Office Acme Tools Ltd`.
  compilePattern(`^(?:${HEAD_OFFICES})[:,]?\\s+(?=\\p{Lu}\\S* \\S)`, 'iu'),
  // An organ of it: `Board of Trustees of Elm University`.
  /^Board of \p{Lu}\p{Ll}+s (?:of|at|for) (?:the )?(?=\p{Lu})/u,
  // The position of a person there: `Leitung Einkauf bei Acme GmbH`.
  compilePattern(`^\\p{Lu}.{1,60}? (?:${AT_EMPLOYER}) (?=\\p{Lu})`, 'u'),
  // A German noun for a firm before its name: `Tochterunternehmen Acme GmbH`.
  compilePattern(`^\\p{Lu}?\\p{Ll}*(?:${FIRM_NOUNS})\\s+(?=\\p{Lu})`, 'u'),
  /^[Dd]iese[rms]?\s+(?=\p{Lu})/u,
  // The holder of rights: `Rechteinhaber: Acme GmbH`.
  compilePattern(`^(?:${RIGHTS_HOLDERS})[:\\s]+(?=\\S)`, 'iu'),
]

const MAKERS = `(?:${patternInTexts(({ behindNames }) => behindNames?.makers)}) (?:by|durch|von)`
const MADE = `(?:${patternInTexts(({ behindNames }) => behindNames?.madeThings)}) (?:by|durch|von)`
const CONTACT_LABELS = patternInTexts(({ behindNames }) => behindNames?.contactLabels)
const HOME_PAGES = patternInTexts(({ behindNames }) => behindNames?.homePages)
const OTHER_PAGES = patternInTexts(({ behindNames }) => behindNames?.otherPages)
const CONTACT_FORMS = patternInTexts(({ behindNames }) => behindNames?.contactForms)
const CROWDS = patternInTexts(({ behindNames }) => behindNames?.crowds)
const DIVISIONS = patternInTexts(({ behindNames }) => behindNames?.divisions)
const SEATS = patternInTexts(({ sentences }) => sentences?.seats)
const SEAT_LINKS = wordsInTexts(({ sentences }) => sentences?.seatLinks).join('|')
const BE = patternInTexts(({ sentences }) => sentences?.beVerbs)
const BEHIND_BE = patternInTexts(({ sentences }) => sentences?.beComplements)
/** Text that always ends a name. */
const TAILS: readonly RegExp[] = [
  compilePattern(`(?<=[\\s.,;|–—-])(?:${RIGHTS_NOTICE})`, 'iu'),
  compilePattern(`(?<=[\\s.,;|–—-])${MAKERS}(?!\\p{L})`, 'iu'),
  compilePattern(`(?<=[.,;|–—-]\\s)${MADE}(?!\\p{L})`, 'iu'),
  compilePattern(`(?<=[\\s.,;|–—(-])(?:${CONTACT_LABELS})\\.?:? ?[+(\\d]`, 'iu'),
  /(?<=[\s.,;|–—(-])(?:www\.|https?:)/iu,
  /(?<=[\s.,;|–—-])(?:©|\(c\) ?\d|copyright(?!\p{L}))/iu,
  compilePattern(`(?:\\s[-–—|:·]\\s|\\s)(?:${HOME_PAGES})$`, 'iu'),
  compilePattern(`\\s[-–—|:·]\\s(?:${OTHER_PAGES})$`, 'iu'),
  compilePattern(` (?:${CONTACT_FORMS})$`, 'iu'),
  compilePattern(` (?:${AND})$`, 'u'),
  // `Acme Bookshop (gifts and cards)`: a note; legal forms in brackets are one word.
  / \(\p{Ll}+ [^()]*\)$/u,
  // `© The Acme Authors`
  compilePattern(`(?<=\\p{L}) (?:${CROWDS})$`, 'iu'),
  // `Acme, a division of Roe Inc.`
  compilePattern(`,? (?:${DIVISIONS})`, 'iu'),
  / an? \p{Lu}\S*(?: \p{Lu}\S*){0,3} (?:[Cc]ompany|[Gg]roup)$/u,
  // The role and name of a person there: `Elm Vale Hospital CEO Jane Roe`.
  / C[A-Z]O \p{Lu}\p{L}+ \p{Lu}\p{L}+/u,
  // The sentence continues.
  compilePattern(`,? (?:${BE}) (?:${BEHIND_BE})(?!\\p{L})`, 'u'),
  compilePattern(`,? (?:${SEATS}) (?:${SEAT_LINKS})(?!\\p{L})`, 'iu'),
]
const VERB = new RegExp(`^(?:${patternInTexts(({ sentences }) => sentences?.verbs)})$`)
const WORDS_OF_SENTENCE = 4
const OPENING = /^[\s"'“„«(–—:,;.|-]+/u
const CLOSING = /(?<![\s–—:,;|(-])[\s–—:,;|(-]+$/u

/**
 * Returns the range of the name within the text that a rule matched. This is the only place that knows the text around
 * names, such as copyright notices, credits, phone labels, greetings and the rest of a sentence.
 *
 * @param written at most one line
 * @returns null when the text is not a name: a picture credit, a licence or a sentence
 */
export const nameEdges: (written: string) => NameEdges | null = memoize((written) => {
  if (isLicence(written) || isPictureCredit(written)) return null
  let start = 0
  for (let count = 0; count < LEADS_MAX; count++) {
    const length = leadLength(written.slice(start))
    if (length === 0) break
    start += length
  }
  let end = written.length
  for (const tail of TAILS) {
    const at = written.slice(start, end).search(tail)
    if (at > 1) end = start + at
  }
  end = registerNumberIn(written.slice(0, end)) ?? end
  if (start > 0) start += OPENING.exec(written.slice(start, end))?.[0].length ?? 0
  if (end < written.length) end -= CLOSING.exec(written.slice(start, end))?.[0].length ?? 0
  return end - start < 2 || isSentence(written.slice(start, end)) ? null : { start, end }
}, TEXTS_MAX)

function leadLength(text: string): number {
  const notice = SIGN.test(text) ? COPYRIGHT_LEAD.exec(text)?.[0].length : undefined
  if (notice !== undefined && notice < text.length) return notice
  for (const lead of LEADS) {
    const length = lead.exec(text)?.[0].length ?? 0
    if (length > 0) return length
  }
  return departmentLength(text)
}

/** `Marketing for Acme Tools`: the department of somebody there. */
function departmentLength(text: string): number {
  const [whole = '', department = ''] = DEPARTMENT.exec(text) ?? []
  return whole !== '' && department.split(' ').every((word) => isDepartmentWord(foldName(word))) ? whole.length : 0
}
const DEPARTMENT = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:for|at|bei|für) (?=\p{Lu})/u

/** `Acme ist ein Haus der Zukunft`, `Our team can help`: a text with enough words and a lower-case verb. */
function isSentence(name: string): boolean {
  const words = name.split(' ')
  return words.length >= WORDS_OF_SENTENCE && words.some((word, at) => at > 0 && VERB.test(word))
}
