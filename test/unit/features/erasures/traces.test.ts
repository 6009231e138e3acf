import { describe, expect, test } from 'vitest'
import { Traces } from '../../../../src/features/erasures/traces.ts'

const known = { emails: [], phones: [], names: [], profiles: [] }
const redact = (part: Partial<typeof known> | object, text: string) => new Traces({ ...known, ...part }).redact(text)

describe('an address', () => {
  const emails = ['j.doe@acme-tools.com']
  test.each([
    ['Write to j.doe@acme-tools.com.', 'Write to ….'],
    ['J.Doe@ACME-tools.com', '…'],
    ['mailto:j.doe@acme-tools.com?subject=x', 'mailto:…?subject=x'],
    ['?to=j.doe%40acme-tools.com&x', '?to=…&x'],
    ['j.doe [at] acme-tools [dot] com', '…'],
    ['j.doe(at)acme-tools.com', '…'],
    ['j.doe at acme-tools dot com', '…'],
    ['emails:j.doe@acme-tools.com', 'emails:…'],
    ['"j.doe@acme-tools.com","k@acme-tools.com"', '"…","k@acme-tools.com"'],
  ])('in %j', (text, expected) => expect(redact({ emails }, text)).toBe(expected))

  test.each([
    'jj.doe@acme-tools.com',
    'b.j.doe@acme-tools.com',
    'j.doe@acme-tools.com.au',
    'j.doe@acme-tools.community',
  ])('is not in %s', (text) => expect(redact({ emails }, text)).toBe(text))
})

describe('a number', () => {
  const phones = ['+494215551201']
  test.each([
    ['Call +49 421 5551201 now', 'Call … now'],
    ['0421 / 555 12 01', '…'],
    ['0049 (0)421 555-1201', '…'],
    ['(0421) 5551201', '(…'],
    ['tel:+494215551201', 'tel:…'],
    ['0421 5551201, 0421 5551202', '…, 0421 5551202'],
  ])('in %j', (text, expected) => expect(redact({ phones }, text)).toBe(expected))

  test.each(['+49 421 55512012', '+49 421 5551202', '94215551201', '2026-11-23 10:00'])('is not in %s', (text) =>
    expect(redact({ phones }, text)).toBe(text),
  )

  test.each([
    ['04215551201', '0421 5551201', '…'],
    ['110', 'Call 110 or 1102', 'Call … or 1102'],
  ])('without a country: %s', (phone, text, expected) => expect(redact({ phones: [phone] }, text)).toBe(expected))
})

describe('a name', () => {
  const names = ["Zoë O'Neil"]
  test.each([
    ["Ask Zoë O'Neil.", 'Ask ….'],
    ['ZOE ONEIL', '…'],
    ['O’Neil, Zoë: sales', '…: sales'],
    ['https://acme.com/team/zoe-oneil.html', 'https://acme.com/team/….html'],
    ['/team/zoe%20oneil', '/team/…'],
    ['names:zoe oneil', 'names:…'],
  ])('in %j', (text, expected) => expect(redact({ names }, text)).toBe(expected))

  test.each(['Zoë Neilson', "Zoë met Bob O'Neil", 'zoe.oneil@acme.com', 'zoe-oneil%40acme.com'])(
    'is not in %s',
    (text) => expect(redact({ names }, text)).toBe(text),
  )

  test.each([
    [['山田 太郎'], '担当: 山田太郎まで', '担当: …まで'],
    [['Юлия Ким'], 'ЮЛИЯ КИМ', '…'],
    [['Ada'], 'Ada is a name of many', 'Ada is a name of many'],
  ])('%j in %j', (given, text, expected) => expect(redact({ names: given }, text)).toBe(expected))
})
