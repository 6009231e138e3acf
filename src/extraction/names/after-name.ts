import { compilePattern } from '../../lib/compile-pattern.ts'
import { countriesOfRegion } from '../addresses/regions.ts'
import { AND, isAnd } from '../and-words.ts'
import { lookOf } from '../companies/name-looks.ts'
import { formsOfCountries, isFirmForm } from '../form-words.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { isDegree } from './name-parts.ts'
import { personPatterns } from './person-patterns.ts'
import { readJobTitle } from './segments.ts'
import { isEntityHead, isHonorific, isNameSuffix, isTitleWord } from './vocabulary.ts'

/** The line's text after a name, without the degrees that belong to the name. */
export interface Tail {
  readonly shown: string
  readonly folded: string
  /** Letters after the name may be a degree or a state: "Jane Roe MA". */
  readonly hasSuffix: boolean
  /** An unambiguous degree, order or generation suffix follows: "Jane Roe, PhD", "Jane Roe OBE", "Jan Roe jun." */
  readonly hasDegree: boolean
  /** A generation numeral follows: "Peter Roe III". Products and courses have them too. */
  readonly hasNumeral: boolean
  /** The word after a space, a hyphen or a possessive s, folded; empty if something else follows. */
  readonly nextWord: string
}

const TAIL_MAX = 140
const SUFFIXES_MAX = 6
const TITLE_WORDS_MAX = 9
const PREDICATE_WORDS_MAX = 7

/** Degrees written with a space, "M. Sc.", and generation suffixes: "sen.", "d. Ä.". */
const SPACED_SUFFIX =
  /^,? (?:(?:M|B|Ph|Dipl|Mag|Lic)\. (?:Sc|A|Ed|Eng|D|Phil|Ing|Com|Th|Mus|Arch|iur|jur|theol)\.(?: ?\((?:FH|TU|Univ|Hons)\.?\))?|(?:sen|jun|sr|jr|snr|jnr)\.|d\. ?[ÄäJjYyEe]\.)(?=$|[\s,;|()–—-])/u

/** The mark of a guild in small letters: "Jane Roe p.g.a.". */
const SMALL_SUFFIX = /^,? ((?:\p{Ll}\.){2,4})(?=$|[\s,;)])/u

/** A letter and two abbreviated words, as in Indonesia: "Jane Roe, S.Tr.Keb". */
const ABBREVIATED_DEGREE = /^\p{Lu}\.(?:\p{Lu}\p{Ll}{1,3}\.){1,2}\p{Lu}\p{Ll}{1,4}\.?$/u

/** A generation numeral: "Peter Roe III". */
const NUMERAL = /^,? (?:II|III|IV)(?![\p{L}\p{N}])/u

