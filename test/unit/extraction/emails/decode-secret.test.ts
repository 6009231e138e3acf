import { expect, test } from 'vitest'
import { decodeCloudflare, decodeSecret, decodeShifted } from '../../../../src/extraction/emails/decode-secret.ts'

test.each([
  ['plain', 'ann@acmeworks.com'],
  ['percent-encoded', 'ann%40acmeworks.com'],
  ['backwards', 'moc.skrowemca@nna'],
  ['ROT13', 'naa@npzrjbexf.pbz'],
  ['base64', 'YW5uQGFjbWV3b3Jrcy5jb20='],
  ['base64 of a link', 'bWFpbHRvOmFubkBhY21ld29ya3MuY29tP3N1YmplY3Q9SGk='],
  ['base64 backwards', '=02bj5ycrJ3b3VWbjFGQu5WY'],
  ['hexadecimal', '616e6e4061636d65776f726b732e636f6d'],
  ['character codes', '97,110,110,64,97,99,109,101,119,111,114,107,115,46,99,111,109'],
  ['spelled out', 'ann [at] acmeworks [dot] com'],
  ['spelled out under ROT13', 'naa[at]npzrjbexf.pbz'],
  ['shifted by TYPO3', 'nbjmup+booAbdnfxpslt/dpn'],
])('decodes an address that is %s', (_, secret) => expect(decodeSecret(secret)?.normalized).toBe('ann@acmeworks.com'))

test.each([
  '',
  'hello',
  'aGVsbG8gd29ybGQ=',
  '/img/logo@2x.png',
  '1,2,3,4,5,6,7',
  'deadbeefdeadbeef',
  'x'.repeat(10_000),
])('%.20s contains no hidden address', (text) => expect(decodeSecret(text)).toBeNull())

test('a name that says "encoded" decides between two decodings that are both domains', () => {
  expect(decodeSecret('beqre@abeefxra.fr')?.normalized).toBe('beqre@abeefxra.fr')
  expect(decodeSecret('beqre@abeefxra.fr', true)?.normalized).toBe('order@norrsken.se')
})

test('Cloudflare protection is decoded with any key, and other hexadecimal is not', () => {
  const encode = (email: string, key: number) =>
    [key, ...[...email].map((letter) => letter.charCodeAt(0) ^ key)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
  for (const key of [0, 1, 0x5a, 0xff]) {
    expect(decodeCloudflare(encode('ann@acmeworks.com', key))?.normalized).toBe('ann@acmeworks.com')
    expect(decodeCloudflare(encode('ann@acmeworks.com?subject=Hi', key))?.normalized).toBe('ann@acmeworks.com')
  }
  for (const other of ['', '7d', 'zz', '5a3b34342d3b39372d', 'ab'.repeat(1000)])
    expect(decodeCloudflare(other)).toBeNull()
})

test('a shifted alphabet is recognised by the URL scheme', () => {
  expect(decodeShifted('nbjmup+booAbdnfxpslt/dpn')).toBe('mailto:ann@acmeworks.com')
  expect(decodeShifted('just-some-token')).toBeNull()
})
