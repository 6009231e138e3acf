import { expect, test } from 'vitest'
import { numbersOf } from '../../../support/phones-of.ts'

test.each([
  [
    'numbers before the one with the area code',
    '<p>Office 642-2215 (Tue-Fri, 9-noon)   Rectory 642-5518</p><p>Lot 868-1947.</p><p>Tickets: (519) 640-3312</p>',
    '+15196403312 +15196422215 +15196425518',
  ],
  [
    'a number far behind its label',
    '<p>Tickets: (519) 640-3312</p><p>Ring Shirley Boyle on 642-1947 for a lift.</p>',
    '+15196403312 +15196421947',
  ],
  [
    'not where the page has two areas',
    '<p>Call Ann at 642-1947.</p><p>(519) 640-3312</p><p>(416) 368-1099</p>',
    '+14163681099 +15196403312',
  ],
  ['not without any label', '<p>Lot 642-1947</p><p>Tickets: (519) 640-3312</p>', '+15196403312'],
  ['not after a toll-free number alone', '<p>Call Ann at 642-1947.</p><p>1-800-443-1299</p>', '+18004431299'],
])('local North American numbers get the area code of the page: %s', (_what, body, numbers) => {
  expect(numbersOf(body, 'CA').join(' ')).toBe(numbers)
})

test('a number that is whole in the country of the page is not one of its neighbour without the prefix', () => {
  const norwegian = '<p>Hun er varamedlem i styret og bor her. Han har vært med fra begynnelsen.</p>'
  const body = `<p>Sverige</p>${norwegian.repeat(6)}<p>Mob 934 09 112</p>`
  expect(numbersOf(body, undefined, 'https://elm.no/styret')).toEqual(['+4793409112'])
})
