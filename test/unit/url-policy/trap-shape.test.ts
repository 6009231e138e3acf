import { describe, expect, it } from 'vitest'
import { trapShape } from '../../../src/url-policy/trap-shape.ts'

const at = (path: string) => trapShape(`https://example.com${path}`)

/** How many of these URLs a crawl would read. */
function readable(paths: readonly string[]): number {
  const taken = new Map<string, number>()
  return paths.filter((path) => {
    const trap = at(path)
    if (!trap) return true
    const count = (taken.get(trap.shape) ?? 0) + 1
    taken.set(trap.shape, count)
    return count <= trap.budget
  }).length
}

const MONTHS = Array.from({ length: 60 }, (_, i) => ({
  year: String(2024 + Math.floor(i / 12)),
  month: String((i % 12) + 1).padStart(2, '0'),
}))
const ENGLISH = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const DAYS = Array.from({ length: 60 }, (_, i) => new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10))
const NUMBERS = Array.from({ length: 200 }, (_, i) => i + 1)
const choose = (...lists: string[][]): string[] =>
  lists.reduce((all, list) => all.flatMap((a) => list.map((b) => a + b)), [''])

describe('an endless family of pages is limited', () => {
  it.each<[string, string[]]>([
    [
      'months in the path, with views',
      MONTHS.flatMap(({ year, month }) =>
        ['', '?view=week', '?view=agenda', '?view=list'].map((view) => `/calendar/${year}/${month}${view}`),
      ),
    ],
    ['months in one segment', MONTHS.map(({ year, month }) => `/termine/${year}-${month}/`)],
    ['months by name', MONTHS.map(({ year }, i) => `/veranstaltungen/${ENGLISH[i % 12]}-${year}`)],
    ['months under an unknown word', MONTHS.map(({ year, month }) => `/sündmused/${year}/${month}`)],
    ['month before year', MONTHS.map(({ year, month }) => `/events/${month}/${year}/`)],
    ['days', DAYS.map((day) => `/events/${day}`)],
    ['days in files of a calendar', DAYS.map((day) => `/kalender/${day}.html`)],
    ['days without separators', DAYS.map((day) => `/day/${day.replaceAll('-', '')}`)],
    ['weeks', NUMBERS.slice(0, 53).map((week) => `/calendar/2024/w${week}`)],
    [
      'views behind the date',
      MONTHS.flatMap(({ year, month }) => ['day', 'week', 'month'].map((view) => `/calendar/${year}/${month}/${view}`)),
    ],
    ['bare days of a calendar', NUMBERS.slice(0, 31).map((day) => `/calendar/${day}`)],
    ['a calendar in Russian', MONTHS.map(({ year, month }) => `/${encodeURIComponent('календарь')}/${year}${month}`)],
    ['month and year in the query', MONTHS.map(({ year, month }) => `/cal.php?month=${Number(month)}&year=${year}`)],
    ['a date in the query', DAYS.map((day) => `/events?tribe-bar-date=${day}`)],
    ['a date under any key', MONTHS.map(({ year, month }) => `/events?from_when=${year}-${month}`)],
    ['a moment in the query', NUMBERS.map((n) => `/agenda?date=${1700000000 + n * 86400}`)],
    [
      'filters',
      choose(
        ['/shop/shoes?'],
        ['color=red', 'color=blue', 'color=green'],
        ['&size=40', '&size=41', '&size=42'],
        ['&brand=a', '&brand=b'],
      ),
    ],
    ['filters over categories', NUMBERS.map((n) => `/shop/category-${n}?filter[price]=low`)],
    ['filters by number', NUMBERS.map((n) => `/catalog?f[0]=brand:${n}&f[1]=color:red`)],
    ['searches', NUMBERS.map((n) => `/?s=word${n}`)],
    [
      'combinations of unknown keys',
      choose(
        ['/liste?'],
        ['marke=a', 'marke=b', 'marke=c', 'marke=d'],
        ['&farbe=a', '&farbe=b', '&farbe=c', '&farbe=d'],
        ['&form=a', '&form=b', '&form=c', '&form=d'],
      ),
    ],
    [
      'orders of one list',
      choose(
        ['/list?'],
        ['sort=name', 'sort=price', 'sort=date'],
        ['&dir=asc', '&dir=desc'],
        ['&per_page=10', '&per_page=20'],
      ),
    ],
    ['cache busters', NUMBERS.map((n) => `/news?_=${n}`)],
    ['ways back', NUMBERS.map((n) => `/login?redirect_to=/page-${n}`)],
    ['answers to comments', NUMBERS.map((n) => `/post?replytocom=${n}`)],
  ])('%s', (_, paths) => {
    expect(new Set(paths).size).toBeGreaterThan(10)
    expect(readable(paths)).toBeLessThanOrEqual(30)
    if (!_.includes('unknown keys')) expect(readable(paths)).toBeLessThanOrEqual(15)
  })

  it.each<[string, string[]]>([
    ['page numbers in the query', NUMBERS.map((n) => `/members?page=${n}`)],
    ['page numbers in the path', NUMBERS.map((n) => `/blog/page/${n}/`)],
    ['offsets', NUMBERS.map((n) => `/members?start=${n * 20}`)],
  ])('%s, late', (_, paths) => {
    expect(readable(paths)).toBe(60)
  })

  it.each([
    '/a/b/a/b/a/b',
    '/a/b/c/a/b/c/a/b/c/d',
    '/x/x/x',
    '/a/1/a/2/a/3/a/4/a',
    `/${'deeper/'.repeat(2)}${'a/b/c/d/'.repeat(4)}`,
  ])('%s, from the first page on', (path) => {
    expect(at(path)?.budget).toBe(0)
  })
})

