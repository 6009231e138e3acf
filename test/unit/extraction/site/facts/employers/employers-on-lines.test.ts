import { describe, expect, test } from 'vitest'
import { factsOf, readSite } from '../../../../../support/read-site.ts'

const ROLES = '<p>Chief: Jane Roe<br>President: Tomas Lind</p>'
const CONTACTS = '15 Engine Lane, Lititz, PA 17543<br>Station: 717-626-2447'

/** The organisations, by name, with the numbers of a site of Elmstead Township with one more page. */
function phonesOn(html: string) {
  const facts = factsOf(
    'https://www.elmstead.org/',
    { '/': '<h1>Elmstead Township</h1><p>1 Oak Lane, Lititz, PA 17543. Call 717-627-4400</p>', '/page': html },
    { title: 'Elmstead Township', footer: '© 2026 Elmstead Township' },
  )
  return Object.fromEntries(readSite(facts).organizations.map(({ name, phones }) => [name, phones]))
}
const OWN = '+17176274400'
const OTHERS = '+17176262447'

describe('an employer with a line of its own has the contact data below it', () => {
  test.each([
    ['a heading', '<h3>Lindholm Volunteer Fire Company No. 1</h3>'],
    ['a heading with a label', '<h3>Fire: Lindholm Volunteer Fire Company No. 1</h3>'],
  ])('%s', (_, heading) => {
    const phones = phonesOn(`<h2>Emergencies</h2>${heading}<p>${CONTACTS}</p>${ROLES}`)
    expect(phones['Lindholm Volunteer Fire Company No. 1']).toEqual([OTHERS])
    expect(phones['Elmstead Township']).toEqual([OWN])
  })

  test('but not what a heading calls a place', () => {
    const phones = phonesOn(`<h2>Emergencies</h2><h3>Lindholm Side</h3><p>${CONTACTS}</p>${ROLES}`)
    expect(phones).toEqual({ 'Elmstead Township': expect.arrayContaining([OWN, OTHERS]) })
  })
})
