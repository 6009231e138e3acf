import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND } from '../and-words.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { isPluralMember, memberTitle } from './group-titles.ts'
import { personPatterns } from './person-patterns.ts'
import { isDeterminer } from './role-texts.ts'
import { isOpening, readJobTitle, withoutArticle } from './segments.ts'
import { isHonorific, isLabelWord, isNameSuffix, isPlainWord, isTitleWord } from './vocabulary.ts'

/** The line's text before a name, without the honorifics that belong to the name. */
export interface Lead {
  readonly shown: string
  readonly folded: string
  readonly hasHonorific: boolean
  /** The word directly before the name, folded and without its full stop; empty if something else is between them. */
  readonly lastWord: string
}

/** A label that ends directly before a name: "Contact person:", "Geschäftsführer", "Attn". */
export interface Label {
  /** Announces a person ('sure'), a person or a company ('likely'), or anything ('any'). */
  readonly kind: 'sure' | 'likely' | 'any' | 'none'
  readonly jobTitle: string | null
}

const LEAD_MAX = 120
const HONORIFICS_MAX = 6
const LABEL_WORDS_MAX = 7
const LIKELY_TITLE_WORDS_MAX = 4
const LABEL_LENGTH_MAX = 70
/** The result for a line without a label. */
export const NO_LABEL: Label = { kind: 'none', jobTitle: null }

