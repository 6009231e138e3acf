import { fold } from '../../../lib/fold.ts'
import { memoize } from '../../memoize.ts'

/** The role of a page on its site, as far as its URL and title show it. */
export type PageKind = 'home' | 'imprint' | 'contact' | 'legal' | 'people' | 'partners' | 'clients' | 'about' | 'other'

/** Folded words, separated by single spaces; the first match decides. */
const KINDS: readonly (readonly [PageKind, RegExp])[] = [
  [
    'imprint',
    /(?:^| )(?:impressum|imprint|legal notice|mentions legales|aviso legal|note legali|colofon|impresszum|anbieterkennzeichnung|tokushoho|特定商取引法.*)(?: |$)/,
  ],
  [
    'legal',
    /(?:^| )(?:privacy|privacybeleid|datenschutz(?:erklarung|hinweise)?|cookies?|confidentialite|privacidad|privacidade|riservatezza|terms|agb|cgv|cgu|condizioni|conditions|disclaimer|gdpr|rgpd|avg|integritet.*|personvern|prywatnosci|プライバシー.*|個人情報.*)(?: |$)/,
  ],
  [
    'contact',
    /(?:^| )(?:contact(?:s|us|o|os|ez)?|kontakt(?:e|y)?|contatti|contato|contactar|contacter|reach us|anfahrt|ansprechpartner|yhteystiedot|iletisim|contactgegevens|お問い合わせ|アクセス|संपर्क)(?: |$)/,
  ],
  [
    'partners',
    /(?:^| )(?:partner(?:s|i|en|schaft|ships?)?|partenaires?|socios|parceiros|sponsor(?:s|en|ing|i)?|forderer|unterstutzer|supporters|links?|liens|collaborations?)(?: |$)/,
  ],
  [
    'clients',
    /(?:^| )(?:clients?|customers?|kunden|referenz(?:en)?|references?|referencias|referenze|clientes|clienti|klanten|testimonials?|case stud(?:y|ies)|portfolio)(?: |$)/,
  ],
  [
    'people',
    /(?:^| )(?:team|staff|people|board|vorstand|mitarbeiter|committee|leadership|faculty|attorneys|lawyers|doctors|directors|trustees|officers|junta directiva|directiva|direttivo|consiglio|bureau|equipe|equipo|bestuur|medewerkers|styrelse|styret|zarzad|organigramm|役員|スタッフ|कार्यकारिणी)(?: |$)/,
  ],
  [
    'about',
    /(?:^| )(?:about(?:us)?|uber uns|ueber uns|wir uber uns|chi siamo|qui sommes nous|quienes somos|sobre|over ons|om oss|o nas|会社概要|会社案内)(?: |$)/,
  ],
]
const HOME =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|default|home|start|accueil|startseite)(?:\.\w{2,5})?\/?)?$/i

/**
 * Returns the kind of a page.
 *
 * @param url the page's URL
 * @param title the page's title, or null
 */
export const pageKindOf = (url: string, title: string | null): PageKind => kindOf(`${url}\n${title ?? ''}`)

const PAGES_MAX = 500
const kindOf = memoize((page): PageKind => {
  const [url = '', title = ''] = page.split('\n')
  const path = pathOf(url)
  if (HOME.test(path)) return 'home'
  const last = path.split('/').findLast(Boolean) ?? ''
  const folded = fold(decoded(last.replace(/\.\w{2,5}$/, '')))
  const byPath = KINDS.find(([, words]) => words.test(folded))
  if (byPath) return byPath[0]
  const heading = fold(title.split(/\s[-–—|·:]\s|[|»]/)[0]!)
  return KINDS.find(([, words]) => heading.length < 60 && words.test(heading))?.[0] ?? 'other'
}, PAGES_MAX)

const pathOf = (url: string) => URL.parse(url)?.pathname ?? '/'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
