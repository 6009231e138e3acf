import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'
import { isFieldLabel } from '../../../../src/extraction/names/field-labels.ts'

const peopleIn = (body: string) =>
  extract(`<main>${body}</main>`, { url: 'https://www.elmvale.example/contact' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  'Barua Pepe',
  'Correu Electrònic',
  'Correo Electrónico',
  'Nombre Completo',
  'Elektronik Posta',
  'Elektroninis Paštas',
  'Електронна Пошта',
  'Ηλεκτρονικό Ταχυδρομείο',
  'Alamat Emel',
  'Opening Hours',
])('%s is the label of a field and nobody', (label) => {
  expect(isFieldLabel(label)).toBe(true)
  expect(peopleIn(`<h4>${label}</h4><p>office@elmvale.example</p>`)).toEqual([])
})

test.each([
  ['a label of a form', '<label for="a">Correu Pepe</label><input id="a"><p>Correu Pepe: office@elmvale.example</p>'],
  ['a placeholder', '<input placeholder="Posti Pepe Yako *"><h4>Posti Pepe</h4><p>office@elmvale.example</p>'],
  [
    'one heading of several above values of other kinds',
    `<h4>Mahali</h4><p>Arusha</p><h4>Posti Pepe</h4><p>office@elmvale.example</p>
    <h4>Simu</h4><p>+255 754 123 456</p><h4>Saa</h4><p>8:00</p>`,
  ],
])('%s is nobody', (_kind, body) => expect(peopleIn(body)).toEqual([]))

test('names above contact details remain people', () => {
  const card = (name: string, value: string) => `<div><h4>${name}</h4><p>${value}</p></div>`
  expect(peopleIn(card('Ovrin Pepe', '020 7946 0123') + card('Sara Lind', 'sara@elmvale.example'))).toContain(
    'Ovrin Pepe',
  )
})