/** Initials that repeat the name: "M. (Marieke) van Dijk". */
const SPELLED_INITIALS = /(?:\p{Lu}\.[ -]?){1,4}\($/u

/** A title that its holder has retired from, or an honorary one: "Dir. i. R. Jane Roe", "Prof. em. Jane Roe". */
const RETIRED = / (?:i\. ?R|a\. ?D|em|emer|e\. ?h|h\. ?c)\. $/
/** Marks someone who signs on behalf of another: "i. A. Jane Roe", "p.p. Jane Roe". */
const SIGNED_FOR = /(?:^|[\s,])(?:i\. ?[AV]|p\. ?p|p\. ?o)\. $/

/** Fields after a doctor's or an engineer's title: Dr. med. dent., Dipl.-Ing. (FH). */
const DEGREE_FIELD = new RegExp(`^(?:${personPatterns('titles', 'degreeFields')})$`)
/**
 * Titles that are ordinary words without their full stop, in lower case: "wych. p. Jana Roe", "ks. kan.", "mł. asp.",
 * "npor.".
 */
const ABBREVIATED_TITLE = new RegExp(`^(?:${personPatterns('titles', 'abbreviations')})$`)
/** An officer's number: "PCSO 7718 Jane Roe". */
const OFFICER_NUMBER = compilePattern(
  `(?<=\\b(?:${personPatterns('titles', 'officers')})\\.?) (?:#|no\\. ?|nr\\. ?)?\\d{2,6} $`,
  'u',
)
/** Whether a word is a degree before a name instead of after it, with full stops: "M.Sc. Jane Roe". */
const isDegreeBefore = (word: string, bare: string) => /\p{L}\.\p{L}+\.$/u.test(word) && isNameSuffix(bare)
/** Whether an honorific is an ordinary word where it has no full stop: Finnish `on`, but Italian `On.` */
const isWordOnly = (word: string) => WITHOUT_STOP.test(word) && isPlainWord(word)
const WITHOUT_STOP = /^(?=.?[aeiou])[a-z]{2}$/
/** Whether a word is several titles without spaces: "Conf.univ.dr. Jane Roe". */
const isChainOfTitles = (word: string) => {
  const titles = word.endsWith('.') ? foldName(word).split('.').filter(Boolean) : []
  return (
    titles.length > 1 && titles.every((title) => title.length > 1 && (isHonorific(title) || DEGREE_FIELD.test(title)))
  )
}
/**
 * Whether "Av." means advocate, as in Turkey and Romania: "Genel Müdür: Av. Jane Roe". Without a person's label it
 * means avenue.
 */
const isAdvocate = (shown: string, word: string) =>
  word === 'Av.' && readLabel({ shown: shown.slice(0, -' Av.'.length - 1) }).kind === 'sure'
const LAST_WORD = /(\(?)([\p{L}\p{M}.'/-]{1,30})([)(]?) ?\(?$/u
const LAST_WORD_MAX = 36
/** The first partner's given name, in the position of a title: "Bill and Marge Roe". */
const COUPLE = compilePattern(`(\\p{Lu}\\p{Ll}{1,15})(?: \\p{Lu}\\p{Ll}{1,15})? (?:${AND}) $`, 'u')
/** A copula at the end: "Our data protection officer is" */
const COPULA = compilePattern(` (?:${personPatterns('titles', 'copulas')})$`, 'u')
/** Introduces an employer: "Medical Officer of Roe Biopharma". */
const BELONGING = compilePattern(` (?:${personPatterns('titles', 'of')}) *$`, 'iu')
const ROLE_WORDS_BEFORE_BRACKET = 2
/** Labels of product attributes: "Exterior Color: Deep Black". */
const OF_THINGS = new RegExp(`^(?:${personPatterns('things', 'attributes')})$`)
/** The sign behind a label; Armenian texts have one of their own, for which a backtick stands in. */
const COLON = /[:：\u055d]$|(?<=[\u0561-\u0587])`$/
const CLAUSE_END = /[.;!?|•·]/

/** Reads the line's text before a name. */
export function readLead(before: string): Lead {
  let shown = before.slice(-LEAD_MAX)
  if (shown.endsWith('(')) shown = shown.replace(SPELLED_INITIALS, '')
  let hasHonorific = SIGNED_FOR.test(shown)
  if (hasHonorific) shown = shown.replace(SIGNED_FOR, ' ')
  if (/\d $/.test(shown) && OFFICER_NUMBER.test(shown)) {
    shown = shown.replace(OFFICER_NUMBER, ' ')
    hasHonorific = true
  }
  for (let round = 0; round < HONORIFICS_MAX && /[ ()]$/.test(shown); round++) {
    shown = shown.replace(RETIRED, ' ')
    const word = LAST_WORD.exec(shown.slice(-LAST_WORD_MAX))
    if (!word) break
    const bare = foldName(word[2]!.replaceAll('.', ''))
    const isField = DEGREE_FIELD.test(bare) && (word[2]!.endsWith('.') || word[3] === ')')
    // "DI Jane Roe" is an engineer in Austria, "M. Jean Roe" is French for Mr; both only in capitals.
    const isTitle =
      (isHonorific(bare) && !isWordOnly(word[2]!)) ||
      /^(?:DI|M\.|D\.|[Ôô]ng|[Bb]à|ÔNG|BÀ|D\.?ª\.?)$/.test(word[2]!) ||
      isAdvocate(shown, word[2]!) ||
      (/^\p{Ll}+\.$/u.test(word[2]!) && ABBREVIATED_TITLE.test(bare)) ||
      isDegreeBefore(word[2]!, bare) ||
      isChainOfTitles(word[2]!)
    if (!isField && !isTitle) break
    hasHonorific = true
    shown = shown.slice(0, Math.max(0, shown.length - LAST_WORD_MAX) + word.index)
  }
  const couple = shown.endsWith(' ') ? COUPLE.exec(shown) : null
  if (couple && givenName(foldName(couple[1]!)) === 'sure') return readLead(shown.slice(0, couple.index))
  const lead = / ?$/.exec(shown)![0]
  const folded = shown.startsWith(' ') ? ` ${foldName(shown)}${lead}` : foldName(shown) + lead
  const last = / $/.test(shown) ? LAST_WORD.exec(folded.slice(-LAST_WORD_MAX)) : null
  return { shown, folded, hasHonorific, lastWord: last?.[3] === '' ? last[2]!.replace(/\.$/, '') : '' }
}

const WORKPLACE = /^(?:of|at|bei|beim|chez)$/
const EMPLOYEE_WORDS_MAX = 4

/** Whether a job title and "of" precede the name, which is then an employer: "Medical Officer of Roe Biopharma". */
export function isEmployer({ folded, lastWord }: Lead): boolean {
  if (!WORKPLACE.test(lastWord)) return false
  const clause = folded
    .slice(Math.max(0, folded.length - LABEL_LENGTH_MAX))
    .split(/[,.;:!?()]/)
    .at(-1)!
  return clause
    .trim()
    .split(' ')
    .slice(-1 - EMPLOYEE_WORDS_MAX, -1)
    .some(isTitleWord)
}

const APPOSITION_MAX = 90
const APPOSITION = compilePattern(
  `(?:^|[\\s(])(?:${personPatterns('titles', 'determiners')}) ((?:[\\p{L}'’/-]{1,24} ){0,4}[\\p{L}'’-]{2,24}), $`,
  'iu',
)

/** The job title in "our sales manager, Jane Roe, will help"; null if the line continues differently. */
export function titleInApposition(before: string, after: string): string | null {
  if (!before.endsWith(', ') || !/^(?:[,.;)]|$| (?:at|on|under|unter|und|and|et|y) )/.test(after)) return null
  const title = APPOSITION.exec(before.slice(-APPOSITION_MAX))?.[1]
  return title ? readJobTitle(title) : null
}

/** Small words that join the words of one title. */
const JOINER = new RegExp(`^(?:${personPatterns('titles', 'joiners')}|&)$`)
/** Introduces a quoted person: "So Marlow-CEO Jane Roe". */
const SAID_SO = compilePattern(`^(?:${personPatterns('titles', 'citing')}) `, 'iu')
/**
 * Cuts a title after the last verb: "Bundesministerin" in "erklärt Bundesministerin". In languages with capitalised
 * nouns the title is the last noun and what it joins.
 */
function fromNoun(title: string): string {
  const words = title.replace(SAID_SO, '').split(' ')
  if (!/^\p{Lu}/u.test(words.at(-1)!)) return title
  const verb = words.findLastIndex(
    (word) => /^\p{Ll}/u.test(word) && !JOINER.test(word) && !isTitleWord(foldName(word)),
  )
  return words.slice(verb + 1).join(' ')
}

const PHRASE_WORDS_MAX = 5
/**
 * The title that ends a sentence before a name: what follows the last article or possessive, "with the help of our
 * garden designer Jane Roe", otherwise the role words at the end, "on Monday said head coach Jane Roe".
 */
function roleAtEnd(text: string): string | null {
  const words = text.split(' ').slice(-PHRASE_WORDS_MAX)
  const bare = words.map((word) => withoutArticle(foldName(word)))
  const isRole = bare.map(isTitleWord)
  if (!isRole.at(-1)) return null
  const noun = bare.findLastIndex(isDeterminer) + 1
  const from = noun > 0 ? noun : isRole.lastIndexOf(false) + 1
  const title = words.slice(from).join(' ')
  return /[,;“”„"«»]/.test(title) ? null : readJobTitle(title)
}

const ABBREVIATION = /(?:^|[\s(,–—-])(\p{L}{2,6})\.$/u
const ABBREVIATION_MAX = 8

/** The position of a bracket that is still open; -1 if there is none. */
const openBracket = (text: string) => {
  const open = text.lastIndexOf('(')
  return text.includes(')', open) ? -1 : open
}

/** Reads the label that ends directly before a name. */
export function readLabel({ shown }: Pick<Lead, 'shown'>): Label {
  const trimmed = shown.trimEnd()
  const mark = COLON.test(trimmed) ? ':' : (/[–—|(-]$/.exec(trimmed)?.[0] ?? '')
  const body = trimmed.slice(0, trimmed.length - mark.length).trimEnd()
  // "Inh. Jane Roe", "Prop. : Jane Roe"
  const abbreviation = ABBREVIATION.exec(body.slice(-ABBREVIATION_MAX))?.[1]
  let start = abbreviation !== undefined && isTitleWord(foldName(abbreviation)) ? body.length - 1 : body.length
  while (start > 0 && !CLAUSE_END.test(body[start - 1]!)) start--
  // "They came in May (text: Jane Roe)"
  if (mark === ':') start = Math.max(start, openBracket(body) + 1)
  // "Finance committee: chair Jane Roe"
  else start = Math.max(start, body.lastIndexOf(': ') + 1)
  // "Dipl. Ing." and "e.V." contain full stops too; the text after them is still the label.
  const clause = body.slice(start).trim()
  // The label follows the last comma: "Roe Ltd, reg. 1234, represented by its director".
  const pause =
    clause.length > LABEL_LENGTH_MAX || clause.split(' ').length > LABEL_WORDS_MAX ? clause.lastIndexOf(', ') : -1
  if (pause >= 0) start += pause
  const label = clause
    .slice(pause + 1)
    .trim()
    .replace(COPULA, '')
  const words = foldName(label)
    .split(/[^\p{L}\p{M}'-]+/u)
    .map(withoutArticle)
    .filter(Boolean)
  if (words.length === 0) return NO_LABEL
  // "“We were lucky in the third quarter,” said head coach Jane Roe"
  if (words.length > LABEL_WORDS_MAX || label.length > LABEL_LENGTH_MAX)
    return mark === '' && isTitleWord(words.at(-1)!) && !label.endsWith(',')
      ? { kind: 'likely', jobTitle: roleAtEnd(label) }
      : NO_LABEL
  if (mark !== ':' && isOpening(label)) return NO_LABEL

  const hasRole = words.some((word) => isTitleWord(word))
  // "Our trustees are A and B"
  const group = hasRole ? null : memberTitle(label)
  const isRoleLast = isTitleWord(words[words.length - 1]!)
  const found = (kind: Label['kind']): Label => ({
    kind,
    // "Captain: Jane Roe": before a name alone the word is a form of address.
    jobTitle: hasRole
      ? (readJobTitle(mark === '' ? fromNoun(label) : label) ?? (mark === ':' && words.length === 1 ? label : null))
      : group,
  })
  // "Co-présidents : A et B"
  const hasRoles =
    group !== null || words.some((word) => isTitleWord(word.replace(/^(?:co|vice)-|(?<=\p{L}{4})s$/gu, '')))
  const isOfMembers = words.length === 1 && isPluralMember(label)
  if (mark === ':' && !hasRole && OF_THINGS.test(words.at(-1)!)) return NO_LABEL
  if (mark === ':')
    return found(hasRole || hasRoles || isOfMembers || words.some((word) => isLabelWord(word)) ? 'sure' : 'any')
  if (mark !== '' && words.length <= 3 && isLabelWord(words[0]!)) return found('sure')
  // "Every Tuesday our architect (Jane Roe) is here"
  if (mark === '(' && words.slice(-ROLE_WORDS_BEFORE_BRACKET).some(isTitleWord))
    return { kind: 'likely', jobTitle: roleAtEnd(label) }
  // Without punctuation the label must be all the text before the name: "CEO Jane Roe", not "Jo, our chef at Old Mill".
  if (group !== null && COPULA.test(clause)) return found('sure')
  if (isOfMembers && start === 0) return found('likely')
  if (isRoleLast && start === 0 && !label.includes(',')) return found('sure')
  if (!isRoleLast && (!hasRole || words.length > 4 || BELONGING.test(label))) return NO_LABEL
  // The title follows the last comma or quotation mark: "“It is done”, said mayor Jane Roe".
  const title = fromNoun(/(?<![^,"“”„«»‘’])[^,"“”„«»‘’]*$/.exec(label)![0].trim())
  return { kind: 'likely', jobTitle: title.split(' ').length <= LIKELY_TITLE_WORDS_MAX ? readJobTitle(title) : null }
}
