import { describe, expect, test } from 'vitest'
import { domainFindings } from '../../../../src/outreach/deliverability/domain-findings.ts'
import type { CheckedSender } from '../../../../src/outreach/deliverability/finding.ts'
import type { DnsQuestion } from '../../../../src/outreach/deliverability/spf.ts'

const KEY = 'A'.repeat(392)
const SENDER: CheckedSender = {
  ...{
    fromEmail: 'news@acme.com',
    host: 'smtp.acme.com',
    encryption: 'tls',
    postalAddress: 'Main Street 1, Springfield',
  },
  ...{ dkimSelector: 'mail1', dkimDomain: 'acme.com', dkimPublicKey: KEY },
  compliance: { use_spf: true, use_dmarc: true, use_dkim: true, require_opt_in: true, include_unsubscribe: true },
}
type Records = Partial<Record<DnsQuestion, string[] | null>>
const GOOD: Records = {
  'TXT acme.com': ['google-site-verification=x', 'v=spf1 mx -all'],
  'MX acme.com': ['10 mx.acme.com.'],
  'TXT mail1._domainkey.acme.com': [`v=DKIM1; k=rsa; p=${KEY}`],
  'TXT _dmarc.acme.com': ['v=DMARC1; p=reject'],
}

/** The findings with DNS queries answered by a zone; names missing in it have no records. */
function findingsIn(zone: Records, sender: Partial<CheckedSender> = {}) {
  const answers = new Map<DnsQuestion, readonly string[] | null>()
  for (let round = 0; round < 50; round++) {
    const { findings, wanted } = domainFindings({ ...SENDER, ...sender }, answers)
    if (wanted.length === 0) return { findings, asked: answers.size }
    for (const question of wanted) answers.set(question, zone[question] === undefined ? [] : zone[question])
  }
  throw new Error('It never stops asking.')
}
const codesIn = (zone: Records, sender: Partial<CheckedSender> = {}) =>
  findingsIn(zone, sender).findings.map(({ code, level }) => `${level} ${code}`)
/** Included by `include:%{d}.acme.com`. */
const INCLUDED: Records = { 'TXT acme.com.acme.com': ['v=spf1 -all'] }
const spf = (record: string, more: Records = INCLUDED) =>
  codesIn({ ...GOOD, 'TXT acme.com': [record], ...more }).filter((code) => code.includes(' spf_'))

test('a fully configured domain has no problem', () => {
  expect(codesIn(GOOD)).toEqual(['good spf_good', 'good dkim_good', 'good dmarc_reject', 'good mx_good'])
})

