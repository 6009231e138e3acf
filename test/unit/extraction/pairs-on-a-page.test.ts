import { describe, expect, inject, test } from 'vitest'
import { withoutLegalForm } from '../../../src/extraction/companies/company-key.ts'
import { domainAgreement, readMailDomain } from '../../../src/extraction/companies/site-domain.ts'
import { MailDomainOwners } from '../../../src/extraction/contacts/mail-domain-owners.ts'
import { extract, extractFromPage } from '../../../src/extraction/extract.ts'
import { textSearchOf } from '../../../src/extraction/find-in-text.ts'
import { readLinks } from '../../../src/extraction/links.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { asMarkup } from '../../../src/extraction/plain-text-page.ts'
import { readEntities } from '../../../src/extraction/structured-data.ts'
import { WorkBudget } from '../../../src/lib/work-budget.ts'
import { expectCpuWithin } from '../../support/cpu-ms.ts'
import { shareOf } from '../../support/share-of-run.ts'

const URL_OF_PAGE = 'https://www.acme.com/'
/** Each of these once took ten seconds to minutes. */
const BOUND_MS = 4_000
/** A run reads one in this many of them. */
const PAGES_EVERY = 3

const times = (count: number, piece: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at)).join('')
/** A distinct word of letters for each number. */
const word = (at: number) =>
  [...at.toString(20).padStart(4, '0')].map((digit) => 'bcdfghjklmnpqrstvwxz'[Number.parseInt(digit, 20)]).join('a')
const Word = (at: number) => word(at).replace(/^./, (letter) => letter.toUpperCase())

function read(html: string) {
  const page = parsePage(html, URL_OF_PAGE)
  readLinks(page)
  return extractFromPage(page, { url: URL_OF_PAGE })
}

const JSON_LD = 'type="application/ld+json"'

const PAGES: readonly (readonly [name: string, html: () => string])[] = [
  [
    'companies and mail domains',
    () =>
      times(4_266, (at) => `<li>${Word(at)} Widgets GmbH</li>`) + times(5_120, (at) => `<li>a@${word(at)}s.com</li>`),
  ],
  [
    'one node of JSON-LD with many types',
    () => `<script ${JSON_LD}>[${times(30_000, (at) => `{"@id":"a","@type":"T${at}"},`)}{}]</script>`,
  ],
  [
    'a relation around many scopes',
    () => `<div rel="${times(1_900, () => 'a ')}">${'<i typeof=A></i>'.repeat(50_000)}</div>`,
  ],
  [
    'numbers in one line of a plain text',
    () =>
      asMarkup(
        times(4_000, (at) => `+49 30 ${1_000_000 + at} `),
        'text/plain',
      ),
  ],
  [
    'numbers and samples in one line of a plain text',
    () =>
      asMarkup(
        times(4_000, (at) => `+49 30 ${1_000_000 + at} a@test.com `),
        'text/plain',
      ),
  ],
  [
    'titles of lists of partners and headings',
    () => times(9_000, () => '<p class=title>Partners</p>') + times(9_000, (at) => `<h3>we read ${at} more</h3>`),
  ],
  ['a long base', () => `<base href="/${'a/'.repeat(450_000)}">${'<a href=1>x</a>'.repeat(3_000)}`],
  [
    'a staff directory',
    () =>
      times(
        6_000,
        (at) =>
          `<div><h3>Jane ${Word(at)}</h3><p>Head of Sales</p><a href="mailto:jane.${word(at)}@acme.com">Email</a></div>`,
      ),
  ],
  [
    'people and first names as mailboxes',
    () => times(4_000, (at) => `<li>Jane ${Word(at)}</li>`) + times(4_000, (at) => `<li>jane@${word(at)}.com</li>`),
  ],
]

test.each(shareOf(PAGES, PAGES_EVERY, inject('turn')))('%s are read in time', (_name, make) => {
  const html = make()
  expectCpuWithin(BOUND_MS, () => {
    read(html)
  })
})

describe('a directory', () => {
  // Results would be cut above the size of a cache; these sizes are on both sides of the switch from search to lookup.
  test.each([200, 1_500])('of %i people assigns each their own role and mailbox', (count) => {
    const { contacts, isCut } = extract(
      times(count, (at) => `<div><h3>Jane ${Word(at)}</h3><p>Head of Sales</p><p>jane.${word(at)}@acme.com</p></div>`),
      { url: URL_OF_PAGE },
    )
    expect(isCut).toBe(false)
    const wrong = Array.from({ length: count }, (_, at) => at).filter((at) => {
      const contact = contacts.find(({ findings }) => findings[0]!.value === `Jane ${Word(at)}`)
      const emails = contact?.findings.filter(({ type }) => type === 'emails').map(({ normalized }) => normalized)
      return emails?.join() !== `jane.${word(at)}@acme.com`
    })
    expect(wrong).toEqual([])
  })
})