const IS_DOING = new RegExp(`^,? (?:${personPatterns('titles', 'verbs')}) (.{2,70})`)
/** Contact details after the title on the same line: "Director Tel. 020 …", "Director jane@…". */
const REACHED_AT =
  /(?<!\s)\s+(?:(?:e-?mail|mail|tel|telephone|telefon|phone|mobile?|mobil|[temp])[.:]{0,2}\s*)?(?:\S{1,64}@|\+?\(?\d[\d\s()./-]{5}).*$/isu
/** Turns a title that two people share into the singular: "Owners", "Directors". */
const singular = (title: string) => title.replace(/(?<=\p{L}{4})s(?=$| )/gu, '')
/** A predicate is not a title: ", will join the Board of Directors". */
const PREDICATE_BEGINNING = new RegExp(`^(?:${personPatterns('titles', 'notBefore')}) `)
const PREDICATE_END = new RegExp(`[,.;(]| (?:${personPatterns('titles', 'ends')}) `)
const CLAUSE_END = /[,.;(]/
const DETERMINER = new RegExp(`^(?:${personPatterns('titles', 'articles')}) `, 'i')

/**
 * Whether a suffix is certainly a degree: mixed case or full stops, "PhD", "M.D.", or three or more letters that name
 * no state, "CPA". It must be a listed suffix, because brands have three letters too.
 */
const isSureDegree = (written: string, word: string) =>
  isNameSuffix(foldName(word)) &&
  (/\p{Ll}|\p{L}\.\p{L}/u.test(written) || (word.length > 2 && countriesOfRegion(word).length === 0))

/** Abbreviations of a town and what it is: "TP.HCM" for Ho Chi Minh City. */
const JOINED_CAPITALS = /\p{Lu}{2}\.\p{Lu}{2}/u

/** Reads the line's text after a name. */
export function readTail(after: string): Tail {
  const numeral = NUMERAL.exec(after)?.[0] ?? ''
  let shown = after.slice(numeral.length, TAIL_MAX)
  let hasSuffix = false
  let hasDegree = false
  for (let round = 0; round < SUFFIXES_MAX; round++) {
    const spaced = SPACED_SUFFIX.exec(shown)
    if (spaced) {
      hasSuffix = true
      hasDegree = true
      shown = shown.slice(spaced[0].length)
      continue
    }
    const small = SMALL_SUFFIX.exec(shown)
    if (small && isNameSuffix(small[1]!.replaceAll('.', ''))) {
      hasSuffix = true
      shown = shown.slice(small[0].length)
      continue
    }
    const part = /^,? ?([\p{L}.]{1,12})(?=$|[\s,;|)–—-])/u.exec(shown)
    // "Ma" and "Do" are family names; as degrees they are in capitals.
    if (!part || !/\p{Lu}.*\p{Lu}|^Esq|^Phd/u.test(part[1]!)) break
    const word = part[1]!.replaceAll('.', '')
    // LLP and GMBH look like degrees.
    const isAbbreviated = ABBREVIATED_DEGREE.test(part[1]!)
    if (
      isEntityHead(foldName(word)) ||
      (!isAbbreviated && !isNameSuffix(foldName(word)) && (!isDegree(word) || JOINED_CAPITALS.test(part[1]!)))
    )
      break
    hasSuffix = true
    hasDegree ||= isAbbreviated || isSureDegree(part[1]!, word)
    shown = shown.slice(part[0].length)
  }
  const folded = (shown.startsWith(' ') ? ' ' : '') + foldName(shown)
  return {
    shown,
    folded,
    hasNumeral: numeral !== '',
    hasSuffix,
    hasDegree,
    nextWord: /^(?:'s)?[ -]([\p{L}\p{M}&]+)/u.exec(folded)?.[1] ?? '',
  }
}

/**
 * Legal forms that full stops split into several words, unfolded: "Roe Bau e.K.", "Roe s.r.o.". The list is a
 * selection, because other forms of the table are degrees and initials after a name: "Jane Roe, P.A.", "Jane Roe K.K.".
 */
const DOTTED_FORM =
  /^,? (?:e\. ?[KVGU]\.|s\. ?r\. ?o\.|a\. ?s\.|v\. ?o\. ?s\.|[dsk]\. ?o\. ?o\.|k\. ?d\.|a\. ?d\.|sp\. (?:z o|j|k)\b|S\. ?p\. ?A\b|S\. ?[rR]\. ?[lL]\b|S\. ?[aàAL]\. ?[rR]?\b|S[Aa][Nn]\.|T[Iİi][Cc]\.|A\. ?Ş|L[Tt][Dd]\. Ş|Sanayi|Ticaret|A\/S|Sh\.?p\.?k)(?!\p{L})/u

/** A place of one or two words after a name, and the next word: "Bygg Lind i Umeå AB". */
const BEHIND_PLACE = /^ i \p{Lu}[\p{L}-]{1,20} (\p{L}[\p{L}/]{0,40})(?:[\p{L}-]{0,40} ([\p{L}/]+))?/u

let nordicForms: ReadonlySet<string> | null = null
function isNordicForm(word: string): boolean {
  nordicForms ??= new Set(formsOfCountries('DK NO SE', ['forms', 'known', 'ambiguous']))
  return nordicForms.has(word)
}

function isFormBehindPlace(tail: string): boolean {
  if (!tail.startsWith(' i ')) return false
  const [, first = '', second = ''] = BEHIND_PLACE.exec(tail) ?? []
  return first !== '' && (isNordicForm(first) || (/^\p{Lu}/u.test(first) && isNordicForm(second)))
}

/** A legal form of three or more letters after a comma and before a break: "Marlow Harris, Inc. Who's Who". */
const FORM_BEHIND_COMMA = /^, (?<form>\p{Lu}[\p{L}.]{2,12}?)\.?(?=$|[\s,;)|])/u
const isFormBehindComma = (tail: string) => {
  const form = tail.startsWith(', ') ? FORM_BEHIND_COMMA.exec(tail.slice(0, 20))?.groups?.form : undefined
  return form !== undefined && isFirmForm(form) && !isNameSuffix(foldName(form).replaceAll('.', ''))
}

/** Whether a company's legal form follows. */
export const isCompanyForm = (tail: string) =>
  DOTTED_FORM.test(tail.slice(0, 12)) || isFormBehindComma(tail) || isFormBehindPlace(tail)

const KIND_WORDS_MAX = 8
/**
 * A sentence that classifies its subject: "Marlow Fisher is an independent search firm". French "en sa qualité de" and
 * "en tant que" begin with no article.
 */
const IS_A_KIND = new RegExp(
  `^(?:,? (?:${personPatterns('things', 'copulas')})|,) (?:${personPatterns('things', 'articles')}) (?<kind>.{3,90})`,
)
const KIND_END = new RegExp(`[,.;:(]| (?:${personPatterns('things', 'ends')}) `)

/** Predicates that only firms have. */
const IS_OWNED = compilePattern(
  `^,? (?:${personPatterns('things', 'passives')}) (?:(?:${personPatterns('things', 'adverbs')}) ?-?){0,2} ?(?:${personPatterns('things', 'states')})(?!\\p{L})`,
  'u',
)
const THING = new RegExp(`^(?:${personPatterns('things', 'nouns')})$`)
const isThing = (word: string) => isEntityHead(word) || THING.test(word)

/** Whether the sentence after a name calls it a firm, a band or a place. */
export function isCalledThing({ folded }: Tail): boolean {
  if (!/^,? \p{L}/u.test(folded)) return false
  if (IS_OWNED.test(folded)) return true
  const kind = IS_A_KIND.exec(folded)?.groups?.kind ?? ''
  const words = kind.split(KIND_END)[0]!.split(' ', KIND_WORDS_MAX)
  const noun = words.findLast((word) => isThing(word) || isTitleWord(word))
  return noun !== undefined && isThing(noun) && !isTitleWord(noun)
}

/** Whether an ampersand joins another word that is not a given name: "Severn Heat & Plumb". */
export function isFirmOfTwo({ shown }: Tail): boolean {
  const word = /^ & (\p{Lu}\p{Ll}{2,20})(?![\p{L}’']| [(\p{Lu}])/u.exec(shown)?.[1]
  if (word === undefined) return false
  const folded = foldName(word)
  return givenName(folded) === 'unknown' && !isTitleWord(folded) && !isHonorific(folded)
}

/** A person's contact details: "(Tel. -41)", ", 020 271 5483", "<jane at roe.org>", "at jane@roe.org". */
const CONTACT_BEHIND =
  /^[,;:]?(?: ?[–—·•-])?(?: ?[([]| (?:at|on|via|unter|an|au|al|sous|onder|på)\b)? ?(?:<[^<>\n]{5,80}>|[\w.+-]{1,64} ?(?:@|[([{]at[)\]}]) ?[\w-]+ ?[.([{]|(?:direct |mobile |office |cell )?(?:e-?mail|tel|telephone|telefone?|téléphone|teléfono|phone|ph|mobile?|mobil|cell|handy|durchwahl|ext|extension|poste|ramal|anexo|interno|whatsapp|тел|моб)(?:[.:]{1,2} ?| )(?:[-+(\d]|[^\s@]{1,64}@)|(?:\+\d|\(?0|\(\d{2,4}\) ?\d)[\d ()./-]{5,}\d)/iu
/** Whether the person's contact details follow. */
export const isReachable = ({ shown }: Tail) => /[@<\d]|at[)\]}]/.test(shown) && CONTACT_BEHIND.test(shown)

const PAIR = compilePattern(
  `^ (?:${AND}) (?:\\p{Lu}[\\p{L}'’-]{1,20} (?:\\p{Lu}\\. ?){0,3}){1,2}\\p{Lu}[\\p{L}'’-]{1,20}(?=[ ,])`,
  'u',
)
/** The predicate of two people, after the first of them: " joined us" in "Jane Roe and Ann Lind joined us". */
export function behindPair({ shown, folded }: Tail): string {
  if (!shown.startsWith(' ')) return folded
  const rest = shown.replace(PAIR, '')
  return rest === shown ? folded : ` ${foldName(rest)}`
}

/** `Sales Executive: Scotland`: a title and what it is for, but not the next person with a title. */
function titleOfField(text: string): string | null {
  const [title, field] = text.split(/\s?:\s/, 2)
  const isField = field !== undefined && /^\p{Lu}/u.test(field) && lookOf(field.trim()) !== 'person'
  return isField && title!.split(' ').length <= TITLE_WORDS_MAX ? readJobTitle(title!) : null
}

/** A title as a sentence of its own up to the end of the line: "Jane Roe. Section Chair 2022-2023." */
const TITLE_SENTENCE = /^\. (\p{Lu}[^.;:|•·\n()\d]{2,60}?)(?:,? \d{4}(?: ?[–-] ?\d{2,4})?)?\.?$/u

/** What fills a line behind a name, as an element beside it does: "Jane Roe Head of Sales". */
const REST_OF_LINE = /^ (\p{Lu}[^.;:|•·\n\t()\d]{2,60})$/u

/** The job title after a name: "Jane Roe, Head of Sales", "Jane Roe is the managing director of Acme". */
export function titleAfter({ shown, folded }: Tail): string | null {
  const beside = /^\s?[,–—|:(/·•-]\s?([^.;|•·\n()]{2,90})/u.exec(shown.replace(REACHED_AT, ''))
  // "Jane Roe, and the director, Ann Lind": the conjunction begins the next person's title.
  if (beside && !PREDICATE_BEGINNING.test(beside[1]!) && !isAnd(beside[1]!.split(' ', 1)[0]!)) {
    const [first, second] = beside[1]!.split(/,|\s[–—-]\s/)
    const title =
      readJobTitle(first!) ??
      titleOfField(first!) ??
      (readJobTitle(singular(first!)) && first!.trim()) ??
      (second && first!.length < 30 ? readJobTitle(second) : null)
    if (title !== null && title.split(' ').length <= TITLE_WORDS_MAX) return title
  }
  const rest = REST_OF_LINE.exec(shown.replace(REACHED_AT, ''))?.[1]?.split(',', 1)[0]
  const whole = rest && rest.split(' ').length <= TITLE_WORDS_MAX ? readJobTitle(rest) : null
  if (whole) return whole
  const capitals = /^ ((?:[\p{Lu}&][\p{L}&'-]{0,30} ?){1,5})/u.exec(shown)
  // "Jane Roe TREASURER: Ann Lind"
  const isLabel = capitals !== null && /^\s*[:：]/.test(shown.slice(capitals[0].length))
  const title = capitals && !isLabel && readJobTitle(capitals[1]!)
  if (title) return title
  // "Kovács Réka igazgató", to the end of the line or of the phrase
  const plain = /^ (\p{Ll}[\p{L}-]{2,24}(?: [\p{L}-]{2,24}){0,3})\s*(?=$|[(,;])/u.exec(shown)?.[1]
  if (plain && foldName(plain).split(' ').every(isTitleWord)) return readJobTitle(plain)
  const sentence = TITLE_SENTENCE.exec(shown)?.[1]
  if (sentence) return readJobTitle(sentence)
  const predicate = IS_DOING.exec(folded)
  if (!predicate) return null
  const words = predicate[1]!.split(/[^\p{L}'-]+/u).slice(0, PREDICATE_WORDS_MAX)
  if (!words.some((word) => isTitleWord(word))) return null
  // Folding rarely changes the length. Where it does, the folded title is used.
  const written =
    folded.length === shown.length ? shown.slice(predicate[0].length - predicate[1]!.length) : predicate[1]!
  const clause = written.split(CLAUSE_END, 1)[0]!.replace(DETERMINER, '')
  const role = readJobTitle(clause.split(PREDICATE_END, 1)[0]!)
  // "our health and safety adviser"
  return role ?? (clause.split(' ').length <= PREDICATE_WORDS_MAX ? readJobTitle(clause) : null)
}