describe('SPF', () => {
  test('missing', () => expect(codesIn({ ...GOOD, 'TXT acme.com': ['v=spf10 x'] })).toContain('problem spf_missing'))
  test('two records', () => {
    const zone = { ...GOOD, 'TXT acme.com': ['v=spf1 mx -all', 'v=spf1 ip4:192.0.2.1 -all'] }
    expect(codesIn(zone)).toContain('problem spf_multiple')
  })
  test.each([
    ['v=spf1 mx +all', 'problem spf_pass_all'],
    ['v=spf1 all', 'problem spf_pass_all'],
    ['v=spf1 mx ?all', 'advice spf_neutral'],
    ['v=spf1 mx', 'advice spf_neutral'],
    ['v=spf1 mx ptr -all', 'advice spf_ptr'],
    ['v=spf1 ip4 mx nonsense: -all', 'problem spf_invalid'],
    ['v=spf1 ipv4:192.0.2.1 -all', 'problem spf_invalid'],
    ['v=spf1 include:gone.com -all', 'problem spf_invalid'],
    ['v=spf1 include:acme.com -all', 'problem spf_invalid'],
    ['v=spf1 redirect=acme.com', 'problem spf_invalid'],
    ['v=spf1 a:one.com -all', 'advice spf_void_lookup'],
    ['v=spf1 a:one.com a:two.com mx:three.com -all', 'problem spf_void_lookups'],
    ['V=SPF1 MX -ALL', 'good spf_good'],
    ['v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all', 'good spf_good'],
    ['v=spf1 exists:%{i}.spf.acme.com include:%{d}.acme.com mx ~all', 'good spf_good'],
  ])('%s', (record, code) => expect(spf(record)).toContain(code))

  test('ten lookups are allowed, eleven are not, including those of included records', () => {
    const nested = { 'TXT _spf.one.com': ['v=spf1 a:a.com a:b.com a:c.com a:d.com include:_spf.two.com ~all'] }
    const names = ['a.com', 'b.com', 'c.com', 'd.com', 'e.com', 'f.com', 'g.com', 'h.com']
    const hosts = Object.fromEntries(names.map((name) => [`A ${name}`, ['192.0.2.1']]))
    const zone = { ...hosts, ...nested, 'TXT _spf.two.com': ['v=spf1 a:e.com a:f.com -all'] }
    // include, four a, include, two a: eight.
    expect(spf('v=spf1 mx a:g.com include:_spf.one.com -all', zone)).toEqual(['good spf_good'])
    expect(spf('v=spf1 mx a:g.com a:h.com include:_spf.one.com -all', zone)).toEqual(['problem spf_too_many_lookups'])
  })

  test('terms after "all" do not count, and a redirect is followed only without it', () => {
    expect(spf('v=spf1 mx -all include:gone.com redirect=gone.com')).toEqual(['good spf_good'])
    expect(spf('v=spf1 redirect=_spf.acme.net', { 'TXT _spf.acme.net': ['v=spf1 ip4:192.0.2.1 +all'] })).toEqual([
      'problem spf_pass_all',
    ])
  })

  test('endless includes are followed up to a limit', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [
        `TXT s${at}.com`,
        [`v=spf1 include:s${at + 1}.com include:s${at + 2}.com a:h${at}.com ~all`],
      ]),
    )
    const { findings, asked } = findingsIn({ ...GOOD, 'TXT acme.com': ['v=spf1 include:s0.com -all'], ...chain })
    expect(findings.map(({ code }) => code)).toContain('spf_too_many_lookups')
    expect(asked).toBeLessThan(60)
  })

  test('reports whether the addresses of the mail server pass, where they are known', () => {
    const said = (record: string, more: Records) =>
      findingsIn({ ...GOOD, 'TXT acme.com': [record], ...more }).findings.find(({ code }) => code === 'spf_good')?.text
    const host = { 'A smtp.acme.com': ['192.0.2.7'], 'AAAA smtp.acme.com': ['2001:db8::7'] }
    expect(said('v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all', host)).toContain('smtp.acme.com are among them')
    expect(said('v=spf1 ip4:192.0.2.0/24 -all', host)).toContain('not all among them')
    expect(said('v=spf1 mx -all', {})).toContain('your provider knows')
  })

  test('is only advice for a sender that does not need it', () => {
    const compliance = { ...SENDER.compliance, use_spf: false, use_dmarc: false }
    const codes = codesIn({ 'MX acme.com': ['10 mx.acme.com.'] }, { compliance })
    expect(codes).toEqual(expect.arrayContaining(['advice spf_missing', 'advice dmarc_missing']))
  })
})

describe('DKIM', () => {
  const dkim = (...records: string[]) =>
    codesIn({ ...GOOD, 'TXT mail1._domainkey.acme.com': records }).filter((code) => code.includes(' dkim_'))
  test.each([
    [[], 'problem dkim_missing'],
    [['something else'], 'problem dkim_missing'],
    [['v=DKIM1; p='], 'problem dkim_revoked'],
    [['v=DKIM1; p=BBBB'], 'problem dkim_mismatch'],
    [[`v=DKIM1; p=${KEY}`, 'v=DKIM1; p=B'], 'problem dkim_multiple'],
    [[`v=DKIM1; t=y; p=${KEY}`], 'advice dkim_testing'],
    [[`k=rsa; p=${KEY.slice(0, 200)} ${KEY.slice(200)}`], 'good dkim_good'],
  ])('%j', (records, code) => expect(dkim(...records)).toEqual([code]))

  test('a short key, a missing one, and an empty one', () => {
    const short = 'A'.repeat(216)
    const zone = { ...GOOD, 'TXT mail1._domainkey.acme.com': [`v=DKIM1; p=${short}`] }
    expect(codesIn(zone, { dkimPublicKey: short })).toContain('advice dkim_short')
    expect(codesIn(GOOD, { dkimPublicKey: null })).toContain('problem dkim_incomplete')
    expect(codesIn(GOOD, { compliance: { ...SENDER.compliance, use_dkim: false } })).toContain('advice dkim_off')
  })
})

