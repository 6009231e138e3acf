import { deflateSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { PdfTooLarge } from '../../../src/pdf/pdf-budget.ts'
import { readPdf } from '../../../src/pdf/read-pdf.ts'
import { expectCpuWithinAsync } from '../../support/cpu-ms.ts'
import { makePagePdf, makeRawPdf, type PdfStreamText } from '../../support/make-pdf.ts'
import { shareOf } from '../../support/share-of-run.ts'

/** The time limit for each, though each is designed to take minutes. Most take a tenth of a second. */

const ascii = (text: string) => new TextEncoder().encode(text)
const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('')
const packed = (text: string): PdfStreamText => ({
  dict: '/Filter /FlateDecode',
  data: deflateSync(Buffer.from(text, 'latin1'), { level: 9 }),
})
const form = (next: number, content: string): PdfStreamText => ({
  dict: `/Type /XObject /Subtype /Form /Resources << /XObject << /X ${next} 0 R >> /Font << /F1 5 0 R >> >>`,
  data: content,
})
const withForms = (count: number, content: string) => ({
  content: '/X Do',
  resources: '/Font << /F1 5 0 R >> /XObject << /X 6 0 R >>',
  more: Array.from({ length: count }, (_, at) => form(7 + at, content)),
})
const toUnicodeFont = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>'
const compositeFont = (own: string) => ({
  font: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
  more: [`<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X ${own} >>`],
  content: 'BT /F1 9 Tf (abcd) Tj',
})
const tree = (...nodes: (string | PdfStreamText)[]) => makeRawPdf(['<< /Type /Catalog /Pages 2 0 R >>', ...nodes])
const page = (at: number) => `<< /Type /Page /MediaBox [0 0 595 842] /Contents ${at} 0 R >>`
const manyPages = (at: string) => `<< /Type /Pages /Kids [${at}] >>`

const TOO_LARGE: readonly (readonly [string, () => Uint8Array])[] = [
  ['beginnings of objects', () => ascii('1 0 obj <\u2039'.repeat(400_000))],
  ['strings that never end', () => ascii(times(150_000, (at) => `${at} 0 obj (`))],
  ['dictionaries that never end', () => ascii(times(150_000, (at) => `${at} 0 obj <<`))],
  ['trailers', () => ascii('trailer <<'.repeat(400_000))],
  [
    'a stream that was deflated twice',
    () => {
      const data = deflateSync(deflateSync(Buffer.alloc(200_000_000)))
      return makePagePdf({ content: { dict: '/Filter [/FlateDecode /FlateDecode]', data } })
    },
  ],
  [
    'codings around codings',
    () => makePagePdf({ content: { dict: `/Filter [${'/AHx '.repeat(1_000)}]`, data: '44' } }),
  ],
  ['operators by the hundred megabytes', () => makePagePdf({ content: packed('q '.repeat(30_000_000)) })],
  ['words by the million', () => makePagePdf({ content: packed(`BT /F1 12 Tf ${'[(ab)1(cd)]TJ '.repeat(150_000)}`) })],
  ['fonts set by the million', () => makePagePdf({ content: packed(`BT ${'/F1 1 Tf /F1 2 Tf '.repeat(400_000)}`) })],
  [
    'a text of millions of letters',
    () => makePagePdf({ content: packed(`BT /F1 12 Tf (${'ab '.repeat(1_000_000)}) Tj`) }),
  ],
  ['forms that show forms twice, thirty deep', () => makePagePdf(withForms(30, '/X Do /X Do BT /F1 9 Tf (lol) Tj ET'))],
  [
    'forms that show forms ten times, ten deep',
    () => makePagePdf(withForms(10, `${'/X Do '.repeat(10)}BT /F1 9 Tf (lol) Tj ET`)),
  ],
  ['a chain of forms', () => makePagePdf(withForms(5_000, '/X Do BT /F1 9 Tf (a) Tj ET'))],
  [
    'a page tree of a single branch',
    () => tree(...Array.from({ length: 50_000 }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] >>`)),
  ],
  ['a page tree of a million empty leaves', () => tree(manyPages('<<>>'.repeat(1_000_000)))],
  ['arrays in arrays', () => tree(manyPages('3 0 R'), `<< /Type /Page /MediaBox ${'['.repeat(3_000_000)} `)],
  ['dictionaries in dictionaries', () => makePagePdf({ content: 'BT', page: `/MediaBox ${'<< /A '.repeat(500_000)}` })],
  [
    'ranges of characters without end',
    () =>
      makePagePdf({
        content: 'BT /F1 9 Tf (abc) Tj',
        font: toUnicodeFont,
        more: [{ data: `begincmap ${'1 beginbfrange <00000000> <00ffffff> <0041> endbfrange '.repeat(1_000)}endcmap` }],
      }),
  ],
  ['widths without end', () => makePagePdf(compositeFont(`/W [${'0 65535 5 '.repeat(50_000)}]`))],
  [
    'fonts by the thousand',
    () =>
      makePagePdf({
        content: `BT ${times(20_000, (at) => `/F${at} 9 Tf (a) Tj `)}`,
        resources: `/Font << ${times(20_000, (at) => `/F${at} ${6 + at} 0 R `)} >>`,
        more: Array.from({ length: 20_000 }, () => '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
      }),
  ],
  [
    'links by the hundred thousand',
    () =>
      makePagePdf({
        content: 'BT',
        page: `/Annots [${'6 0 R '.repeat(500_000)}]`,
        more: ['<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://a.example/) >> >>'],
      }),
  ],
  [
    'one stream shown by one page a hundred thousand times',
    () =>
      tree(
        manyPages('3 0 R'),
        `<< /Type /Page /Contents [${'4 0 R '.repeat(300_000)}] >>`,
        packed('BT ET '.repeat(1_000_000)),
      ),
  ],
  [
    'objects that lie at one place',
    () => {
      const head = times(100_000, (at) => `${100 + at} 0 `)
      return makeRawPdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        manyPages(times(100_000, (at) => `${100 + at} 0 R `)),
        {
          dict: `/Type /ObjStm /N 100000 /First ${head.length} /Filter /FlateDecode`,
          data: deflateSync(ascii(`${head}<< /Kids [${'1 '.repeat(500_000)}] >>`)),
        },
      ])
    },
  ],
  [
    'glyphs that are programs',
    () =>
      makePagePdf({
        content: 'BT /F1 9 Tf (abc) Tj',
        font: `<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /CharProcs << ${times(50_000, (at) => `/g${at} 6 0 R `)} >> >>`,
        more: [
          {
            dict: '/Filter [/FlateDecode /FlateDecode]',
            data: deflateSync(deflateSync(Buffer.alloc(100_000_000))),
          },
        ],
      }),
  ],
]

/** A run reads one in this many. */
const FILES_EVERY = 3

test.each(shareOf(TOO_LARGE, FILES_EVERY, inject('turn')))(
  '%s are abandoned before they take long',
  async (_what, make) => {
    const bytes = make()
    await expectCpuWithinAsync(4_000, async () => {
      await expect(readPdf(bytes)).rejects.toThrow(PdfTooLarge)
    })
  },
)

const READ: readonly (readonly [string, () => Uint8Array, string])[] = [
  [
    'a form that shows itself',
    () =>
      makePagePdf({
        content: 'BT /F1 9 Tf (before ) Tj ET /X Do',
        resources: '/Font << /F1 5 0 R >> /XObject << /X 6 0 R >>',
        more: [form(6, 'BT /F1 9 Tf (within) Tj ET /X Do /X Do')],
      }),
    'within',
  ],
  [
    'a page tree that bites its tail',
    () =>
      makeRawPdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        manyPages('2 0 R 3 0 R 2 0 R'),
        `<< /Type /Page /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
        { data: 'BT /F1 9 Tf (once) Tj ET' },
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ]),
    'once',
  ],
  [
    'brackets without end in content',
    () => makePagePdf({ content: packed(`BT /F1 9 Tf (text) Tj ET ${'['.repeat(10_000_000)}`) }),
    'text',
  ],
  [
    'pictures without end in content',
    () =>
      makePagePdf({
        content: packed(`BT /F1 9 Tf (text) Tj ET ${'BI /W 1 ID EIEIEI'.repeat(500_000)}`),
      }),
    'text',
  ],
  [
    'graphics states saved without end',
    () =>
      makePagePdf({
        content: packed(`${'q '.repeat(1_000_000)} BT /F1 9 Tf (text) Tj ET ${'Q '.repeat(1_000_000)}`),
      }),
    'text',
  ],
  [
    'a code that means a hundred thousand letters',
    () =>
      makePagePdf({
        content: `BT /F1 9 Tf (${'a'.repeat(10_000)}) Tj`,
        font: toUnicodeFont,
        more: [{ data: `begincmap 1 beginbfchar <61> <${'0041'.repeat(100_000)}> endbfchar endcmap` }],
      }),
    'AAAA',
  ],
  [
    'code spaces by the hundred thousand',
    () =>
      makePagePdf({
        content: `BT /F1 9 Tf (${'a'.repeat(20_000)}) Tj`,
        font: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding 6 0 R /DescendantFonts [7 0 R] >>',
        more: [
          { data: `begincmap 1 begincodespacerange ${'<0000> <0001> '.repeat(100_000)} endcodespacerange endcmap` },
          '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X >>',
        ],
      }),
    '',
  ],
  ['a font of four thousand million codes', () => makePagePdf(compositeFont('/FirstChar 0 /LastChar 4294967295')), ''],
  [
    'a name of megabytes',
    () => makePagePdf({ content: `BT /F1 9 Tf (text) Tj /${'F'.repeat(3_000_000)} 9 Tf` }),
    'text',
  ],
  [
    'rows longer than any file',
    () =>
      makePagePdf({
        content: {
          dict: '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 1000000000000 >>',
          data: deflateSync(ascii('BT /F1 9 Tf (text) Tj ET')),
        },
      }),
    'text',
  ],
]

test.each(shareOf(READ, FILES_EVERY, inject('turn')))('%s is read as far as possible', async (_what, make, text) => {
  const bytes = make()
  await expectCpuWithinAsync(4_000, async () => {
    const { pages } = await readPdf(bytes)
    expect(pages.join('\n')).toContain(text)
  })
})

test('reading a large file yields to others between its pages', async () => {
  const bytes = makeRawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    manyPages(times(50, (at) => `${5 + at} 0 R `)),
    packed(`BT /F1 12 Tf ${'(a line of a page) Tj 0 -1 Td '.repeat(500)}`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: 50 }, () => page(3)),
  ])
  let turns = 0
  let isOver = false
  const others = (async () => {
    for (; !isOver; turns++) await new Promise((resolve) => setTimeout(resolve, 0))
  })()
  const { pages } = await readPdf(bytes)
  isOver = true
  await others
  expect(pages).toHaveLength(50)
  expect(turns).toBeGreaterThan(50)
})
