import { compilePattern } from '../../lib/compile-pattern.ts'
import { givenName } from './given-names.ts'
import { personPatterns, personWords } from './person-patterns.ts'
import {
  hasNounEnding,
  isEntityHead,
  isFamilyName,
  isHonorific,
  isNameSuffix,
  isPlainWord,
  isRoleWord,
  isStreetWord,
  isWordFamilyName,
} from './vocabulary.ts'

/** One capitalised word of a name. */
export interface NameWord {
  readonly text: string
  readonly folded: string
  readonly isInitial: boolean
  /** A particle before it proves that it is a family name, even if it is also an ordinary word. */
  readonly isVouched: boolean
}

/** The role of a word: it is part of a name, joins its neighbours, ends a name (Jr., III), or belongs to none. */
type NamePart = 'name' | 'initial' | 'particle' | 'generation' | 'numeral' | 'boundary'

/** Particles that may also be capitalised inside a name. */
export const CAPITAL_PARTICLE = new RegExp(`^(?:${personPatterns('names', 'particles')})$`)
/** Adjectives in Dutch family names that come from the older or newer of two farms: Oude Nijhuis, Olde Heuvel. */
const FARM_ADJECTIVE = /^(?:oude|olde|nieuwe|lutje|grote)$/
const GENERATION = /^(?:jr|sr|junior|senior)$/
const NUMERAL = /^I(?:I|II|V)\.?$/
/** Whether a word after a name is a generation numeral, which registers omit. */
export const isNumeral = (word: string) => NUMERAL.test(word)
/** The Spanish abbreviation of María. */
const MARIA = /^M\.?ª$/
/** Karl-Heinz, Jean-Pierre */
const PAIR_OF_INITIALS = /^\p{Lu}\.[-‐‑]\p{Lu}\.$/u
/** Doña */
const LADY = /^D\.?ª\.?$/
/** Honorifics that start the next name in any position. */
const PLAIN_HONORIFIC = new RegExp(`^(?:${personPatterns('names', 'honorifics')})$`)
/** Contractions: I'm, don't, we're. */
const CONTRACTION = /'(?:m|ll|ve|re|t|d)$/
/** Names with inner capitals: McDonald, DeShawn, LaToya, O'Brien. Other words with inner capitals are brands. */
const INNER_CAPITAL =
  /^(?:Mc|Mac|De|Di|Da|Du|La|Le|Van|Von|Fitz|San|St|Ma|Ja|Ó|Ní|Al|El|Ben|Ap|D['’]|O['’]|L['’])\p{Lu}/u

/**
 * Determines the role that a capitalised word can have in a name.
 *
 * @param raw as written on the page, with its full stop if it has one
 * @param folded the same word, folded and without its full stop
 * @param isFirst whether it is the first word of the name
 * @param isBeforeCapital whether a space and a capital follow, or a particle and a capital
 * @param isAfterParticle whether "de La" or "von" precedes; any word may follow
 */
export function partOf(
  raw: string,
  folded: string,
  isFirst: boolean,
  isBeforeCapital: boolean,
  isAfterParticle: boolean,
): NamePart {
  const letters = raw.replace('.', '')
  if (raw === 'Ó' && isBeforeCapital && !isFirst) return 'particle'
  if (CONTRACTION.test(folded) || FIRM_PREFIX.test(raw)) return 'boundary'
  if (raw.includes('ª')) {
    if (LADY.test(raw)) return 'boundary'
    if (MARIA.test(raw)) return 'initial'
  }
  if (letters.length === 1) return raw.length > 1 || !isFirst ? 'initial' : 'boundary'
  if (PAIR_OF_INITIALS.test(raw)) return 'initial'
  // "Av. Vitacura 5250", "Đường Nguyễn Văn Linh"
  if (raw === 'Av.' || VIETNAMESE_STREET.test(raw)) return 'boundary'
  if (isHonorific(folded) && (isFirst || raw.endsWith('.') || PLAIN_HONORIFIC.test(folded))) return 'boundary'
  if (isNumeral(raw)) return isFirst ? 'boundary' : 'numeral'
  if (GENERATION.test(folded)) return isFirst ? 'boundary' : 'generation'

  const isUpper = letters === letters.toUpperCase()
  if (isNameSuffix(folded) && (isUpper || folded === 'phd' || folded === 'esq')) return 'boundary'
  if (!isFirst && (isDegree(letters) || COMPANY_FORM.test(letters))) return 'boundary'
  if (letters.length === 2 && (raw.endsWith('.') || (isUpper && !/[AEIOUY]/.test(letters)))) return 'initial'
  if (!isFirst && isBeforeCapital && FARM_ADJECTIVE.test(folded)) return 'particle'
  if (!isFirst && isBeforeCapital && CAPITAL_PARTICLE.test(raw.toLowerCase())) return 'particle'
  if (!isUpper && /\p{Ll}\p{Lu}/u.test(raw) && !INNER_CAPITAL.test(raw)) return 'boundary'

  // "Mayor Jane Roe": Mayor is a family name only after a given name.
  if (isFirst && isRoleWord(folded) && givenName(folded) === 'unknown') return 'boundary'
  if (isCompoundOfThing(folded)) return 'boundary'
  if (isAfterParticle || isWordFamilyName(folded) || givenName(folded) !== 'unknown') return 'name'
  if (isVietnameseFamily(raw)) return 'name'
  const inSequence = isFamilyName(folded)
  // "Anh Do", "Quaxdeb Das": a short word is a family name only after another word of the name, and only if no further
  // capitalised word follows. After an unknown word the likelihood is low.
  const isShortFamily = inSequence && !isFirst && !isBeforeCapital && !isUpper
  if (isPlainWord(folded) && (letters.length < 4 ? !isShortFamily : !inSequence)) return 'boundary'
  if (isEntityHead(folded) && !inSequence) return 'boundary'
  if (!inSequence && hasNounEnding(folded, true)) return 'boundary'
  const isRole = isRoleWord(folded) || (folded.length > 6 && isRoleWord(folded.replace(/s$/, '')))
  return (isRole && !(inSequence && !isFirst)) ||
    (isStreetWord(folded) && (isFirst || !FAMILY_LIKE_STREET.test(folded)))
    ? 'boundary'
    : 'name'
}

const VIETNAMESE_FAMILIES = new Set(personWords('names', 'familyNames'))
const VIETNAMESE_STREET = new RegExp(`^(?:${personPatterns('names', 'streets')})$`)
/**
 * Whether a word is a Vietnamese family name. It must have its diacritics, because without them it is a word of other
 * languages: `Đỗ`, `ĐỖ`.
 */
export const isVietnameseFamily = (word: string) =>
  VIETNAMESE_FAMILIES.has(word) || (NON_ASCII_CAPITALS.test(word) && VIETNAMESE_FAMILIES.has(titled(word)))
const NON_ASCII_CAPITALS = /^\p{Lu}{0,20}[^\x00-\x7f]\p{Lu}{0,20}$/u
const titled = (word: string) => word[0]! + word.slice(1).toLowerCase()

/** Legal forms that are given or family names in lower case: "Fjord Bank ASA", but Asa Lind. */
const COMPANY_FORM = /^(?:ASA|ANS|SAL|SAM|CIC|SIA|UAB|OSA|PAC|PLT|DAC)$/
/** Prefixes of firms' names in Poland and in countries with Cyrillic script. */
const FIRM_PREFIX = compilePattern(`^(?:${personPatterns('names', 'firmPrefixes')})$`, 'u')

/** Whether a word is a degree: capitals without a vowel, or a known prefix with capitals: MRCVS, BVSc, CertAVP. */
export const isDegree = (word: string) =>
  /^(?:[B-DF-HJ-NP-TV-XZ]{3,9}|[A-Z]{1,4}Sc|Cert[A-Z]{2,5}|Dip[A-Z]{2,6})$/.test(word)

/** Compound names of places and things: Saint-Aubin-sur-Mer, Neustadt-an-der-Waldnaab, Rent-a-Bike. */
const PLACE_COMPOUND = new RegExp(`-(?:${personPatterns('names', 'placeJoiners')})-`)

/**
 * Short words with a street's ending that are family names after a given name: Jan Verlaan, Uta Neuhaus, Luc Darrigade.
 */
const FAMILY_LIKE_STREET = /^\p{L}{3,5}(?:haus|laan|gade)$/u

/**
 * Whether a compound names a place or a thing: Robert-Koch-Institut, Karl-Marx-Platz; but Hall-Jones and Meyer-Hof are
 * family names.
 */
const isCompoundOfThing = (folded: string) =>
  folded.includes('-') &&
  (PLACE_COMPOUND.test(folded) ||
    folded
      .split('-')
      .some((part) => part.length > 3 && (isEntityHead(part) || isStreetWord(part)) && !isWordFamilyName(part)))
