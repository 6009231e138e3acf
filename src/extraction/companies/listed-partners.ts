import { byTag, type Page, type PageElement } from '../page.ts'
import { isDistinctive, isKind } from './kind-words.ts'
import { readList } from './list-members.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { segmentsOf } from './owner-metadata.ts'

const OF_OURS = 'our|unsere|nos|nuestros|i nostri|os nossos|nossos|onze|våra|vores|våre|nasi'
const OF_KIND = 'media|gold|silver|main|official|project|funding|industry|trusted|community|corporate|event|conference'
const WHO = [
  'sponsors?|partners?|supporters?|funders|donors|backers|clients|customers|exhibitors|investors|member organi[sz]ations',
  'sponsoren|förderer|partner|unterstützer|kunden|referenzen|aussteller|partenaires|soutiens|mécènes|patrocinadores|colaboradores',
  'clientes|aliados|clienti|espositori|parceiros|partnerzy|sponsorzy|klienci|partneři|sponzoři|támogatók|parteneri|samarbetspartners',
  'партн[её]ры|спонсоры|партнери|клиенты',
].join('|')
const HEADING = new RegExp(
  `^(?:(?:${OF_OURS}) )?(?:(?:${OF_KIND}) )?(?:${WHO})(?: (?:and|&|und|et|y|e|en|i|og|och) (?:${WHO}))?:?$`,
  'iu',
)
const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const LIST_MAX = 1_500
const LINE = /[^\n\t]+/g
const LINE_LENGTH_MAX = 60
const HEADING_LENGTH_MAX = 40
const NAMES_MAX = 60

/** The lines below a heading such as `Our sponsors` that say what kind of organisation they are: `Elm Valley Bank`. */
export function findListedPartners(page: Page): CompanyMention[] {
  const { text } = page
  const unordered = HEADING_TAGS.flatMap((tag) => byTag(page, tag))
  if (!unordered.some((heading) => isPartnerHeading(text, heading))) return []
  const headings = unordered.sort((one, other) => one.start - other.start)
  const pictures = byTag(page, 'img').slice(0, IMAGES_MAX)
  const found: CompanyMention[] = []
  for (const [at, heading] of headings.entries()) {
    if (!isPartnerHeading(text, heading)) continue
    const end = Math.min(headings[at + 1]?.start ?? text.length, heading.end + LIST_MAX)
    found.push(...picturedBetween(pictures, heading.end, end).slice(0, NAMES_MAX - found.length))
    for (const { 0: line, index } of text.slice(heading.end, end).matchAll(LINE)) {
      const shown = line.trim()
      if (shown.length > LINE_LENGTH_MAX || !isOrganisation(shown)) continue
      const start = heading.end + index + line.indexOf(shown)
      for (const { name, at } of namesOn(shown).slice(0, NAMES_MAX - found.length)) {
        found.push(kindWordMention(text, start + at, start + at + name.length))
      }
    }
  }
  return found
}

/**
 * The names on a line: its members where it is a list of nothing but organisations, else the line as it stands, since names
 * have commas too: `Elm Vale Bank, Oak Foundation`, but `Roe, Lind & Katz Solicitors`.
 */
function namesOn(line: string): readonly { readonly name: string; readonly at: number }[] {
  const members = readList(line)
  const last = members.at(-1)
  const isList = last !== undefined && last.at + last.name.length === line.length && members[0]!.at === 0
  return isList && members.every(({ name }) => isOrganisation(name)) ? members : [{ name: line, at: 0 }]
}

/** The names that pictures below a heading have as their alternative texts: `<img alt="Elm Cabins – Elmstead – 01962 840500">`. */
function picturedBetween(pictures: readonly PageElement[], from: number, to: number): CompanyMention[] {
  return pictures.flatMap(({ start, attributes: { alt = '' } }) => {
    if (start < from || start > to || alt === '' || alt.length > ALT_LENGTH_MAX) return []
    const [name = ''] = segmentsOf(alt.replace(LOGO_WORDS, ' ').trim())
    return isOrganisation(name)
      ? [{ ...kindWordMention(name, 0, name.length), method: 'attribute', start: null, end: null }]
      : []
  })
}

const ALT_LENGTH_MAX = 100
const IMAGES_MAX = 500
const LOGO_WORDS =
  /(?<!\p{L})(?:(?:the )?logo(?:type|s|tipo|typen?)?(?: (?:of|von|der|de|di|van))?|banner|anzeige|werbung|advertisement|ad for)(?!\p{L}):?/giu

const isPartnerHeading = (text: string, { start, end }: PageElement) =>
  end > start && end - start < HEADING_LENGTH_MAX && HEADING.test(text.slice(start, end).trim())

const isOrganisation = (name: string) =>
  /^\p{Lu}/u.test(name) && !/[@?!:;]|\d{2}/.test(name) && name.split(' ').some(isKind) && isDistinctive(name)
