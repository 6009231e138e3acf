import type { Page } from '../page.ts'
import { WordPattern } from '../word-pattern.ts'
import { areListed, readList, withLastTwo } from './list-members.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf } from './name-looks.ts'

/** Plural nouns for clients and sponsors, which a list follows. */
const MANY =
  'clients customers sponsors partners supporters funders backers donors investors Kunden Auftraggeber Auftraggebern Sponsoren ' +
  'Förderer Förderern Unterstützer Unterstützern Partner Partnern Referenzen commanditaires partenaires mécènes clientes patrocinadores ' +
  'colaboradores parceiros apoiadores committenti clienti sponsor partner opdrachtgevers klanten sponsoren uppdragsgivare kunder ' +
  'beställare sponsorer samarbetspartners oppdragsgivere opdragsgivere samarbejdspartnere samarbeidspartnere klienci klientów ' +
  'klientami sponsorzy sponsorów sponsorom partnerzy partnerów partnerom darczyńcy darczyńcom zákazníci klienty sponzoři sponzorům'
/** Labels for clients, operators, funders and builders: `Bauherr: Stadt Elmau`. */
const LABELS =
  'client|customer|commissioned by|contractor|main contractor|builder|landscape|landscape architect|landscape architects|structural engineer|' +
  'structural engineers|architect|architects|funded by|supported by|in partnership with|sponsored by|media partner|bank|bankers|insurer|' +
  'bauherr|bauherrin|bauherrschaft|auftraggeber|auftraggeberin|kunde|träger|schulträger|trägerschaft|trägerverein|generalunternehmer|' +
  'architekt|architekten|tragwerk|tragwerksplanung|landschaft|landschaftsarchitektur|landschaftsplanung|gefördert von|gefördert durch|' +
  'unterstützt von|mit unterstützung von|kooperationspartner|bankverbindung|hausbank|berufshaftpflicht|berufshaftpflichtversicherung|' +
  "maître d’ouvrage|maître d'ouvrage|maître d’œuvre|maître d'œuvre|commanditaire|publicité|régie|régie publicitaire|avec le soutien de|" +
  'banque|assureur|cliente|promotor|promotora|constructora|publicidad|patrocina|con el apoyo de|banco|committente|impresa|pubblicità|' +
  'con il sostegno di|banca|contratante|realização|apoio|patrocínio|opdrachtgever|aannemer|met steun van|verzekeraar|beställare|byggherre|' +
  'entreprenör|landskap|konstruktör|kund|bygherre|oppdragsgiver|entreprenør|landskab|arkitekt|organ prowadzący|zleceniodawca|inwestor|' +
  'wykonawca|zřizovatel|objednatel|investor|zhotovitel|c/o'
const VERB =
  '(?: (?:\\p{Ll}+ )?(?:include[sd]?|are|were|is|sind|ist|zählen|gehören|finns|är|er|sont|figurent|son|están|incluyen|são|estão|sono|figurano|zijn|są|jsou|like|such as|wie))?' +
  '(?: (?:u\\. ?a\\.|unter anderem|among others|notamment|entre otros|bl\\. ?a\\.|onder meer|m\\.in\\.|między innymi))?'
const BEHIND_MANY = new RegExp(`${VERB} ?: |${VERB} (?=\\S)`, 'iuy')
const BEHIND_LABEL = / ?: |(?<=c\/o) /iuy
/**
 * Words and the joint after them are matched separately: in one pattern per letter the joint would be compiled a dozen
 * times.
 */
const many = new Set(MANY.toLowerCase().split(' '))
const labels = new Set(LABELS.split('|'))
const heads = [...many, ...labels].sort((one, other) => other.length - one.length)
const HEAD = new WordPattern(
  (first) => {
    const words = heads.filter((word) => word.startsWith(first))
    return words.length > 0 ? new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?!\\p{L})`, 'iuy') : null
  },
  () => heads,
  { isExact: true },
)
/** The joint for a name in apposition instead of a list: `our client Acme`. */
const NO_LIST = ' '
const LIST_LENGTH_MAX = 400
const NAMES_MAX = 60
/** This many names in a row form a list, even when none has an organisation word. */
const LISTED_MIN = 3
/** Prefilter: a name begins with a capital or a number, after an article at most. */
const MAY_NAME = /^(?:\p{L}{1,12}[ ’'])?(?:\p{Ll}{3,12} )?["“„«]?(?:\p{Lu}|\p{N}|\p{Ll}{1,2}\p{Lu})/u
const FIRST_LOOK = 30
/**
 * Finds the organisations in lists within sentences (`Our clients include Elm Vale Council and Acme Ltd`) and after
 * labels (`Client: Elm Vale Council`).
 */
export function findListedClients(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  for (const { 0: head, index } of HEAD.matchesIn(page)) {
    if (found.length >= NAMES_MAX) break
    const behind = behindHead(text, head.toLowerCase(), index + head.length)
    if (behind === null) continue
    const start = index + head.length + behind.length
    if (!MAY_NAME.test(text.slice(start, start + FIRST_LOOK))) continue
    const items = withLastTwo(readList(text.slice(start, start + LIST_LENGTH_MAX)))
    const opensList = many.has(head.toLowerCase()) && behind !== NO_LIST
    const named = items.filter(({ name, isOrganisation }) => isOrganisation || lookOf(name) === 'name').length
    const isList =
      opensList &&
      items.length > 1 &&
      (items.some(({ isOrganisation }) => isOrganisation) || (items.length >= LISTED_MIN && named === items.length))
    const areAll = isList && areListed(items)
    for (const { name, at, isOrganisation } of items) {
      const look = lookOf(name)
      if ((isOrganisation && look !== 'other' && look !== 'person') || (isList && look === 'name') || areAll)
        found.push(kindWordMention(text, start + at, start + at + name.length))
    }
  }
  return found
}

/** Returns the joint between a list word and the name after it (` include `, `: `), or null without one. */
function behindHead(text: string, head: string, at: number): string | null {
  for (const [heads, pattern] of [
    [many, BEHIND_MANY],
    [labels, BEHIND_LABEL],
  ] as const) {
    pattern.lastIndex = at
    const behind = heads.has(head) ? pattern.exec(text) : null
    if (behind) return behind[0]
  }
  return null
}
