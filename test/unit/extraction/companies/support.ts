import { expect } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const OWNER = 'Elm Vale Society'

/** The organisations of a page except its owner. */
export function othersIn(html: string, heading = 'Committee'): string[] {
  const page = `<title>${heading} | ${OWNER}</title><main><h1>${heading}</h1>${html}</main><footer>© 2024 ${OWNER}</footer>`
  const { findings } = extract(page, { url: 'https://www.elmvalesociety.org/page' })
  const companies = findings.filter(({ type }) => type === 'companies').map(({ value }) => value)
  expect(companies).toContain(OWNER)
  return companies.filter((value) => value !== OWNER).sort()
}

export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
export const cards = (...rows: (readonly [name: string, address: string, phone: string])[]) =>
  rows.map((row) => `<div class="item"><h3>${row[0]}</h3><p>${row[1]}</p><p>Tel: ${row[2]}</p></div>`).join('')
