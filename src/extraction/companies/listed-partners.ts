import { byTag, closest, elementAt, type Page, type PageElement } from '../page.ts'
import { companyKey } from './company-key.ts'
import { readList } from './list-members.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf, type NameLook } from './name-looks.ts'
import { segmentsOf } from './owner-metadata.ts'
import { findPartnerCards } from './partner-cards.ts'

const OF_OURS = 'our|unsere|nos|nuestros|i nostri|os nossos|nossos|onze|våra|vores|våre|nasi'
const OF_KIND = 'media|gold|silver|main|official|project|funding|industry|trusted|community|corporate|event|conference'
const WHO = [
  'sponsors?|partners?|affiliations|supporters?|funders|donors|backers|clients|customers|exhibitors|investors|member organi[sz]ations',
  '(?:affiliated|associated|sister|group|member|portfolio) companies|affiliates|subsidiaries|schwesterunternehmen|schwesterfirmen|tochtergesellschaften|verbundene unternehmen|filiales|empresas del grupo|società del gruppo|sponsoren|förderer|partner|unterstützer|kunden|referenzen|aussteller|partenaires|soutiens|mécènes|patrocinadores|colaboradores',
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
/** Titles whose headings are read: each is compared with all headings of the page. */
const TITLES_MAX = 10
/**
 * Names without an organisation word count only in lists of at least this many items, nearly all of which may be names.
 */
const LISTED_MIN = 3
const NAMED_SHARE_MIN = 0.8
const PEOPLE_SHARE_MAX = 0.25

/** One line, link or picture below such a heading. */
interface Item {
  readonly mention: CompanyMention
  readonly look: NameLook
}

/**
 * Finds names in the lines, links and pictures below a heading such as `Our sponsors`. The whole list is decided
 * together.
 */
export function findListedPartners(page: Page): CompanyMention[] {
  const { text } = page
  const unordered = HEADING_TAGS.flatMap((tag) => byTag(page, tag))
  const titles = titleBlocks(page)
    .filter((title) => isPartnerHeading(text, title))
    .slice(0, TITLES_MAX)
  if (titles.length === 0 && !unordered.some((heading) => isPartnerHeading(text, heading))) return []
  const headings = unordered.sort((one, other) => one.start - other.start)
  const pictures = byTag(page, 'img').slice(0, IMAGES_MAX)
  const links = byTag(page, 'a')
  const found: CompanyMention[] = []
  for (const [at, heading] of headings.entries()) {
    if (!isPartnerHeading(text, heading) || found.length >= NAMES_MAX) continue
    const end = Math.min(headings[at + 1]?.start ?? text.length, heading.end + LIST_MAX)
    const range = { start: heading.end, end }
    found.push(
      ...namesOf(picturesWithin(pictures, range)),
      ...namesOf(linesWithin(page, links, range)),
      ...findPartnerCards(page, headings, heading),
    )
  }
  for (const title of titles) if (found.length < NAMES_MAX) found.push(...findPartnerCards(page, headings, title))
  return found.slice(0, NAMES_MAX)
}

/** Elements whose class says that they are headings: `<div class="page-title">Affiliations</div>`. */
const titleBlocks = (page: Page) =>
  ['div', 'p', 'span'].flatMap((tag) =>
    byTag(page, tag).filter(
      ({ start, end, attributes }) =>
        end > start && end - start < HEADING_LENGTH_MAX && /head|title/i.test(attributes.class ?? ''),
    ),
  )

/** Returns the names with an organisation word and, if the list is one of names, the others too. */
function namesOf(items: readonly Item[]): CompanyMention[] {
  const share = (...looks: NameLook[]) => items.filter(({ look }) => looks.includes(look)).length / items.length
  const names = new Set(items.map(({ mention }) => companyKey(mention.name)))
  const isList =
    names.size >= LISTED_MIN && share('organisation', 'name') >= NAMED_SHARE_MIN && share('person') <= PEOPLE_SHARE_MAX
  return items
    .filter(({ look }) => look === 'organisation' || (isList && look === 'name'))
    .map(({ mention }) => mention)
}

function linesWithin(
  page: Page,
  links: readonly PageElement[],
  { start, end }: Pick<PageElement, 'start' | 'end'>,
): Item[] {
  const items: Item[] = []
  for (const { 0: line, index } of page.text.slice(start, end).matchAll(LINE)) {
    const from = start + index
    // Several links on one line, as in `<p><a>Acme</a> <a>Elm Bank</a></p>`, are separate items.
    const linked = links.filter(
      (link) => link.start >= from - 1 && link.end <= from + line.length && link.end > link.start,
    )
    const parts =
      linked.length > 1
        ? linked.map((link) => ({ name: page.text.slice(link.start, link.end).trim(), at: link.start }))
        : namesOn(line).map(({ name, at }) => ({ name, at: from + at }))
    for (const { name, at } of parts) {
      if (name === '' || isInFoot(page, at)) continue
      const first = page.text.indexOf(name, at)
      items.push({
        mention: kindWordMention(page.text, first, first + name.length),
        look: name.length > LINE_LENGTH_MAX ? 'other' : lookOf(name),
      })
    }
  }
  return items
}

const isInFoot = (page: Page, at: number) => closest(elementAt(page, at), ({ tag }) => tag === 'footer') !== null

/**
 * Returns the members of a line that lists only organisations, otherwise the whole line, because names may contain
 * commas: `Elm Vale Bank, Oak Foundation`, but `Roe, Lind & Katz Solicitors`.
 */
function namesOn(line: string): readonly { readonly name: string; readonly at: number }[] {
  const shown = line.trim()
  const lead = line.indexOf(shown)
  const members = readList(shown)
  const last = members.at(-1)
  const isList = last !== undefined && last.at + last.name.length === shown.length && members[0]!.at === 0
  return isList && members.every(({ name }) => lookOf(name) === 'organisation')
    ? members.map(({ name, at }) => ({ name, at: lead + at }))
    : [{ name: shown, at: lead }]
}

/**
 * Returns the names in the alternative texts of the pictures below a heading:
 * `<img alt="Elm Cabins – Elmstead – 01962 840500">`.
 */
function picturesWithin(pictures: readonly PageElement[], range: Pick<PageElement, 'start' | 'end'>): Item[] {
  return pictures.flatMap(({ start, attributes: { alt = '' } }) => {
    if (start < range.start || start > range.end || alt === '' || alt.length > ALT_LENGTH_MAX) return []
    const [name = ''] = segmentsOf(alt.replace(LOGO_WORDS, ' ').replace(/\s+/g, ' ').trim())
    const mention: CompanyMention = {
      ...kindWordMention(name, 0, name.length),
      method: 'attribute',
      start: null,
      end: null,
    }
    return name === '' ? [] : [{ mention, look: lookOf(name) }]
  })
}

const ALT_LENGTH_MAX = 100
const IMAGES_MAX = 500
const LOGO_WORDS =
  /(?<!\p{L})(?:(?:the )?logo(?:type|s|tipo|typen?)?(?: (?:of|von|der|de|di|van))?|banner|anzeige|werbung|advertisement|ad for)(?!\p{L}):?/giu

const isPartnerHeading = (text: string, { start, end }: PageElement) =>
  end > start && end - start < HEADING_LENGTH_MAX && HEADING.test(text.slice(start, end).trim())