describe('ordinary pages have no budget', () => {
  it.each([
    '/',
    '/contact',
    '/news/title-123.html',
    '/news/title-2024.html',
    '/2024/03/15/our-new-office/',
    '/blog/2024/03/our-new-office.html',
    '/news/2024-03-15-our-new-office',
    '/news/2024-03-15.html',
    '/news/2024/05/12345',
    '/20240512/12345.html',
    '/marketing/2024',
    '/annual-report-2023',
    '/events/summer-party',
    '/events/12',
    '/calendar/2024/03/summer-party',
    '/calendar',
    '/products/201012',
    '/products/8472',
    '/team/3f2a9c1e-6b7d-4c1a-9a55-0d1c2b3a4f5e',
    '/view.php?id=5',
    '/index.php?option=com_content&view=article&id=12&Itemid=34',
    '/viewtopic.php?f=2&t=345',
    '/index.php?id=5&tx_news_pi1[news]=12&tx_news_pi1[controller]=News&tx_news_pi1[action]=detail&cHash=0a1b',
    '/?p=123',
    '/?page_id=42',
    '/modules.php?name=News&file=article&sid=123',
    '/directory?letter=A',
    '/dup.html?a=1&b=2',
    '/de/de/kontakt',
    '/en/company/about/team/management/board/members/chair/cv',
    '/b%C3%BCcher/%C3%BCbersicht.html',
    '/%E9t%E9/2024',
  ])('%s', (path) => {
    expect(at(path)).toBeNull()
  })

  it('each page of a list with several views keeps its own', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    expect(readable(letters.map((letter) => `/directory?letter=${letter}&view=list`))).toBe(26)
    expect(
      readable(
        letters.flatMap((letter) =>
          ['list', 'grid', 'map', 'table'].map((view) => `/directory?letter=${letter}&view=${view}`),
        ),
      ),
    ).toBe(52)
  })
})

it('as many pages of a list are read as the caller wants', () => {
  expect(trapShape('https://example.com/news/page/7')?.budget).toBe(60)
  expect(trapShape('https://example.com/news/page/7', 5_000)?.budget).toBe(5_000)
  expect(trapShape('https://example.com/events/2026/11', 5_000)?.budget).toBe(10)
})

it('paths built from links without a scheme end, in any order', () => {
  const hosts = ['/facebook.com', '/www.elm-works.org', '/elm-works.org']
  const paths = choose(hosts, hosts, hosts, ['/a', '/b'])
  expect(readable(paths)).toBe(0)
  expect(
    readable(['/facebook.com/elm', '/sites/elm-works.org/about', '/files/v1.2/notes.txt', '/docs/a.b.c/x/y.z']),
  ).toBe(4)
})
