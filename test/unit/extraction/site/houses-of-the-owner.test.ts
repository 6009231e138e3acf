import { expect, test } from 'vitest'
import { factsOf, readSite } from '../../../support/read-site.ts'

const FOOT = '<footer>© 2026 Sociedad Los Olmos A.C.</footer>'
const page = (title: string, body: string) =>
  `<!doctype html><html lang="es"><head><title>${title}</title></head><body>${body}${FOOT}</body></html>`
const CARD =
  '<div><h3>Club Ribera Verde</h3><p>Carr. Fed. Toluca–Ixtapan km 31<br>Tenango, Estado de México 52300</p><p>Tel. 722 555 0142</p></div>'
const read = (titleOfHouse: string) =>
  readSite(
    factsOf('https://www.losolmos-ejemplo.mx/', {
      'index.html': page('Sociedad Los Olmos A.C.', `<h1>Sociedad Los Olmos A.C.</h1>${CARD}`),
      'ribera.html': page(titleOfHouse, `<h1>Club Ribera Verde</h1>${CARD}`),
    }),
  )

test("a location with its own page under the owner's name belongs to the owner", () => {
  const { organizations } = read('Club Ribera Verde — Sociedad Los Olmos A.C.')
  expect(organizations.map(({ is_owner }) => is_owner)).toEqual([true])
  expect(organizations[0]!.phones).toHaveLength(1)
})