describe('DMARC', () => {
  const dmarc = (...records: string[]) =>
    codesIn({ ...GOOD, 'TXT _dmarc.acme.com': records }).filter((code) => code.includes(' dmarc_'))
  test.each([
    [[], 'problem dmarc_missing'],
    [['v=DMARC1; p=none; rua=mailto:a@acme.com'], 'advice dmarc_none'],
    [['v=DMARC1;p=quarantine'], 'good dmarc_quarantine'],
    [['v=DMARC1; p=reject'], 'good dmarc_reject'],
    [['v=DMARC1; p=everything'], 'problem dmarc_invalid'],
    [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'problem dmarc_multiple'],
  ])('%j', (records, code) => expect(dmarc(...records)).toEqual([code]))

  test("of a subdomain is its own, or the organisation's policy for subdomains", () => {
    const sender = { fromEmail: 'a@mail.acme.com', dkimDomain: 'acme.com' }
    const zone = { ...GOOD, 'TXT _dmarc.acme.com': ['v=DMARC1; p=reject; sp=none'] }
    expect(codesIn(zone, sender)).toContain('advice dmarc_none')
    expect(codesIn({ ...zone, 'TXT _dmarc.mail.acme.com': ['v=DMARC1; p=quarantine'] }, sender)).toContain(
      'good dmarc_quarantine',
    )
  })

  test('a From that the signature does not align with', () => {
    expect(codesIn(GOOD, { dkimDomain: 'mailer.net' })).toContain('problem from_misaligned')
    expect(codesIn(GOOD, { dkimDomain: 'mail.acme.com' }).join()).not.toContain('from_misaligned')
    const strict = { ...GOOD, 'TXT _dmarc.acme.com': ['v=DMARC1; p=reject; adkim=s'] }
    expect(codesIn(strict, { dkimDomain: 'mail.acme.com' })).toContain('problem from_misaligned')
    // Subdomains of a public suffix are separate organisations.
    expect(codesIn(GOOD, { fromEmail: 'a@one.co.uk', dkimDomain: 'two.co.uk' })).toContain('problem from_misaligned')
  })
})

test.each([
  [[], 'problem mx_missing'],
  [['0 .'], 'problem mx_null'],
  [['10 mx.acme.com.'], 'good mx_good'],
])('mail servers %j', (records, code) => expect(codesIn({ ...GOOD, 'MX acme.com': records })).toContain(code))

test('missing sender settings are reported', () => {
  const compliance = { ...SENDER.compliance, include_unsubscribe: false, require_opt_in: false }
  const codes = codesIn(GOOD, { postalAddress: ' ', encryption: 'none', compliance })
  for (const code of ['postal_address_missing', 'unsubscribe_off', 'encryption_none'])
    expect(codes).toContain(`problem ${code}`)
  expect(codes).toContain('advice opt_in_off')
})

test('an unknown result is neither good nor a problem', () => {
  const silent = Object.fromEntries(Object.keys(GOOD).map((question) => [question, null]))
  expect(codesIn(silent)).toEqual([
    'unknown spf_unknown',
    'unknown dkim_unknown',
    'unknown dmarc_unknown',
    'unknown mx_unknown',
  ])
  expect(spf('v=spf1 include:_spf.one.com -all', { 'TXT _spf.one.com': null })).toEqual(['unknown spf_unknown'])
})

test('problems come first, and each finding has an explanation', () => {
  const { findings } = findingsIn({})
  const levels = findings.map(({ level }) => ['problem', 'unknown', 'advice', 'good'].indexOf(level))
  expect(levels).toEqual([...levels].sort())
  for (const { title, text } of findings) expect(`${title} ${text}`.length).toBeGreaterThan(40)
})
