import { AND } from '../and-words.ts'
import { memoize } from '../memoize.ts'
import { foldName } from '../names/fold-name.ts'
import { isDepartmentWord } from '../names/vocabulary.ts'
import { registerNumberIn } from '../register-labels.ts'
import { COPYRIGHT_LEAD, RIGHTS_RESERVED } from './copyright-words.ts'
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
const WELCOME =
  'welcome to|home of|(?:the )?official (?:site|website) of|willkommen (?:bei|auf|beim|im|in der)|welkom bij|bienvenue (?:chez|sur|à|au)|bienvenidos? al?|' +
  'benvenuti (?:in|da|su|al)|bem-vindos? (?:a|ao|à)|välkommen till|velkommen til|witamy w|tervetuloa'
/** Words that begin a heading or title about a name. */
export const HEADING_LEAD = new RegExp(
  `^(?:${WELCOME}|about|contact|über|sobre|acerca de|à propos de|om|informazioni su|kontakt|contacto|contatti)\\s+(?=["“„«\\p{Lu}\\p{N}])`,
  'iu',
)
const LEADS: readonly RegExp[] = [
  new RegExp(`^(?:${WELCOME})\\s+(?=\\S)`, 'iu'),
  // The owner or source of the named thing, in the middle of a sentence.
  /^(?:(?:content |the )?property of|(?:a |an )?(?:part|division|member|subsidiary|brand) of|(?:copyright (?:and|&) )?database rights?|for reprint rights:|eigentum de[rs]|teil de[rs]|lid van)\s+(?=\S)/iu,
  /^(?:by|from|with|and|von|vom|bei|beim|und|der|dem|den|des|chez|presso|hos|door)\s+(?=["“„«]?\p{Lu})/u,
  // A depiction of it: `Logo of Acme`, `Bildwortmarke der Acme`.
  /^(?:(?:abbildung|bild) (?:de[rs] )?)?(?:wort-?bild-?marke|bildwortmarke|logo|signet)(?: (?:of|de[rs]|von|vom|du|di|van|del?))?(?: the)?\s+(?=["“„«]?\p{Lu})/iu,
  // One of its locations: `Head Office Acme Tools Ltd`.
  /^(?:head office|registered office|headquarters|hauptsitz|hauptverwaltung|siège social|sede (?:legale|central|social))[:,]?\s+(?=\p{Lu}\S* \S)/iu,
  // An organ of it: `Board of Trustees of Elm University`.
  /^Board of \p{Lu}\p{Ll}+s (?:of|at|for) (?:the )?(?=\p{Lu})/u,
  // The position of a person there: `Leitung Einkauf bei Acme GmbH`.
  /^\p{Lu}.{1,60}? (?:bei|beim|chez|presso|hos) (?=\p{Lu})/u,
  // A German noun for a firm before its name: `Tochterunternehmen Acme GmbH`.
  /^\p{Lu}?\p{Ll}*(?:[Uu]nternehmens?|[Dd]ienstleisters?|[Hh]erstellers?|[Kk]onzerns?|[Ff]irma|[Ll]izenzausgabe|[Pp]roduzenten|[Aa]nbieters?|[Bb]etreibers?|[Zz]ulieferers?|[Vv]ersicherers?)\s+(?=\p{Lu})/u,
  /^[Dd]iese[rms]?\s+(?=\p{Lu})/u,
  // The holder of rights: `Rechteinhaber: Acme GmbH`.
  /^(?:copyright (?:owner|holder)|rechteinhaber(?:in)?|titulaire des droits|titular de (?:los derechos|dos direitos)|titolare dei diritti|vlasnik autorskih prava|nositelj autorskih prava|właściciel praw autorskich)[:\s]+(?=\S)/iu,
]

const MAKERS = '(?:powered|designed|developed|created|hosted|maintained) (?:by|durch|von)'
const MADE = '(?:website|web ?site|site|web ?design|design|photos?) (?:by|durch|von)'
const LABELS = '(?:tel|tfno|tlf|telefon[eo]?|téléphone|phone|fax|e-?mail|mob(?:ile|il)?)'
/** Text that always ends a name. */
const TAILS: readonly RegExp[] = [
  new RegExp(`(?<=[\\s.,;|–—-])(?:${RIGHTS_RESERVED.source})`, 'iu'),
  new RegExp(`(?<=[\\s.,;|–—-])${MAKERS}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<=[.,;|–—-]\\s)${MADE}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<=[\\s.,;|–—(-])${LABELS}\\.?:? ?[+(\\d]`, 'iu'),
  /(?<=[\s.,;|–—(-])(?:www\.|https?:)/iu,
  /(?<=[\s.,;|–—-])(?:©|\(c\) ?\d|copyright(?!\p{L}))/iu,
  /(?:\s[-–—|:·]\s|\s)(?:homepage|home ?page|official (?:web)?site|startseite|startsida|forside|página (?:de inicio|inicial)|page d[’']accueil)$/iu,
  /\s[-–—|:·]\s(?:home|start|accueil|inicio|início|kontakt|contact(?: us)?|about(?: us)?|impressum)$/iu,
  / (?:contact form|kontaktformular|formulaire de contact|formulario de contacto|modulo di contatto|contactformulier)$/iu,
  new RegExp(` (?:${AND})$`, 'u'),
  // `Acme Bookshop (gifts and cards)`: a note; legal forms in brackets are one word.
  / \(\p{Ll}+ [^()]*\)$/u,
  // `© The Acme Authors`
  /(?<=\p{L}) (?:(?:project )?(?:authors|contributors|developers)|(?:core |development )?team)$/iu,
  // `Acme, a division of Roe Inc.`
  /,? (?:an? (?:division|brand|member|part|subsidiary|unit|trading name|service)(?: of|$)|(?:part|member) of the |eine? (?:marke|unternehmen|tochter|service) de[rs] )/iu,
  / an? \p{Lu}\S*(?: \p{Lu}\S*){0,3} (?:[Cc]ompany|[Gg]roup)$/u,
  // The role and name of a person there: `Elm Vale Hospital CEO Jane Roe`.
  / C[A-Z]O \p{Lu}\p{L}+ \p{Lu}\p{L}+/u,
  // The sentence continues.
  /,? (?:is|are|was|were|ist|sind|est|sont|è|är) (?:an?|the|one|our|your|not|also|now|ein|eine|einer|der|die|das|une?|le|la|un|una|uno|il|en|ett|currently|located|based|situated|headquartered|registered|protected)(?!\p{L})/u,
  /,? (?:mit sitz|befindet sich|se encuentra|está ubicad[oa]|est situé[e]?|con sede|si trova|gevestigd|is gevestigd|med säte|com sede|z siedzibą|se sídlem) (?:in|en|à|i|em|w|te|v|au|a)(?!\p{L})/iu,
]
const VERB =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|should|says?|said|ist|sind|war|waren|hat|haben|wird|werden|kann|zeigt|sont|ont|sono|sind|finden|lance)$/
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
