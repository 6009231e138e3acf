import { describe, expect, inject, test, vi } from 'vitest'
import { SpelledPeople } from '../../../../src/extraction/contacts/spelled-names.ts'
import type { FactGroup, PageFacts } from '../../../../src/extraction/site/page-facts.ts'
import { resolveSite, resolveSiteInSteps } from '../../../../src/extraction/site/resolve-site.ts'
import type { SiteContact } from '../../../../src/extraction/site/site-contact.ts'
import { WorkBudget } from '../../../../src/lib/work-budget.ts'
import { GROUPS_A_PAGE, HOSTILE_SITES } from '../../../support/hostile-facts.ts'
import { shareOf } from '../../../support/share-of-run.ts'

/** For four times the pages, linear work takes four times as long, comparing pairs sixteen times. */
const GROWTH_MAX = 6
/** The work of a turn before it yields, and the maximum of the single step that ends it. */
const STRETCH_UNITS_MAX = 8_000_000
const FAMILIES = Object.keys(HOSTILE_SITES)
/** The families of this run; each is in one of three. */
const FAMILIES_OF_RUN = shareOf(FAMILIES, 3, inject('turn'))

class CountedWork extends WorkBudget {
  units = 0
  stretchMax = 0
  #stretch = 0

  override trySpend(units: number): boolean {
    this.units += units
    this.#stretch += units
    this.stretchMax = Math.max(this.stretchMax, this.#stretch)
    return super.trySpend(units)
  }

  override beginTurn(): void {
    this.#stretch = 0
    super.beginTurn()
  }
}

/** The same pages, with counters for the accesses to their groups. */
function counted(pages: readonly PageFacts[]): { pages: PageFacts[]; looks: () => number } {
  let looks = 0
  const count: ProxyHandler<FactGroup> = {
    get(group, key) {
      looks++
      return Reflect.get(group, key)
    },
  }
  return {
    pages: pages.map((page) => ({ ...page, groups: page.groups.map((group) => new Proxy(group, count)) })),
    looks: () => looks,
  }
}

function resolved(family: string, pageCount: number) {
  const work = new CountedWork(Number.POSITIVE_INFINITY)
  const { pages, looks } = counted(HOSTILE_SITES[family]!(pageCount))
  const steps = resolveSiteInSteps(pages, work)
  let turns = 1
  for (;;) {
    const { done, value } = steps.next()
    if (done) return { contacts: value as SiteContact[], looks: looks(), work, turns }
    turns++
  }
}

describe.each(FAMILIES_OF_RUN)('a website of 60 pages of %s', (family) => {
  test('takes no more work per page than one of 15 pages, and yields regularly', () => {
    const [few, many] = [resolved(family, 15), resolved(family, 60)]
    expect(many.looks).toBeLessThanOrEqual(GROWTH_MAX * few.looks)
    expect(many.work.units / few.work.units).toBeLessThan(GROWTH_MAX)
    expect(many.work.stretchMax).toBeLessThan(STRETCH_UNITS_MAX)
    expect(many.turns).toBeGreaterThan(many.work.units / STRETCH_UNITS_MAX)
  })

  test('keeps every address and phone, even if the budget is used up before any comparison', () => {
    const pages = HOSTILE_SITES[family]!(2)
    const shown = pages.flatMap(({ groups }) =>
      groups.flatMap((group) => [...(group.emails ?? []), ...valuesOf(group)]),
    )
    const steps = resolveSiteInSteps(pages, new WorkBudget(0))
    let contacts: SiteContact[] | undefined
    while (!contacts) contacts = steps.next().value as SiteContact[] | undefined
    const kept = new Set(
      contacts.flatMap(({ parts }) =>
        parts.flatMap(({ emails, phones }) => [...emails, ...phones.map(({ value }) => value)]),
      ),
    )
    expect(shown.filter((value) => !kept.has(value))).toEqual([])
  })
})

test.each(FAMILIES_OF_RUN)(
  'people matched by mailboxes of %s are listed no more often than mailboxes are compared',
  (family) => {
    const listed = (pageCount: number) => {
      const all = vi.spyOn(SpelledPeople.prototype, 'all')
      resolved(family, pageCount)
      const people = all.mock.results.reduce((sum, { value }) => sum + (value as unknown[]).length, 0)
      all.mockRestore()
      return people
    }
    expect(listed(12)).toBeLessThanOrEqual(GROWTH_MAX * Math.max(GROUPS_A_PAGE, listed(3)))
  },
)

const valuesOf = ({ phones }: FactGroup) => (phones ?? []).map(({ value }) => value)

// Below and above the number of an owner's names that are compared with others.
test.each([59, 61, 200])('an owner with %i names of its own matches by any of them', (count) => {
  const pages = HOSTILE_SITES['parts of the owner x its names']!(Math.ceil(count / GROUPS_A_PAGE))
  const names = pages.flatMap(({ groups }) => groups.map(({ name }) => name)).slice(0, count)
  const [owner, ...rest] = resolveSite(
    pages.map((page) => ({
      ...page,
      site_names: [{ name: 'Acme Tools', from: 'imprint' as const }],
      groups: page.groups.filter(({ name }) => names.includes(name)),
    })),
  )
  expect(owner!.parts.length).toBeGreaterThan(count)
  expect(rest).toEqual([])
})
