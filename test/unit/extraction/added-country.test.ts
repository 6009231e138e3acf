import { describe, expect, test } from 'vitest'
import { extract } from '../../../src/extraction/extract.ts'

interface AddedCountry {
  readonly country: string
  readonly url: string
  readonly company: string
  readonly legalForm: string
  readonly address: string
  readonly register: string
  readonly phone: string
  readonly number: string
}

/** Countries that need only one file in `src/facts/countries`. */
const ADDED: readonly AddedCountry[] = [
  {
    country: 'MG',
    url: 'https://www.moulin-vert.example.mg/',
    company: 'Moulin Vert SARLU',
    legalForm: 'SARLU',
    address: '12 rue Ratsimilaho, 101 Antananarivo',
    register: 'NIF 3000123456',
    phone: '020 22 123 45',
    number: '+261202212345',
  },
  {
    country: 'GA',
    url: 'https://www.moulin-vert.com.ga/',
    company: 'Moulin Vert S.A.S.U.',
    legalForm: 'S.A.S.U.',
    address: 'Boulevard Triomphal 12, BP 1234, Libreville',
    register: 'RCCM GA-LBV-01-2020-B12-00123',
    phone: '011 76 12 34',
    number: '+24111761234',
  },
  {
    country: 'LS',
    url: 'https://www.green-mill.example.ls/',
    company: 'Green Mill (Pty) Ltd',
    legalForm: '(Pty) Ltd',
    address: '12 Kingsway Road, Maseru 100',
    register: 'TIN 2001234567',
    phone: '2231 2345',
    number: '+26622312345',
  },
]

describe('a country can be added with one file of facts', () => {
  test.each(ADDED)('$country', ({ country, url, company, legalForm, address, register, phone, number }) => {
    const { findings } = extract(
      `<h1>${company}</h1><p>${company}<br>${address}<br>Tel. ${phone}<br>${register}</p><footer>© ${company} ${register}</footer>`,
      { url },
    )
    const of = (type: string) => findings.filter((finding) => finding.type === type)
    expect(of('companies').map(({ value, detail }) => [value, detail?.legalForm])).toEqual([[company, legalForm]])
    expect(of('addresses').map(({ value, detail }) => [value, detail?.country])).toEqual([[address, country]])
    expect(of('phones').map(({ normalized }) => normalized)).toEqual([number])
  })
})
