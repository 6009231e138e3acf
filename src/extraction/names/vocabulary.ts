import { memoize } from '../memoize.ts'
import { isListed } from './lexicon.ts'
import { STREET_ENDING } from './words/entities.ts'
import { ROLE_ENDING } from './words/roles.ts'

/** All functions here take a word folded by `foldName`, without its full stop. */
/** Whether a word is an honorific: Herr, Dott., and every Dipl.-Ing., Dipl.-Kfm. and Dipl.-Betriebswirt. */
export const isHonorific = (word: string) => isListed(word, 'honorific') || word.startsWith('dipl-')
export const isNameSuffix = (word: string) => isListed(word, 'suffix')
export const isEntityHead = (word: string) => isListed(word, 'head')
export const isEntityPrefix = (word: string) => isListed(word, 'prefix')
/** Words of labels before a person's name, in addition to job titles. */
export const isLabelWord = (word: string) => isListed(word, 'label')
/** Family names that are also words, such as Hill and Koch. */
export const isWordFamilyName = (word: string) => isListed(word, 'wordFamily')
/** Words of menus, headings and sentences, and names of months, countries and cities. */
export const isPlainWord = (word: string) => isListed(word, 'plain')
export const isRoleWord = (word: string) =>
  isListed(word, 'role') ||
  // marlow-ceo, chef-redakteur
  (word.includes('-') && isListed(word.slice(word.lastIndexOf('-') + 1), 'role')) ||
  (word.length > 8 &&
    (ROLE_ENDING.test(word) ||
      // Kassiererin, Betreuerin
      (word.endsWith('in') && isListed(word.slice(0, -2), 'role')) ||
      (DEPUTY.test(word) && isListed(word.replace(DEPUTY, ''), 'role'))))
/** vice-président, co-founder */
const DEPUTY = /^(?:vice|co|ex|sub|sous)-/
/** Words for fields of work rather than occupations: Sales, Einkauf, comptabilité. */
export const isDepartmentWord = (word: string) => isListed(word, 'department')
/** Words next to a department's name: Export, team, of. */
export const isDepartmentQualifier = (word: string) => isListed(word, 'departmentQualifier')
export const isStreetWord = (word: string) => word.length > 6 && STREET_ENDING.test(word)

/** Endings and beginnings of family names in their language: Slavic, Greek, Armenian, Nordic, Iberian, Gaelic… */
const FAMILY_ENDING =
  /(?:[dszc]k[iay]|wicz|czyk|czak|[ou]v(?:a|ic|ski|ska)?|[ie]ev(?:a|ic)?|ovich|evich|enko|chuk|shvili|adze|ian|yan|opoulos|opoulou|akis|aki|idis|idou|ellis|oglu|sson|dottir|ssen|nsen|rsen|escu|eanu|[bdgjnrt]ic|mann|stein|berg|bauer|meier|meyer|maier|mayer|huber|hauser|inger|dorf|thaler|[gnrdmtu]ez|inho|etti|elli|ucci|acci|ini|one|auskas|aitis|iene|inen|singh|zadeh|nejad|wala|swamy|murthy|stra|sma|inga|kamp|veld|horst|quist|qvist|strom|gren|lund|gaard|ville|court|worth|shire|field|ington|[bf]urn|enberg|ович|евич|овна|евна|ична|[ое]в|[ое]ва|ин|ина|ский|ская|скии|енко|чук|ић|ски|ска|опουλος|οπουλος|οπουλου|ακης|ιδης|ιδου|αδης)$/
const FAMILY_BEGINNING = /^(?:mc|mac|o'|fitz|d'|de|di|van|von|vander|ben|al-|el-|ibn)[a-z]{4}/

/** Cache size. */
const WORDS_MAX = 10_000

/** Whether a word is a listed family name or has the form of one. Either half of a hyphenated name is enough. */
export const isFamilyName = memoize(judgeFamilyName, WORDS_MAX)

function judgeFamilyName(word: string): boolean {
  if (isListed(word, 'family')) return true
  if (word.length > 4 && (FAMILY_ENDING.test(word) || /^(?:mc|mac|o'|fitz)[a-z]{3}/.test(word))) return true
  if (FAMILY_BEGINNING.test(word) && isListed(word.replace(/^(?:de|di|van|von)/, ''), 'family')) return true
  return word.includes('-') && word.split('-').some((part) => part.length > 2 && isFamilyName(part))
}

/** Endings of nouns that no family name has. */
const NOUN_ENDING =
  /(?:tions?|sion|ments?|erei|handlung|betriebe?|technik|praxis|kanzlei|ology|ologies|ography|ability|tech|soft|ism|wear|ical|ised|ized|heit|keit|schaft|wesen|zeug|zentrum|systeme?|verein|bereich|dienst|kosten|cion|ciones|siones|dades|mientos?|zione|zioni|logia|logie|grafia|grafie|stvi|tiques?|teit|heden|sgruppe|(?:gs|ts|en|er|s)(?:buro|amt|verband|institut|agentur|fakultat|museum|ministerium|behorde|gericht|redaktion|abteilung|referat|fraktion|zentrale|labor|institute)|ость|ения|ение|ация|ции)$/
/** Endings of both nouns and family names. */
const NOUN_OR_NAME_ENDING =
  /(?:erie|eria|erij|mento|menti|handel|ings?|ness|less|ibles?|ables?|ware|ance|ence|ship|care|line|shop|ics|ung|ungen|recht|werk|ost|osc|osci|nie|tica|tico|coes|dade|naja|stvo|ingen)$/
/**
 * Whether a word has a noun's ending. @param isAfterGivenName whether a given name precedes; then only endings that no
 * family name has count
 */
export const hasNounEnding = (word: string, isAfterGivenName: boolean) =>
  word.length > 5 && (NOUN_ENDING.test(word) || (!isAfterGivenName && NOUN_OR_NAME_ENDING.test(word)))
