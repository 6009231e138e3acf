import { expect, test } from 'vitest'
import { parseEmail } from '../../../../src/extraction/emails/parse-email.ts'

test.each([
  ['Jane.Doe+news@Acmeworks.CO.UK', 'Jane.Doe+news@acmeworks.co.uk', 'jane.doe+news@acmeworks.co.uk'],
  ['INFO@ACMEWORKS.COM', 'info@acmeworks.com', 'info@acmeworks.com'],
  ['käthe@bäckerei-haus.de', 'käthe@bäckerei-haus.de', 'käthe@xn--bckerei-haus-gcb.de'],
  ['office@gov.in', 'office@gov.in', 'office@gov.in'],
  ['_a@163.com', '_a@163.com', '_a@163.com'],
  ['info@mail.acmeworks.photography', 'info@mail.acmeworks.photography', 'info@mail.acmeworks.photography'],
])('%s is shown as %s with the key %s', (written, value, normalized) => {
  expect(parseEmail(written)).toEqual({ value, normalized })
})

test.each([
  '',
  '@',
  'acmeworks.com',
  '@acmeworks.com',
  'a@b',
  'a@com',
  'a@co.uk',
  'a b@acmeworks.com',
  '.a@acmeworks.com',
  'a.@acmeworks.com',
  'a..b@acmeworks.com',
  'a@acmeworks..com',
  'a@-acmeworks.com',
  'a@192.168.0.1',
  'a@[192.168.0.1]',
  'a@acmeworks.local',
  'icon@2x.ai',
  'pkg@1.2.md',
  `${'a'.repeat(65)}@acmeworks.com`,
  `a@${'a'.repeat(64)}.com`,
  'you@gmail.com',
  'your.name@anything.com',
  'info@example.org',
  'someone@sub.example.com',
  '5a1b2c3d4e5f60718293a4b5c6d7e8f9@acmeworks.com',
  'bot@project-1.iam.gserviceaccount.com',
])('%j is not an address', (written) => expect(parseEmail(written)).toBeNull())
