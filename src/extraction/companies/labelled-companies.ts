import { byTag, lineAt, type Page } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { isGeneric } from './company-words.ts'
import type { CompanyMention } from './mention.ts'

/** Labels whose value is an organisation, on the same line, in the next cell or on the next line. */
const LABEL = new RegExp(
  `^(?:${[
    'company(?: name)?|name of (?:the )?(?:company|organi[sz]ation)|organi[sz]ation(?: name)?|legal (?:entity|name)(?: name)?|registered (?:company )?name|business name|trading name|legal company name|site owner|website owner|operator|employer|institution',
    'firma|firmenname|firmierung|unternehmen|diensteanbieter|anbieter|betreiber|website-?betreiber|herausgeber|seitenbetreiber|inhaber der (?:website|domain)|verein|träger|name des unternehmens|angaben gemäß §? ?5 (?:tmg|ddg)|impressum',
    'raison sociale|dénomination(?: sociale)?|société|éditeur(?: du site)?|nom de la société|entreprise|propriétaire(?: du site)?|association|organisme',
    'ragione sociale|denominazione(?: sociale)?|azienda|società|titolare del (?:sito|trattamento)|ente',
    'razón social|denominación(?: social)?|empresa|titular(?: del sitio(?: web)?| de la web)?|razão social|denominação(?: social)?|nome empresarial|nombre comercial|organización',
    'bedrijf|bedrijfsnaam|statutaire naam|handelsnaam|organisatie|naam bedrijf|firmanavn|virksomhed|företag|företagsnamn|yritys|selskap|bolag',
    'nazwa firmy|pełna nazwa|nazwa|firma \\(nazwa\\)|název (?:firmy|společnosti)|obchodní (?:firma|jméno|název)|obchodné meno|společnost|spoločnosť|provozovatel|prevádzkovateľ|cégnév|a cég neve|üzemeltető|denumire(?:a societății)?|societatea|naziv(?: tvrtke| podjetja)?|tvrtka|podjetje|unvan|ticari unvan|ünvan|şirket(?: adı| ünvanı)?|επωνυμία',
    'полное (?:наименование|название)(?: организации)?|сокращенное наименование|наименование(?: организации)?|организация|компания|юридическое лицо|повна назва|назва',
  ].join('|')})$`,
  'iu',
)
const CJK_LABEL =
  /^(?:会社名|商号|社名|法人名|運営会社|運営者|運営|販売業者|名称|事業者名?|公司名称|公司名稱|企业名称|单位名称|회사명|상호|상호명|법인명)$/

/** Blocks that a law asks for; the operator's name is the line below. */
const NEEDS_NEXT_LINE = /^(?:angaben gemäß|impressum|mentions légales)/iu

/** What stands behind a label such as `Raison sociale : ` or in the cell beside `会社名`. */
export function findLabelledCompanies(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  const add = (value: string, start: number, label: string) => {
    const name = namedBy(value)
    if (!name || found.length >= 20) return
    const at = text.indexOf(name, start)
    const isImprint = NEEDS_NEXT_LINE.test(label)
    found.push({
      name,
      method: isImprint ? 'imprint' : 'label',
      weight: isImprint ? 0.5 : 0.65,
      kind: 'label',
      ...(at >= 0 && at < start + 200 ? { start: at, end: at + name.length } : { start: null, end: null }),
    })
  }
  for (const { 0: matched, 1: label = '', index } of text.matchAll(
    /(?<=^|\n|\t)([^\n\t:：]{2,40}?)(?: ?[:：] ?|(?=[\t\n]))/gu,
  )) {
    const end = index + matched.length
    const bare = label.trim()
    if (!LABEL.test(bare) && !CJK_LABEL.test(bare)) continue
    const isOpen = !/[:：] ?$/.test(matched)
    const next = text[end]
    if (!isOpen && next !== '\n' && next !== '\t') add(text.slice(end, lineAt(page, end).end), end, bare)
    else if (next === '\t') add(text.slice(end + 1, lineAt(page, end + 1).end), end + 1, bare)
    else if (next === '\n' && (!isOpen || NEEDS_NEXT_LINE.test(bare) || isTerm(page, index, end))) {
      add(text.slice(end + 1, lineAt(page, end + 1).end), end + 1, bare)
    }
  }
  return found
}

/** Whether the label is a term of a definition list or a heading cell, whose value is the next line. */
function isTerm(page: Page, start: number, end: number): boolean {
  return ['dt', 'th'].some((tag) =>
    byTag(page, tag).some(
      (element) => element.start <= start + 1 && element.end >= end && element.end - element.start < 60,
    ),
  )
}

function namedBy(raw: string): string | null {
  const value = raw
    .split(/\t|\s[|•]\s|\s{2,}|；/)[0]!
    .trim()
    .replace(/^[-–:：]\s*/, '')
    .replace(/[.,;]$/, '')
  const words = wordsOf(value)
  if (value.length < 2 || value.length > 100 || words.length > 10 || isGeneric(words)) return null
  if (/[:：?@]|https?/.test(value) || !/^["'“„«(]?[\p{Lu}\p{Lo}\p{N}]/u.test(value)) return null
  return /[.!]\s+\p{Lu}/u.test(value) && words.length > 6 ? null : value
}
