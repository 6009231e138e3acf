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
