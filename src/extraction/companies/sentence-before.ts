import type { Preambles } from '../../facts/organisation-sentences.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { wordsOf } from './company-key.ts'
import { COMPANY_NOUNS, CONNECTORS, isGeneric, isKindOfOrganisation } from './company-words.ts'
import type { NameWord } from './name-words.ts'

const preambles = (kind: keyof Preambles, separator: string) =>
  wordsOfLanguages(({ organisationSentences }) => organisationSentences?.preambles?.[kind], separator)
/** `jest`, `je`, `este`, `är`: forms of "to be", which make the words before the name a sentence. */
const COPULAS: ReadonlySet<string> = new Set(preambles('copulas', ' '))
/** `drivs av`, `ägs av`, `drevet av`: the preposition of a Nordic passive. */
const DONE_BY = /^a[vf]$/
/** Headings of legally required documents: `Aviso legal de`, `Informativa sui cookie di`. */
const DOCUMENT = new RegExp(`^(?:${preambles('documents', '|').join('|')})$`)
/** Labels whose value is the legal form itself: `Forma prawna`. */
const FORM_LABEL = compilePattern(`^(?:${preambles('formLabels', '|').join('|')})$`, 'iu')
const ROMANCE = /^(?:es|pt|it|fr|ca|gl|ro)(?![a-z])/
/** Beginnings of Romance legal forms. */
const ROMANCE_FORM = /^(?:S\.? ?(?:[ALNC]|R\.? ?L|r\.? ?l)|S\. ?p\. ?A|Ltda|Lda|EURL|Soc)/
/** `Zakład stolarski`, `Drvno podjetje`: adjectives, which Slavic names write in lower case. */
const SLAVIC_ADJECTIVE = /^\p{L}{2,}(?:[nw][yaei]|[sc]k[iaeo]|n[íýáé]|sk[ýáéy]|čk[iao]|vn[ao])$/u
/** `privacy`, `legal`, `cookies` */
const isOfPages = (word: string) => word.length > 2 && !CONNECTORS.has(word) && isGeneric(wordsOf(word))
const isSmall = (word: string) => /^\p{Ll}/u.test(word)

/**
 * Whether the words before a name and its form are a sentence or a heading that leads up to the name. Otherwise they
 * begin a name that is capitalised only in its first word: `Webbplatsen drivs av Acme AB`, but
 * `Aceites finos del Sur, S.L.`.
 *
 * @param first the index of the name's first capitalised word in an unbroken run, or the word count when the last word
 * is in lower case
 * @param form the beginning of the legal form after the name
 */
export function leadsToName(words: readonly NameWord[], first: number, language: string | null, form: string): boolean {
  const lead = words.slice(0, first).map(({ text }) => text)
  if (FORM_LABEL.test(lead.join(' '))) return true
  const small = lead.slice(1).filter(isSmall)
  if (small.some((word) => COPULAS.has(word) || isOfPages(word))) return true
  if (first === words.length) return false
  if (DOCUMENT.test(lead[0]!) && small.length > 0) return true
  const [before = '', last = ''] = lead.slice(-2)
  if (CONNECTORS.has(last)) return DONE_BY.test(last) && isSmall(before)
  // "Metalurgias finas Robles S.L.": the owner's name may follow the firm's trade.
  if (!isSmall(last) || ROMANCE.test(language ?? '') || ROMANCE_FORM.test(form)) return false
  const isFirm = isKindOfOrganisation(wordsOf(lead[0]!)) || COMPANY_NOUNS.has(lead[0]!.toLowerCase())
  return !isFirm && !small.every((word) => SLAVIC_ADJECTIVE.test(word))
}
