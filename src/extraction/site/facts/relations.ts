import { endsInCredit } from '../../companies/credits.ts'
import type { Finding } from '../../finding.ts'
import { lineAt, type Page } from '../../page.ts'
import type { Relation } from '../page-facts.ts'

const LEAD_LENGTH_MAX = 120

/** Labels before a name, on its line or the line above, in lower case, by the relation they express. */
const LABELS: readonly (readonly [Relation, RegExp])[] = [
  [
    'authority',
    /(?:aufsichtsbehörde|zuständige (?:behörde|kammer|stelle)|berufskammer|registergericht|amtsgericht|schlichtungsstelle|datenschutzbeauftragte[rn]? (?:des landes|für den datenschutz)|supervisory authority|regulated by|registered (?:with|by)|ombudsman|autorité de contrôle|autoridad de control|autorità (?:di controllo|garante)|toezichthouder|tillsynsmyndighet|organ nadzorczy|監督官庁)/u,
  ],
  [
    'agency',
    /(?:hosting|hosted|host|hoster|hébergeur|hébergement|hébergé|provider|webhoster|web ?design|webdesign|webmaster|website by|site by|designed|developed|powered by|realisation|realisierung|umsetzung|gestaltung|réalisation|realizzazione|diseño|desarrollo|desenvolvimento|制作)[^\n.]{0,30}$/u,
  ],
  ['bank', /(?:bank|banque|banca|banco|kreditinstitut|geldinstitut|bankverbindung|iban|銀行)[\s:：–-]{0,4}$/u],
  [
    'member',
    /(?:mitglied(?:schaft(?:en)?)? (?:im|in|bei|beim|des|der|von)|(?:proud )?members? of|membership of|affiliated (?:to|with)|affilié à|affiliée à|membre d(?:e|u|es)|miembro de|membro d[aeio]|aderente a|affiliata a|lid van|aangesloten bij|medlem (?:i|av|af)|członek)[^\n.]{0,40}$/u,
  ],
  [
    'partner',
    /(?:partner|partners|sponsoren|sponsors?|partenaires?|kooperation mit|in cooperation with|in partnership with|supported by|gefördert (?:durch|von)|unterstützt (?:durch|von))[\s:：–-]{0,4}$/u,
  ],
  ['client', /(?:clients?|customers?|kunden|referenzen|clientes|clienti|klanten)[\s:：–-]{0,4}$/u],
]

/** Returns an organisation's relation to the page according to the text before its name, or undefined. */
export function labelledRelation(page: Page, start: number): Relation | undefined {
  const line = lineAt(page, start)
  const from = Math.max(line.start, start - LEAD_LENGTH_MAX)
  const beside = page.text.slice(from, start).toLowerCase()
  if (beside.trim() !== '') return relationIn(beside) ?? (endsInCredit(beside) ? 'agency' : undefined)
  if (line.start < 2) return undefined
  const above = lineAt(page, line.start - 1)
  const text = page.text.slice(Math.max(above.start, above.end - LEAD_LENGTH_MAX), above.end).toLowerCase()
  return text.length < LEAD_LENGTH_MAX ? relationIn(text) : undefined
}

/** Returns an organisation's relation to the page if it was found in a list of partners or clients. */
export function listedRelation({ rules = [] }: Finding): Relation | undefined {
  if (rules.includes('companies.partner') || rules.includes('companies.linked-card')) return 'partner'
  return rules.includes('companies.client') ? 'client' : undefined
}

/** Whether the text above a name, in lower case, makes it an authority or the site's agency. */
export const isOthersLabel = (text: string): boolean => OTHERS.some(([, label]) => label.test(text))
/** The first labels, so that no other relation comes before theirs. */
const OTHERS = LABELS.slice(0, 2)

const relationIn = (text: string) => LABELS.find(([, label]) => label.test(text))?.[0]