test('a mail domain is assigned to the same company as by comparing all of them', () => {
  const words =
    'acme harbour lane müller über group berlin & the of IT ab xyz 24 7 web star law firm tech and sons café har our lin'
  const parts = words.split(' ')
  let state = 7
  const draw = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const some = (most: number, by: string) =>
    Array.from({ length: 1 + draw(most) }, () => parts[draw(parts.length)]).join(by)
  let owned = 0
  for (let round = 0; round < 120; round++) {
    const names = Array.from({ length: 1 + draw(25) }, () => some(4, ' ') + (draw(3) === 0 ? ' GmbH' : ''))
    const owners = new MailDomainOwners(names, WorkBudget.unlimited())
    for (let at = 0; at < 30; at++) {
      const label = some(4, draw(4) === 0 ? '-' : '')
        .toLowerCase()
        .replace(/[^a-z0-9-]/g, '')
      const host = `${draw(5) === 0 ? 'acme.' : ''}x${label}`.replace(/x(?=\w)/, '') + (draw(4) === 0 ? draw(99) : '')
      const domain = readMailDomain(`${host}.com`)
      if (!domain) continue
      const scores = names.map((name) => domainAgreement(withoutLegalForm(name), domain))
      const best = Math.max(...scores)
      const isOwned = best >= 0.8 && scores.filter((score) => score === best).length === 1
      if (isOwned) owned++
      expect([host, names, owners.of(`${host}.com`)]).toEqual([host, names, isOwned ? scores.indexOf(best) : null])
    }
  }
  expect(owned).toBeGreaterThan(50)
})

test('positions of a value are the same by search and by lookup', () => {
  const text = times(
    3_000,
    (at) => `Jane ${Word(at % 500)}, Jo-Jane ${Word(at)}; +49 30 ${1_000 + (at % 700)} ana ana ana. `,
  )
  const page = parsePage(`<p>${text}`, URL_OF_PAGE)
  const search = textSearchOf(page)
  const values = ['+49 30 1001', 'Jane', `Jane ${Word(3)}`, 'ana ana', 'nothing', ' +49']
  const before = values.map((value) => [...search.starts(value)])
  // Uses up the budget for sequential search.
  for (let at = 0; at < 400; at++) for (const _ of search.starts(`none ${at}`)) expect.unreachable()
  expect(values.map((value) => [...search.starts(value)])).toEqual(before)
  expect(before.map(({ length }) => length > 0)).toEqual([true, true, true, true, false, true])
})

test('work beyond the budget of a page stops with the results so far, and the page is marked as truncated', () => {
  const page = { ...parsePage('<p>Ask jane@acme.com', URL_OF_PAGE), budget: new WorkBudget(2_000) }
  const { findings, isCut } = extractFromPage(page, { url: URL_OF_PAGE })
  expect(findings.map(({ type }) => type)).not.toContain('companies')
  expect(isCut).toBe(true)
})

describe('tags are read within limits', () => {
  test('for a base URL that no crawl could follow', () => {
    expect(parsePage(`<base href="/${'a'.repeat(2_000)}/"><a href=b>x</a>`, URL_OF_PAGE).baseUrl).toBe(URL_OF_PAGE)
    expect(parsePage('<base href="/a/"><a href=b>x</a>', URL_OF_PAGE).baseUrl).toBe(`${URL_OF_PAGE}a/`)
  })

  test('for many attributes, of which the first are kept, and for long attribute names', () => {
    const [link] = parsePage(
      `<a href=b ${times(300, (at) => `a${at}=1 `)}${'n'.repeat(200)}=1>x</a>`,
      URL_OF_PAGE,
    ).elements
    expect(Object.keys(link!.attributes)).toHaveLength(100)
    expect(link!.attributes).toMatchObject({ href: 'b', a98: '1' })
  })

  test('for a language, a tag name and a meta name', () => {
    const page = parsePage(
      `<html lang="${'de-'.repeat(500)}"><meta name="${'n'.repeat(200)}" content=a><${'t'.repeat(500)}>Hi</${'t'.repeat(500)}>`,
      URL_OF_PAGE,
    )
    expect(page.language!.length).toBeLessThanOrEqual(100)
    expect(page.meta.size).toBe(0)
    expect(page.elements.at(-1)).toMatchObject({ tag: 't'.repeat(100), start: 0, end: 2 })
  })

  test('for the types of an entity', () => {
    const [entity] = readEntities(
      parsePage(`<script ${JSON_LD}>{"@type":[${times(300, (at) => `"T${at}",`)}"Person"]}</script>`, URL_OF_PAGE),
    )
    expect(entity!.types).toHaveLength(50)
  })
})

test('a document parsed in chunks gives the same page as in one', () => {
  const html = times(
    3_000,
    (at) => `<p class=a>${Word(at)} &amp; Sons <b>+49 30 ${at}</b> &lt;x&gt;</p><script>a<b</script>`,
  )
  expect(html.length).toBeGreaterThan(200_000)
  const whole = parsePage(html, URL_OF_PAGE)
  const parts = html
    .split('<p')
    .slice(1)
    .map((part) => parsePage(`<p${part}`, URL_OF_PAGE).text)
  expect(whole.text.slice(0, 50_000)).toBe(parts.join('\n').slice(0, 50_000))
  expect(whole.text.slice(-100)).toBe(parts.join('\n').slice(-100))
})
