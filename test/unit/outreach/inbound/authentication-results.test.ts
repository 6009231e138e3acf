import { describe, expect, test } from 'vitest'
import {
  type AuthenticationHeader,
  isFromAuthenticated,
} from '../../../../src/outreach/inbound/authentication-results.ts'
import { parseMail } from '../../../../src/outreach/inbound/parse-mail.ts'

const OURS = 'mx.cloudflare.net'
const header = (value: string, name: AuthenticationHeader['name'] = 'authentication-results') => ({ name, value })
const holds = (headers: readonly AuthenticationHeader[], fromDomains: readonly string[] = ['acme-tools.com']) =>
  isFromAuthenticated({ headers, authservId: OURS, fromDomains })

describe('a From is authenticated if our receiver', () => {
  test.each([
    ['saw DMARC pass', `${OURS}; dkim=none; dmarc=pass header.from=acme-tools.com policy.dmarc=none; spf=pass`],
    ['saw a signature of the organisation', `${OURS}; dkim=pass header.d=mail.acme-tools.com header.s=a; dmarc=none`],
    ['writes comments', `${OURS} (a (b) \\) ; dmarc=fail); dmarc = pass (p=none) header.from = acme-tools.com`],
    ['names its version', `${OURS} 1; dmarc/1=pass header.from=Acme-Tools.com`],
  ])('%s', (_what, value) => {
    expect(holds([header(value)])).toBe(true)
  })

  test('reports it in an ARC header, or above a header that came with the mail', () => {
    expect(holds([header(`i=1; ${OURS}; dmarc=pass header.from=acme-tools.com`, 'arc-authentication-results')])).toBe(
      true,
    )
    expect(
      holds([
        header(`${OURS}; dmarc=pass header.from=acme-tools.com`),
        header('other.test; dmarc=fail header.from=acme-tools.com'),
      ]),
    ).toBe(true)
  })
})

describe('a From is not authenticated if', () => {
  test.each<[string, string[]]>([
    ['nobody says anything', []],
    ['another receiver says so', ['mx.evil.test; dmarc=pass header.from=acme-tools.com']],
    ['the name only begins like ours', [`${OURS}.evil.test; dmarc=pass header.from=acme-tools.com`]],
    [
      'ours says that DMARC failed',
      [`${OURS}; dkim=pass header.d=acme-tools.com; dmarc=fail header.from=acme-tools.com`],
    ],
    [
      'the mail brought a better one along',
      [`${OURS}; dmarc=fail header.from=acme-tools.com`, `${OURS}; dmarc=pass header.from=acme-tools.com`],
    ],
    ['it passed for another domain', [`${OURS}; dmarc=pass header.from=evil.test`]],
    ['another signed', [`${OURS}; dkim=pass header.d=evil.test`]],
    ['only SPF passed', [`${OURS}; spf=pass smtp.mailfrom=ada@acme-tools.com`]],
    [
      'a mailbox in quotes says so',
      [`${OURS}; spf=pass smtp.mailfrom="x; dmarc=pass header.from=acme-tools.com"@evil.test`],
    ],
    ['a comment says so', [`${OURS}; spf=pass (x; dmarc=pass header.from=acme-tools.com)`]],
    ['a comment has no end', [`${OURS}; dmarc=pass header.from=acme-tools.com (`]],
  ])('%s', (_what, values) => {
    expect(holds(values.map((value) => header(value)))).toBe(false)
  })

  test('it has several domains or none, or the mail bypassed our receiver', () => {
    const passed = [header(`${OURS}; dmarc=pass header.from=acme-tools.com`)]
    expect(holds(passed, ['acme-tools.com', 'evil.test'])).toBe(false)
    expect(holds(passed, [])).toBe(false)
    expect(isFromAuthenticated({ headers: passed, authservId: null, fromDomains: ['acme-tools.com'] })).toBe(false)
  })
})

test('a mail has its headers in order, and the domains of all addresses in its From', async () => {
  const mail = await parseMail(
    new TextEncoder().encode(
      [
        `Authentication-Results: ${OURS};`,
        '\tdmarc=pass header.from=acme-tools.com',
        'Authentication-Results: other.test; dmarc=pass',
        'From: "ada@Acme-Tools.com" <eve@evil.test>',
        'Subject: Hello',
        '',
        'Hello',
      ].join('\r\n'),
    ),
  )
  expect(mail!.authentication.map(({ value }) => value.split(';')[0])).toEqual([OURS, 'other.test'])
  expect(mail!.fromDomains).toEqual(['acme-tools.com', 'evil.test'])
})
