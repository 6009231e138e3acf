import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const phonesOf = (body: string) => {
  const html = `<html lang="en"><body><h1>Elmstead Vets</h1>${body}</body></html>`
  const { contacts } = extract(html, { url: 'https://www.elmstead.example/team', country: 'GB' })
  const people = contacts.filter(({ kind }) => kind === 'person')
  return Object.fromEntries(
    people.map(({ findings: [name, ...rest] }) => [
      name!.value,
      rest.flatMap(({ type, normalized }) => (type === 'phones' ? normalized : [])),
    ]),
  )
}
const card = (...parts: string[]) => `<div class="card">${parts.join('')}</div>`

test('a heading of a lower rank below a name is no new section', () => {
  const people = phonesOf(
    card('<h3>Emily Carter</h3>', '<h4>Blue group</h4>', '<p>Has two dogs.</p>', '<p>Mobile 07700 900123</p>') +
      card('<h3>Robert Miller</h3>', '<h4>Red group</h4>', '<p>Mobile 07700 900456</p>'),
  )
  expect(people).toEqual({ 'Emily Carter': ['+447700900123'], 'Robert Miller': ['+447700900456'] })
})

test('a heading of the same rank is one', () => {
  const people = phonesOf('<h3>Emily Carter</h3><p>Nurse</p><h3>Blue group</h3><p>Mobile 07700 900123</p>')
  expect(people['Emily Carter']).toEqual([])
})

test('somebody in the sentences of a card does not own its number', () => {
  const people = phonesOf(
    card(
      '<h3>Emily Carter</h3>',
      '<h4>Director</h4>',
      '<p>She bought the practice from the late Robert Miller in 1994 with a loan.</p>',
      '<p>Mobile 07700 900123</p>',
    ) + card('<h3>Sarah Fisher</h3>', '<h4>Nurse</h4>', '<p>Mobile 07700 900456</p>'),
  )
  expect(people).toMatchObject({ 'Emily Carter': ['+447700900123'], 'Sarah Fisher': ['+447700900456'] })
  expect(people['Robert Miller'] ?? []).toEqual([])
})

test('an entry of a menu owns no number below the menu', () => {
  const menu = '<nav><ul><li><a href="/">Home</a></li><li><a href="/emily">Emily Carter</a></li></ul></nav>'
  const people = phonesOf(
    `${menu}<p>Call today: 01632 960100</p><h2>Emily Carter</h2><p>Nurse, mobile 07700 900123</p>`,
  )
  expect(people['Emily Carter']).toEqual(['+447700900123'])
})

test('a number above the record of an assistant is that of the head of the card', () => {
  const people = phonesOf(
    '<main><h1>Emily Carter</h1><div class="side"><p>Phone: 01632 960123</p><p>Mobile: 07700 900123</p>' +
      '<p>Assistant: Robert Miller, phone 01632 960124</p></div></main>',
  )
  expect(people).toEqual({
    'Emily Carter': ['+441632960123', '+447700900123'],
    'Robert Miller': ['+441632960124'],
  })
})

test.each([
  [
    'a later sentence about something else',
    '<p>Our nurse Emily Carter, mobile 07700 900123. Bakery: Oak Kitchen, 01632 960124.</p>',
  ],
  [
    'a later sentence that names another team',
    '<p>Talk to Emily Carter, our nurse, mobile 07700 900123. If she is away, call the Elm Valley Team on 01632 960124.</p>',
  ],
  [
    'the lines around a line that names somebody behind its number',
    '<p>Office phone: 01632 960124<br>Hostel phone: 07700 900123 (Warden: Ms Emily Carter)<br>Helpline: 01632 960125</p>',
  ],
])('nobody owns the number of %s', (_case, body) => {
  expect(phonesOf(body)['Emily Carter']).toEqual(['+447700900123'])
})

test.each([
  [
    'an apposition',
    '<p>Nurse: Robert Miller, phone 01632 960124<br>Vet: Emily Carter, Oak Valley Ltd, Leeds (mobile 07700 900123)</p>',
  ],
  [
    'the description below a term',
    '<dl><dt>Emily Carter, vet</dt><dd>Oak Valley Ltd, 12 High Street, Leeds LS1 4AB. Mobile 07700 900123</dd>' +
      '<dt>Robert Miller, nurse</dt><dd>Elm Foods Ltd, Hull. Mobile 07700 900456</dd></dl>',
  ],
])('an employer in %s leaves the number to the person', (_case, body) => {
  expect(phonesOf(body)['Emily Carter']).toEqual(['+447700900123'])
})
