import type { FactGroup, PageFacts, SiteName } from '../../src/extraction/site/page-facts.ts'

/**
 * Websites for which pairwise comparisons would grow with the square of the pages: names × names, people × mailboxes,
 * names × domains.
 */

/** A different word for each number. */
const word = (number: number): string => {
  let text = ''
  for (let rest = number + 401; rest > 0; rest = Math.floor(rest / 20))
    text += 'bcdfghjklmnprstvwxzq'[rest % 20]! + 'aeiou'[rest % 5]!
  return text
}
const named = (number: number): string => {
  const text = word(number)
  return text[0]!.toUpperCase() + text.slice(1)
}

export const GROUPS_A_PAGE = 60
const page = (at: number, groups: FactGroup[], siteNames: SiteName[] = [], folder = 'team'): PageFacts => ({
  url: `https://www.acme-tools.com/${folder}/${at}`,
  title: `Page ${at} | Acme Tools`,
  groups,
  site_names: siteNames,
})
const person = (name: string, more: Partial<FactGroup> = {}): FactGroup => ({
  kind: 'person',
  name,
  confidence: 0.9,
  ...more,
})
const organization = (name: string, more: Partial<FactGroup> = {}): FactGroup => ({
  kind: 'organization',
  name,
  confidence: 0.9,
  ...more,
})
const nobody = (more: Partial<FactGroup>): FactGroup => ({ kind: null, name: null, confidence: 0.5, ...more })
const phone = (number: number) => ({ value: `+4930${1_000_000 + number}` })
const numbers = (pageAt: number) => Array.from({ length: GROUPS_A_PAGE }, (_, at) => pageAt * GROUPS_A_PAGE + at)

const ofGroups =
  (groupOf: (number: number) => FactGroup) =>
  (pages: number): PageFacts[] =>
    Array.from({ length: pages }, (_, at) => page(at, numbers(at).map(groupOf)))
const ofSiteNames =
  (nameOf: (number: number) => SiteName) =>
  (pages: number): PageFacts[] =>
    Array.from({ length: pages }, (_, at) => page(at, [], numbers(at).map(nameOf)))

/** Each builds a website with the given number of pages. */
export const HOSTILE_SITES: Readonly<Record<string, (pages: number) => PageFacts[]>> = {
  'spellings of the owner x its values': ofGroups((number) =>
    organization(`Acme Tools (${named(number)}) Ltd`, {
      emails: [`${word(number)}@acme-tools.com`],
      phones: [phone(number)],
    }),
  ),
  'phrases around the owner x its names': ofGroups((number) => organization(`Careers ${named(number)} at Acme Tools`)),
  'parts of the owner x its names': ofGroups((number) => organization(`Acme Tools - ${named(number)}`)),
  'names of the site x names of the site': ofSiteNames((number) => ({
    name: `Acme Tools ${named(number)}`,
    from: (['structured-data', 'title', 'imprint', 'copyright'] as const)[number % 4]!,
  })),
  'cases of one name x its values': ofGroups((number) =>
    organization(
      [...'acmetoolsworks'].map((letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter)).join(''),
      { emails: [`${word(number)}@acme-tools.com`] },
    ),
  ),
  'organisations x organisations of one word': ofGroups((number) =>
    organization(`${named(number)} Zebra ${named(number * 7 + 1)}`),
  ),
  'organisations x domains': ofGroups((number) =>
    number % 2
      ? organization(`${named(number)} ${named(number + 90_000)}`)
      : nobody({ emails: [`info@${word(number)}.com`] }),
  ),
  'houses x titles of pages': (pages) =>
    Array.from({ length: pages }, (_, at) =>
      page(
        at,
        numbers(at).map((number) => organization(`Lakeside Club ${named(number)}`)),
        [
          { name: 'Acme Tools', from: 'title' },
          { name: `Lakeside Club ${named(at)}`, from: 'title' },
        ],
        'about',
      ),
    ),
  'lines in addresses x their places': ofGroups((number) =>
    organization('Some House', {
      confidence: 0.7,
      addresses: [{ value: `Road ${number}, ${named(number)}, London`, normalized: word(number) }],
    }),
  ),
  'people x mailboxes': ofGroups((number) =>
    person(`Ann ${named(number)}`, { emails: [`a.${word(number)}@acme-tools.com`], job_title: 'Manager' }),
  ),
  'people of one family x mailboxes of that name': ofGroups((number) =>
    person(`${named(number)} Smith`, { emails: [`smith${number}@acme-tools.com`] }),
  ),
  'people x titles': ofGroups((number) =>
    person('Ann Smith', { job_title: `Head of ${word(number)}`, emails: [`ann${number}@acme-tools.com`] }),
  ),
  'people x companies': ofGroups((number) =>
    person(`Ann ${named(number)}`, {
      organization: `${named(number % 997)} Works Ltd`,
      emails: [`x@${word(number)}.com`],
    }),
  ),
  'people called like the owner x people': ofGroups((number) =>
    number % 2 ? person(`Acme ${named(number >> 1)}`) : organization(`Acme ${named(number >> 1)}`),
  ),
  'addresses of one number x addresses': ofGroups((number) =>
    nobody({ addresses: [{ value: `${named(number)}street 5, 10115 Berlin`, normalized: word(number) }] }),
  ),
  'likely addresses x examples': ofGroups((number) =>
    person(
      `${named(number)} ${named(number + 7)}`,
      number % 2 ? { emails: [`${word(number)}.${word(number + 7)}@acme-tools.com`] } : {},
    ),
  ),
}
