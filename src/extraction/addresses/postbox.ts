import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { anyOf } from './address-texts.ts'

/** Returns the range of the post office box and its number in a part, or null. */
export function readPostbox(text: string): { start: number; end: number } | null {
  if (!DIGIT.test(text)) return NUMBERLESS.test(text) ? { start: 0, end: text.length } : null
  const match = POSTBOX.exec(text) ?? boxOfLanguages().exec(text)
  if (match === null || IBAN.test(text.slice(match.index, match.index + IBAN_READ_MAX))) return null
  return { start: match.index, end: match.index + match[0].length }
}

/** An account number of Poland (ISO 13616): `PL 27 1090 1506 0000 …`, which begins like a Finnish box. */
const IBAN = /^[A-Z]{2} ?\d{2}(?: ?\d{4}){3}/i
const IBAN_READ_MAX = 20

const DIGIT = /\d/
/** Swiss and German post offices allow boxes without a number. */
const NUMBERLESS = /^(?:Postfach|Case postale|Casella postale)$/i
const POSTBOX = compilePattern(
  `(?<![\\p{L}\\d])(?:\\d\\d (?=BP))?(?:${anyOf(({ boxes }) => boxes?.forms)})(?:[ :.#]{1,3}|(?=\\d))(?:No\\.? ?|Number |Nº ?)?(?:[A-Z]{1,3}[ -]?)?\\d{1,7}(?: ?[-–/] ?\\d{1,6}(?!\\d))?(?: \\d{2,3}(?= |$)){0,2}`,
  'iu',
)

/** Built on first use. */
let ofLanguages: RegExp | undefined
function boxOfLanguages(): RegExp {
  const words = () => wordsOfLanguages(({ boxWords }) => boxWords, '|').map((word) => word.replaceAll('.', '\\.'))
  ofLanguages ??= compilePattern(`(?<![\\p{L}\\d])(?:${words().join('|')})[ :.#]{1,3}\\d{1,7}`, 'iu')
  return ofLanguages
}
