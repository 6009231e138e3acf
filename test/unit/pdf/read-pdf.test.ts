import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { extractFromPage } from '../../../src/extraction/extract.ts'
import { pageOfPdf } from '../../../src/extraction/pdf-page.ts'
import { builtInEncoding } from '../../../src/pdf/built-in-encoding.ts'
import { decodeStream } from '../../../src/pdf/decode-stream.ts'
import { PdfBudget } from '../../../src/pdf/pdf-budget.ts'
import { PdfName } from '../../../src/pdf/pdf-objects.ts'
import { readPdf } from '../../../src/pdf/read-pdf.ts'
import { makePagePdf, makePdf } from '../../support/make-pdf.ts'

const url = 'https://harbour-tools.co.uk/prices.pdf'

test('the lines, links and title of a PDF are read', async () => {
  const pdf = await readPdf(makePdf(['Prices of 2026', 'Call 020 7946 0123'], ['mailto:desk@harbour-tools.co.uk']))
  expect(pdf).toMatchObject({ title: 'Price list', links: ['mailto:desk@harbour-tools.co.uk'] })
  expect(pdf.pages.join('\n').trim().split('\n')).toEqual(['Prices of 2026', 'Call 020 7946 0123'])
})

test('its contacts are found like on a page', async () => {
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
])('%s is rejected', async (_what, bytes) => {
  await expect(readPdf(bytes)).rejects.toThrow()
})

const fixture = (name: string) => new Uint8Array(readFileSync(`${import.meta.dirname}/../../fixtures/pdf/${name}.pdf`))

test.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256', 'aes-256-r5', 'aes-256-packed', 'packed'])(
  'an encrypted file without a user password is read: %s',
  async (name) => {
    const { title, pages, links } = await readPdf(fixture(name))
    expect({ title, links }).toEqual({ title: 'Price list', links: ['mailto:desk@harbour-tools.co.uk'] })
    expect(pages.join('').trim().split('\n')).toEqual(['Harbour Tools Ltd', 'Call 020 7946 0123'])
  },
)

test('one that requires a password is not read', async () => {
  await expect(readPdf(fixture('password'))).rejects.toThrow('password')
})

const textOf = async (...page: Parameters<typeof makePagePdf>) => (await readPdf(makePagePdf(...page))).pages.join('\n')
const hello = 'BT /F1 9 Tf 72 700 Td (Hello) Tj ET'

test.each([
  ['ASCIIHexDecode', `${Buffer.from(hello).toString('hex')}>`],
  ['ASCII85Decode', ascii85(hello)],
  ['RunLengthDecode', `\x22${hello.slice(0, 35)}\x80`],
])('content encoded with %s is read', async (coding, data) => {
  expect(await textOf({ content: { dict: `/Filter /${coding}`, data } })).toBe('Hello')
})

/** As specified, for a text whose length is a multiple of four. */
function ascii85(text: string): string {
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4)
  const groups = padded.match(/.{4}/gs)!.map((group) => {
    let value = [...group].reduce((sum, character) => sum * 256 + character.charCodeAt(0), 0)
    let digits = ''
    for (let at = 0; at < 5; at++, value = Math.floor(value / 85))
      digits = String.fromCharCode(33 + (value % 85)) + digits
    return digits
  })
  return `${groups.join('')}~>`
}

/** Codes of nine bits, reset before they would need ten. */
function lzw(text: string): Uint8Array {
  const codes = [
    256,
    ...[...text].flatMap((character, at) => (at > 0 && at % 200 === 0 ? [256] : []).concat(character.charCodeAt(0))),
    257,
  ]
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('')
  return Uint8Array.from(bits.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)))
}

test('content encoded with LZWDecode is read, including repeated words', async () => {
  expect(await textOf({ content: { dict: '/Filter /LZWDecode', data: lzw(hello) } })).toBe('Hello')
  // The example of ISO 32000-1, 7.4.4.2.
  const example = Uint8Array.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01])
  const decoded = decodeStream(example, new PdfName('LZWDecode'), null, new PdfBudget())
  expect([...decoded]).toEqual([45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
})

test.each([
  ['run together', 'qBT/F1 9Tf 72 700Td(Hello)Tj ETQ'],
  ['with a picture inside', `q BI /W 2 /H 2 /BPC 8 ID \x00EI\xff\x01 EI Q ${hello}`],
  ['with comments and words that mean nothing', `%(no) Tj\nfoo bar ${hello}`],
  ['in an array with gaps', 'BT /F1 9 Tf 72 700 Td [(Hel) 2 <6c6f>] TJ ET'],
  ['with brackets in brackets', 'BT /F1 9 Tf 72 700 Td /P << /A [ (x) << >> ] >> BDC (Hello) Tj EMC ET'],
])('operators are read %s', async (_how, content) => {
  expect(await textOf({ content })).toBe('Hello')
})

test('the character mapping is read from the font if the file does not have it', async () => {
  const program =
    '%!PS-AdobeFont-1.0: Abc\n/Encoding 256 array\ndup 12 /fi put\ndup 65 /asteriskmath put\nreadonly def\ncurrentfile eexec'
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Abc /FontDescriptor 6 0 R >>'
  const more = ['<< /Type /FontDescriptor /FontName /ABCDEF+Abc /Flags 4 /FontFile 7 0 R >>', { data: program }]
  expect(await textOf({ content: 'BT /F1 9 Tf 72 700 Td (of\\014ce A) Tj ET', font, more })).toBe('office \u2217')
})

test('a compact font and one for Windows have their own mappings, too', () => {
  expect(builtInEncoding(compactFont())).toEqual({
    base: null,
    names: new Map([
      [7, 'fi'],
      [8, 'Omega'],
    ]),
  })
  expect(builtInEncoding(new Uint8Array(4))).toEqual({ base: null, names: new Map() })
})

/** With three glyphs: .notdef, a ligature with a standard name, and one whose name the font defines. */
function compactFont(): Uint8Array {
  const index = (...items: number[][]) => {
    const offsets = [1]
    for (const item of items) offsets.push(offsets.at(-1)! + item.length)
    return items.length === 0 ? [0, 0] : [0, items.length, 1, ...offsets, ...items.flat()]
  }
  const head = [1, 0, 4, 1, ...index([65])]
  const strings = index([...'Omega'].map((character) => character.charCodeAt(0)))
  const topLength = 12
  const tables = head.length + index(new Array(topLength).fill(0)).length + strings.length + index().length
  const charset = [0, 0, 109, 391 >> 8, 391 & 0xff]
  const encoding = [0, 2, 7, 8]
  const at = (offset: number) => [28, offset >> 8, offset & 0xff]
  const top = [
    ...at(tables),
    15,
    ...at(tables + charset.length),
    16,
    ...at(tables + charset.length + encoding.length),
    17,
  ]
  return Uint8Array.from([
    ...head,
    ...index(top),
    ...strings,
    ...index(),
    ...charset,
    ...encoding,
    ...index([14], [14], [14]),
  ])
}
