import { describe, expect, test } from 'vitest'
import { addressesInFile } from '../../../../web/features/crawls/form/addresses-in-file.ts'
import { addressesInText } from '../../../../web/features/crawls/form/addresses-in-text.ts'

describe('URLs in a text', () => {
  test.each<[string, string[]]>([
    ['acme.com', ['https://acme.com']],
    ['//acme.com/team', ['https://acme.com/team']],
    ['See (https://acme.com).', ['https://acme.com']],
    ['[http://acme.com/a]', ['http://acme.com/a']],
    ['https://en.example.org/wiki/Acme_(firm)', ['https://en.example.org/wiki/Acme_(firm)']],
    ['(see https://en.example.org/wiki/Acme_(firm))', ['https://en.example.org/wiki/Acme_(firm)']],
    ['1;"Acme, Inc.";acme.com;info@acme.com', ['https://acme.com']],
    ['ACME.com\nhttps://acme.com/\nacme.com', ['https://ACME.com']],
    ['www.acme.com\tBern', ['https://www.acme.com']],
    ['http://', []],
    ['acme', []],
    ['ftp://acme.com', []],
    ['', []],
  ])('%j contains %j', (text, expected) => {
    expect(addressesInText(text).addresses).toEqual(expected)
  })

  test('are reported as missing by line', () => {
    expect(addressesInText('acme.com\n\nhttps:/acme.org\n  just words \n').oddLines).toEqual([
      'https:/acme.org',
      'just words',
    ])
  })

  test('are limited to what a crawl accepts', () => {
    const text = Array.from({ length: 12 }, (_, at) => `site${at}.com`).join('\n')
    expect(addressesInText(text, 10)).toMatchObject({ beyond: 2, addresses: { length: 10 } })
  })
})

describe('URLs in a file', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer
  const utf16 = (text: string) => new Uint16Array([0xfeff, ...[...text].map((one) => one.charCodeAt(0))]).buffer
  const listOf = async (bytes: ArrayBuffer) => (await addressesInFile(bytes, 99)).addresses

  test.each<[string, ArrayBuffer, string[]]>([
    [
      'with a column of websites',
      bytesOf('Name,Website,Notes\nJ.Smith,acme.com,see notes.pdf\n"B, Ltd",b.org,x.y\n'),
      ['https://acme.com', 'https://b.org'],
    ],
    [
      'that a spreadsheet separated by semicolons',
      bytesOf('\ufeffFirma;Company URL\r\nÄrger AG;ärger.de\r\n'),
      ['https://ärger.de'],
    ],
    ['with an address that holds a comma', bytesOf('url\n"https://acme.com/a"\n'), ['https://acme.com/a']],
    ['in UTF-16', utf16('Website\tCity\r\nacme.com\tBern\r\n'), ['https://acme.com']],
    [
      'in an old encoding',
      new Uint8Array([
        ...new TextEncoder().encode('Website\nacme.com\nM'),
        0xfc,
        ...new TextEncoder().encode('ller.de/x\n'),
      ]).buffer,
      ['https://acme.com', 'https://Müller.de/x'],
    ],
    ['without a heading', bytesOf('acme.com\nb.org, info@c.com\n'), ['https://acme.com', 'https://b.org']],
    ['whose heading is an address', bytesOf('website.com\nacme.com\n'), ['https://website.com', 'https://acme.com']],
    ['of nothing', bytesOf(''), []],
    ['of bytes that are no text', new Uint8Array(Array.from({ length: 500 }, (_, at) => (at * 37) % 256)).buffer, []],
  ])('%s', async (_name, bytes, expected) => {
    expect(await listOf(bytes)).toEqual(expected)
  })
})
