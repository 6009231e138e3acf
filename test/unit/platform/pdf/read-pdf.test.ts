import { expect, test } from 'vitest'
import { extractFromPage } from '../../../../src/extraction/extract.ts'
import { pageOfPdf } from '../../../../src/extraction/pdf-page.ts'
import { readPdf } from '../../../../src/platform/pdf/read-pdf.ts'
import { makePdf } from '../../../support/make-pdf.ts'

const url = 'https://harbour-tools.co.uk/prices.pdf'

test('the lines, links and title of a PDF are read', async () => {
  const pdf = await readPdf(makePdf(['Prices of 2026', 'Call 020 7946 0123'], ['mailto:desk@harbour-tools.co.uk']))
  expect(pdf).toMatchObject({ title: 'Price list', links: ['mailto:desk@harbour-tools.co.uk'] })
  expect(pdf.pages.join('\n').trim().split('\n')).toEqual(['Prices of 2026', 'Call 020 7946 0123'])
})

test('its contacts are found as on a page', async () => {
  const bytes = makePdf(
    ['Harbour Tools Ltd', 'Sales: sales@harbour-tools.co.uk', 'Telephone +44 20 7946 0123'],
    ['mailto:desk@harbour-tools.co.uk'],
  )
  const { findings } = extractFromPage(pageOfPdf(await readPdf(bytes), url), { url })
  const valuesOf = (type: string) => findings.filter((finding) => finding.type === type).map(({ value }) => value)
  expect(valuesOf('emails').toSorted()).toEqual(['desk@harbour-tools.co.uk', 'sales@harbour-tools.co.uk'])
  expect(valuesOf('phones')).toEqual(['+44 20 7946 0123'])
  expect(valuesOf('companies')).toContain('Harbour Tools Ltd')
})

test.each([
  ['nothing', new Uint8Array()],
  ['text', new TextEncoder().encode('no pdf at all')],
  ['half a file', makePdf(['Prices']).slice(0, 60)],
])('%s is refused', async (_what, bytes) => {
  await expect(readPdf(bytes)).rejects.toThrow()
})
