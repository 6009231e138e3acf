import { givenName } from './given-names.ts'
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
  /** A particle before it says that it is a family name, whatever else it means. */
  readonly isVouched: boolean
}

/** A word is part of a name, joins its neighbours, closes a name (Jr., III), or is no part of any. */
type NamePart = 'name' | 'initial' | 'particle' | 'generation' | 'numeral' | 'boundary'

/** Particles that are also written with a capital inside a name. */
export const CAPITAL_PARTICLE =
  /^(?:van|von|der|den|de|del|della|di|da|dos|das|dal|dalla|dei|degli|delle|dello|du|des|la|le|ter|ten|zu|af|el|al|bin|binti)$/
/** Dutch families are called after the older or newer of two farms: Oude Nijhuis, Olde Heuvel. */
const FARM_ADJECTIVE = /^(?:oude|olde|nieuwe|lutje|grote)$/
const GENERATION = /^(?:jr|sr|junior|senior)$/
const NUMERAL = /^I(?:I|II|V)\.?$/
/** Whether a word behind a name says which of the family's of that name: what registers leave out. */
export const isNumeral = (word: string) => NUMERAL.test(word)
/** María, as Spanish names write her. */
const MARIA = /^M\.?ª$/
/** Doña */
const LADY = /^D\.?ª\.?$/
/** These begin the next name wherever they stand. */
const PLAIN_HONORIFIC = /^(?:dr|prof|mr|mrs|ms|miss|mme|herr|herrn|frau|monsieur|madame)$/
/** I'm, don't, we're. */
const CONTRACTION = /'(?:m|ll|ve|re|t|d)$/
/** McDonald, DeShawn, LaToya, O'Brien; capitals inside other words are brands. */
const INNER_CAPITAL =
  /^(?:Mc|Mac|De|Di|Da|Du|La|Le|Van|Von|Fitz|San|St|Ma|Ja|Ó|Ní|Al|El|Ben|Ap|D['’]|O['’]|L['’])\p{Lu}/u

/**
 * What a capitalised word may be in a name.
 *
 * @param raw as it stands on the page, with a full stop if it has one
 * @param folded the same folded, without full stop
 * @param isFirst no word of the name stands before it
 * @param isBeforeCapital a space and a capital follow, or a particle and a capital
 * @param isAfterParticle "de La" or "von" stands before it: any word may follow
 * @param isAfterGiven a known given name stands before it
 */
export function partOf(
  raw: string,
  folded: string,
  isFirst: boolean,
  isBeforeCapital: boolean,
  isAfterParticle: boolean,
  isAfterGiven = false,
): NamePart {
  const letters = raw.replace('.', '')
  if (raw === 'Ó' && isBeforeCapital && !isFirst) return 'particle'
  if (CONTRACTION.test(folded) || FIRM_PREFIX.test(raw)) return 'boundary'
  if (raw.includes('ª')) {
    if (LADY.test(raw)) return 'boundary'
    if (MARIA.test(raw)) return 'initial'
  }
  if (letters.length === 1) return raw.length > 1 || !isFirst ? 'initial' : 'boundary'
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

  // "Mayor Jane Roe": Mayor is a family name only behind a given name.
  if (isFirst && isRoleWord(folded) && givenName(folded) === 'unknown') return 'boundary'
  if (isCompoundOfThing(folded)) return 'boundary'
  if (isAfterParticle || isWordFamilyName(folded) || givenName(folded) !== 'unknown') return 'name'
  if (isVietnameseFamily(raw)) return 'name'
  const inSequence = isFamilyName(folded)
  // "Anh Do": a short word is a family only behind a given name, where no title of several words goes on.
  const isShortFamily = inSequence && isAfterGiven && !isBeforeCapital && !isUpper
  if (isPlainWord(folded) && (letters.length < 4 ? !isShortFamily : !inSequence)) return 'boundary'
  if (isEntityHead(folded) && !inSequence) return 'boundary'
  if (!inSequence && hasNounEnding(folded, true)) return 'boundary'
  const isRole = isRoleWord(folded) || (folded.length > 6 && isRoleWord(folded.replace(/s$/, '')))
  return (isRole && !(inSequence && !isFirst)) ||
    (isStreetWord(folded) && (isFirst || !FAMILY_LIKE_STREET.test(folded)))
    ? 'boundary'
    : 'name'
}

const VIETNAMESE_FAMILIES = new Set(
  (
    'Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đào Đinh Đoàn Trịnh Trương Lâm Tô Hà Tạ Thái ' +
    'Châu Lương Vương Tăng Quách Kiều Triệu Phùng Đàm Lưu La Mạc Thạch Tống Văn'
  ).split(' '),
)
const VIETNAMESE_STREET = /^(?:Đường|Phố|Quận|Phường|Hẻm|Ngõ)$/
/** With its marks, since without them it is a word of other languages: `Đỗ`, `ĐỖ`. */
export const isVietnameseFamily = (word: string) =>
  VIETNAMESE_FAMILIES.has(word) || (NON_ASCII_CAPITALS.test(word) && VIETNAMESE_FAMILIES.has(titled(word)))
const NON_ASCII_CAPITALS = /^\p{Lu}{0,20}[^\x00-\x7f]\p{Lu}{0,20}$/u
const titled = (word: string) => word[0]! + word.slice(1).toLowerCase()

/** Legal forms that are given names or families in small letters: "Fjord Bank ASA", but Asa Lind. */
const COMPANY_FORM = /^(?:ASA|ANS|SAL|SAM|CIC|SIA|UAB|OSA|PAC|PLT|DAC)$/
/** What stands before the names of firms in Poland and in countries of the Cyrillic script. */
const FIRM_PREFIX = /^(?:PHU|PPHU|FHU|PPUH|ZUH|PUH|FUH|ZPHU|ООО|ТОВ|ЗАО|ОАО|ПАО|АО|ИП|ФОП|ТОО|ЕООД|ООД|ЕТ|СТ|ЧП|ПП)$/u

/** MRCVS, BVSc, CertAVP: capitals that no vowel makes a word, or a capital behind a small letter at the end. */
export const isDegree = (word: string) =>
  /^(?:[B-DF-HJ-NP-TV-XZ]{3,9}|[A-Z]{1,4}Sc|Cert[A-Z]{2,5}|Dip[A-Z]{2,6})$/.test(word)

/** Saint-Aubin-sur-Mer, Neustadt-an-der-Waldnaab, Stratford-upon-Avon. */
const PLACE_COMPOUND = /-(?:sur|sous|en|les|aux|an|am|im|ob|bei|upon|on|under)-/

/** Jan Verlaan, Uta Neuhaus, Luc Darrigade: short words that end like streets are families behind a given name. */
const FAMILY_LIKE_STREET = /^\p{L}{3,5}(?:haus|laan|gade)$/u

/** Robert-Koch-Institut, Karl-Marx-Platz; but Hall-Jones and Meyer-Hof are families. */
const isCompoundOfThing = (folded: string) =>
  folded.includes('-') &&
  (PLACE_COMPOUND.test(folded) ||
    folded
      .split('-')
      .some((part) => part.length > 3 && (isEntityHead(part) || isStreetWord(part)) && !isWordFamilyName(part)))
