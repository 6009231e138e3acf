import { wordsOfLanguages } from '../../facts/tables.ts'

/** Arabic and Persian words for a company before its name: `شركة` and its variants. */
export const COMPANY_HEADS: ReadonlySet<string> = new Set(
  wordsOfLanguages(({ organisationKinds }) => organisationKinds?.uncased?.heads),
)

/** Words of Arabic, Hebrew and Persian sentences, which have no capitals to separate a name from them. */
export const UNCASED_STOPS: ReadonlySet<string> = new Set(
  wordsOfLanguages(({ organisationKinds }) => organisationKinds?.uncased?.stops),
)

/** Prepositions that Arabic attaches to the following noun. */
const ARABIC_PROCLITIC = /^[بفكلو](?=(?:شرك[ةه]|مؤسسة)(?!\p{L}))/u
const RESERVED = wordsOfLanguages(({ organisationKinds }) => organisationKinds?.uncased?.reserved)
const RESERVED_FOR = new RegExp(`(?:${RESERVED.join('|')}) $`)
const RESERVED_FOR_LENGTH = 12
const FIRST_HEBREW = 0x590

/**
 * Returns the length of a preposition attached to the start of a name: 1 in `لشركة النور` and in `שמורות לאור הים`,
 * else 0.
 */
export function procliticLength(text: string, start: number): number {
  if (!(text.charCodeAt(start) >= FIRST_HEBREW)) return 0
  if (ARABIC_PROCLITIC.test(text.slice(start, start + 8))) return 1
  const isReserved = /[לل]/.test(text.charAt(start)) && /\p{L}/u.test(text.charAt(start + 1))
  return isReserved && RESERVED_FOR.test(text.slice(Math.max(0, start - RESERVED_FOR_LENGTH), start)) ? 1 : 0
}
