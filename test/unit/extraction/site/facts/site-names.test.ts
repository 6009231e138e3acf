import { expect, test } from 'vitest'
import { factsOf } from '../../../../support/read-site.ts'

const imprintOf = (header: string, notice: string) => {
  const html = `<!doctype html><html lang="de"><head><title>Impressum</title></head><body>
    <header><p>${header}</p></header><main><h1>Impressum</h1>${notice}</main></body></html>`
  const [facts] = factsOf('https://ulmenau.example/', { 'impressum.html': html })
  return facts!.site_names.filter(({ from }) => from === 'imprint').map(({ name }) => name)
}
const ADDRESS = '<p>Ulmenweg 2<br>94562 Ulmenau</p>'

test('the operator of an imprint is the organisation at its start, even if the header names it first', () => {
  const notice = `<h2>Angaben gemäß § 5 TMG</h2><p>Tennisclub Ulmenau e.V.</p>${ADDRESS}<p>Hosting: Elm Server GmbH</p>`
  expect(imprintOf('Tennisclub Ulmenau e.V.', notice)).toEqual(['Tennisclub Ulmenau e.V.'])
  expect(imprintOf('Willkommen', notice)).toEqual(['Tennisclub Ulmenau e.V.'])
})

test('an organisation of the header that the imprint does not name is not its operator', () => {
  expect(imprintOf('Eichen Werke GmbH', `<p>Tennisclub Ulmenau e.V.</p>${ADDRESS}`)).toEqual([
    'Tennisclub Ulmenau e.V.',
  ])
})
