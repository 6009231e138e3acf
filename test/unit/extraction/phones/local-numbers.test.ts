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

test.each([
  [
    'BR',
    'in lines of their own',
    '(21) 2220-4871<br>2532-6118<br>2544-2093',
    '+552122204871 +552125326118 +552125442093',
  ],
  ['BR', 'in one line', '(21) 2220-4871<br>2532-6118 | 2544-2093', '+552122204871 +552125326118 +552125442093'],
  ['BR', 'joined by a word', '(21) 2220-4871<br>2532-6118 e 2544-2093', '+552122204871 +552125326118 +552125442093'],
  ['AR', 'of seven digits', 'Tel. (0341) 449-1276<br>448-3390', '+543414483390 +543414491276'],
  ['MX', 'behind a trunk prefix', 'Tel. 01 (55) 5536-3322<br>5543-1180', '+525555363322 +525555431180'],
  ['IN', 'grouped by spaces', '(022) 2640 1172<br>2640 1133', '+912226401133 +912226401172'],
  ['US', 'of North America', '(212) 639-9675<br>639-9441', '+12126399441 +12126399675'],
  ['BR', 'but no years', '(21) 2220-4871<br>2012-2013', '+552122204871'],
  ['BR', 'no postcode', '(21) 2220-4871<br>20031-050', '+552122204871'],
  ['BR', 'not beside words', '(21) 2220-4871<br>Protocolo 2532-6118', '+552122204871'],
  ['BR', 'not behind other lines', '(21) 2220-4871<br>Sala 12<br>2532-6118', '+552122204871'],
  ['BR', 'not digits in one piece', '(21) 22204871<br>25326118', '+552122204871'],
])('numbers below one with its area code, written alike (%s): %s', (country, _what, body, numbers) => {
  expect(numbersOf(`<p>${body}</p>`, country).join(' ')).toBe(numbers)
})
