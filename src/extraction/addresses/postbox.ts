import { wordsOfLanguages } from '../../facts/tables.ts'

/** Returns the range of the post office box and its number in a part, or null. */
export function readPostbox(text: string): { start: number; end: number } | null {
  if (!DIGIT.test(text)) return NUMBERLESS.test(text) ? { start: 0, end: text.length } : null
  const match = POSTBOX.exec(text) ?? boxOfLanguages().exec(text)
  return match && { start: match.index, end: match.index + match[0].length }
}

const DIGIT = /\d/
/** Swiss and German post offices allow boxes without a number. */
const NUMBERLESS = /^(?:Postfach|Case postale|Casella postale)$/i
/** Spellings by country. The bare `Box 123` and `PL 12` are Swedish and Finnish. */
const FORMS = [
  '(?:HCR?|RR|R\\. ?R\\.|RD|PSC|CMR|Unit) ?#?\\d{1,5}[ ,]{1,2}Box|G?\\.?P\\. ?O\\. ?Box|G?PO Box|P\\.? ?O\\.? ?Box|Post ?Office Box|P\\. ?O\\. ?B\\.?|POB|P\\.? ?O\\.? Drawer',
  'Private (?:Mail ?)?Bag|P\\. ?M\\. ?B\\.?|PMB|Locked Bag|RMB|Post ?box|Postfach|Postbus|Postboks|Postilokero|PL|Box',
  'Pb\\.?|Bo[iî]te postale|B\\. ?P\\.?|BP|Case postale|C\\. ?P\\.|CP(?= \\d{1,3}(?!\\d))|Casella postale|Apartado(?: de correos| postal)?|Apdo\\.?(?: de correos)?|Apartado Aéreo|A\\. ?A\\.|Casilla(?: de correos?)?|Caixa postal|Pósthólf',
  'Skr(?:ytka|\\.) ?(?:poczt(?:owa|\\.))?|Poštový priečinok|P\\. ?O\\. BOX|Pf\\.?|Postafiók|Căsuța poștală|а/я|а/с|п/с|Ταχ\\. ?Θυρ(?:ίδα|\\.)|Τ\\. ?Θ\\.?|CS|TSA',
  'ص\\. ?ب\\.?|صندوق (?:ال)?بريد|صندوق پستی|ת\\. ?ד\\.?',
]
const POSTBOX = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d\\d (?=BP))?(?:${FORMS.join('|')})(?:[ :.#]{1,3}|(?=\\d))(?:No\\.? ?|Number |Nº ?)?(?:[A-Z]{1,3}[ -]?)?\\d{1,7}(?: ?[-–/] ?\\d{1,6}(?!\\d))?(?: \\d{2,3}(?= |$)){0,2}`,
  'iu',
)

/** Built on first use. */
let ofLanguages: RegExp | undefined
function boxOfLanguages(): RegExp {
  const words = () => wordsOfLanguages(({ boxWords }) => boxWords, '|').map((word) => word.replaceAll('.', '\\.'))
  ofLanguages ??= new RegExp(`(?<![\\p{L}\\d])(?:${words().join('|')})[ :.#]{1,3}\\d{1,7}`, 'iu')
  return ofLanguages
}
