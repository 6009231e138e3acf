import { describe, expect, test } from 'vitest'
import { decodeCsv, openCsv } from '../../../../src/core/csv-text.ts'
import { cleanCell } from '../../../../src/lib/csv/clean-cell.ts'
import { csvRows } from '../../../../src/lib/csv/csv-rows.ts'

const rowsOf = (text: string) => [...csvRows(text)].map(({ cells }) => cells)
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('the format is detected from the whole file', () => {
  test.each([
    [
      'headers with more commas than the rows have semicolons',
      'Mail (one, please);Name (first, last, title);Town\nada@acme.test;Ada;Leeds\nbob@acme.test;Bob;Lagos\n',
      ['ada@acme.test', 'Ada', 'Leeds'],
    ],
    ['decimal commas between tabs', 'email\tscore\nada@acme.test\t1,5\nbob@acme.test\t2,5\n', ['ada@acme.test', '1,5']],
    ['times with colons', 'email,at\nada@acme.test,10:30\nbob@acme.test,11:45\n', ['ada@acme.test', '10:30']],
    ['two addresses in a cell', 'email\na@acme.test;b@acme.test\n', ['a@acme.test;b@acme.test']],
    ['lines in one quoted cell', '"email,name"\n"ada@acme.test,""Byron, Ada"""\n', ['ada@acme.test', 'Byron, Ada']],
    ['such lines with a delimiter', '"email;name";;\n"ada@acme.test;Ada";;\n', ['ada@acme.test', 'Ada']],
    ['a column of quoted lists', '"email"\n"a@acme.test, b@acme.test"\n', ['a@acme.test, b@acme.test']],
    ['single quotes', "'email','name'\n'ada@acme.test','Byron, Ada'\n", ['ada@acme.test', 'Byron, Ada']],
    ['an apostrophe', "email,name\nada@acme.test,O'Neil\n", ['ada@acme.test', "O'Neil"]],
    ['backslashes', 'email,name,x\n"ada@acme.test","Ada \\"A\\" B","C, D"\n', ['ada@acme.test', 'Ada "A" B', 'C, D']],
    ['a path', 'email,path\n"ada@acme.test","C:\\dir\\"\n', ['ada@acme.test', 'C:\\dir\\']],
    ['inches', 'email,size\nada@acme.test,"6" pipe, long"\n', ['ada@acme.test', '6" pipe, long']],
  ])('%s', (_, text, second) => {
    expect(rowsOf(text)[1]).toEqual(second)
  })
})

test('rows report their start and end', () => {
  const text = 'sep=;\nemail;note\n\nada@acme.test;"a\nb"\nbob@acme.test;c'
  const spans = [...csvRows(text)].map(({ at, next }) => text.slice(at, next.at))
  expect(spans).toEqual(['email;note\n', 'ada@acme.test;"a\nb"\n', 'bob@acme.test;c'])
})

describe('a cell has the value that a person would read', () => {
  test.each([
    ['ada@acme.test\u200b', 'ada@acme.test'],
    ['\u202aada@acme.test\u202c', 'ada@acme.test'],
    ['\u2066+49\u2069', '+49'],
    ['a\u200cb', 'ab'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['a\0b', 'ab'],
    ['="0301234"', '0301234'],
    ['=+49301234', '+49301234'],
    ['=49301234', '49301234'],
    ['="say ""hi"""', 'say "hi"'],
    ['=1+1', '=1+1'],
    ['=HYPERLINK("x")', '=HYPERLINK("x")'],
  ])('%j is %j', (written, cell) => expect(cleanCell(written)).toBe(cell))
})

describe('an input that is not CSV is identified', () => {
  test.each([
    ['PK\x03\x04....xl/workbook.xml', 'an Excel workbook (.xlsx)'],
    ['PK\x03\x04....mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'an OpenDocument spreadsheet (.ods)'],
    ['PK\x03\x04....photo.jpg', 'a ZIP archive'],
    ['%PDF-1.7', 'a PDF'],
    ['  <table><tr><td>email</td></tr></table>', 'a web page (HTML)'],
    ['<!DOCTYPE html><p>', 'a web page (HTML)'],
    ['BEGIN:VCARD\nEMAIL:ada@acme.test', 'an address book of vCards (.vcf)'],
    ['[{"email":"ada@acme.test"}]', 'a JSON file'],
  ])('%j', (text, name) => {
    expect(() => openCsv(bytesOf(text))).toThrow(`This file is ${name}`)
  })

  test('and a list of addresses in angle brackets is valid', () => {
    expect(openCsv(bytesOf('<ada@acme.test>\n'))).toContain('ada')
  })
})

describe('single-byte encodings', () => {
  const MAC: Readonly<Record<string, number>> = { ä: 0x8a, ö: 0x9a, ü: 0x9f, ß: 0xa7, é: 0x8e, ñ: 0x96, ç: 0x8d }
  const macOf = (text: string) => Uint8Array.from(text, (letter) => MAC[letter] ?? letter.charCodeAt(0))
  test.each([
    'email;name\rada@acme.test;Käthe Größ\r',
    'email,name\nada@acme.test,José Peña\n',
    'mail;nom\rx@acme.test;François\r',
  ])('MacRoman is detected: %j', (text) => expect(decodeCsv(macOf(text))).toBe(text))

  test.each(['email;name\nx@acme.test;Zoë Müller\n', 'email;name\nx@acme.test;Þór Ýr\n', 'x@acme.test,CAFÉ ÉLAN'])(
    'Windows-1252 is kept: %j',
    (text) => expect(decodeCsv(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(text),
  )
})
