import { describe, expect, test } from 'vitest'
import { checkHost, type SpfClient } from '../../../../src/outreach/deliverability/check-host.ts'
import type { DnsQuestion } from '../../../../src/outreach/deliverability/spf.ts'

type Zone = Partial<Record<DnsQuestion, string[] | null>>
const CLIENT: SpfClient = { ip: '192.0.2.3', sender: 'strong-bad@email.example.com', helo: 'mail.example.net' }

/** Answers DNS queries until there is a result; names missing in the zone have no records. */
function resultIn(zone: Zone, client: Partial<SpfClient> = {}) {
  const answers = new Map<DnsQuestion, readonly string[] | null>()
  for (let round = 0; round < 200; round++) {
    let wanted: DnsQuestion | null = null
    const result = checkHost({ ...CLIENT, ...client }, answers, (question) => {
      wanted = question
    })
    if (wanted === null) return result
    answers.set(wanted, zone[wanted] === undefined ? [] : zone[wanted]!)
  }
  throw new Error('It never stops asking.')
}
const result = (record: string, zone: Zone = {}, client: Partial<SpfClient> = {}) =>
  resultIn({ 'TXT email.example.com': [record], ...zone }, client)
const V6 = { ip: '2001:db8::cb01' }

describe('results', () => {
  test.each([
    ['v=spf1', 'neutral'],
    ['v=spf1 all', 'pass'],
    ['v=spf1 ?all', 'neutral'],
    ['v=spf1 ~all', 'softfail'],
    ['v=spf1 -all', 'fail'],
    ['v=spf1 ip4:192.0.2.0/29 -all', 'pass'],
    ['v=spf1 ip4:192.0.2.0/31 -all', 'fail'],
    ['v=spf1 -ip4:192.0.2.3 +all', 'fail'],
    ['v=spf1 ip6:::ffff:192.0.2.3 -all', 'fail'],
    ['v=spf1 ip4:192.0.2.3 nonsense', 'permerror'],
    ['v=spf2 all', 'none'],
  ])('%s: %s', (record, expected) => expect(result(record)).toBe(expected))

  test('of missing client, sender or responses', () => {
    expect(result('v=spf1 all', {}, { ip: 'nowhere' })).toBe('none')
    expect(resultIn({}, { sender: 'a@localhost' })).toBe('none')
    expect(resultIn({}, { sender: `a@${'x'.repeat(64)}.org` })).toBe('none')
    expect(resultIn({ 'TXT email.example.com': null })).toBe('temperror')
    expect(resultIn({ 'TXT email.example.com': ['v=spf1 all', 'v=spf1 all'] })).toBe('permerror')
    expect(resultIn({ 'TXT mail.example.net': ['v=spf1 -all'] }, { sender: '' })).toBe('fail')
  })
})

test('an IPv4 address mapped to IPv6 is treated as IPv4', () => {
  expect(result('v=spf1 ip4:192.0.2.3 -all', {}, { ip: '::ffff:192.0.2.3' })).toBe('pass')
})

describe('hosts', () => {
  const zone: Zone = {
    'A email.example.com': ['192.0.2.10'],
    'AAAA email.example.com': ['2001:db8::1'],
    'MX email.example.com': ['10 mx.example.com.'],
    'A mx.example.com': ['192.0.2.3'],
    'AAAA mx.example.com': ['2001:db8::cb01'],
  }
  test.each([
    ['v=spf1 a -all', 'fail', 'fail'],
    ['v=spf1 a/24//64 -all', 'pass', 'pass'],
    ['v=spf1 a/24 -all', 'pass', 'fail'],
    ['v=spf1 a//64 -all', 'fail', 'pass'],
    ['v=spf1 a/0 -all', 'pass', 'fail'],
    ['v=spf1 mx -all', 'pass', 'pass'],
    ['v=spf1 a:mx.example.com -all', 'pass', 'pass'],
    ['v=spf1 exists:mx.example.com -all', 'pass', 'pass'],
  ])('%s: %s, by IPv6 %s', (record, four, six) => {
    expect(result(record, zone)).toBe(four)
    expect(result(record, zone, V6)).toBe(six)
  })

  test("the client's name must resolve back to its address", () => {
    const names: Zone = { 'PTR 3.2.0.192.in-addr.arpa': ['liar.email.example.com.', 'mx.email.example.com.'] }
    expect(result('v=spf1 ptr -all', names)).toBe('fail')
    expect(result('v=spf1 ptr -all', { ...names, 'A mx.email.example.com': ['192.0.2.3'] })).toBe('pass')
    expect(result('v=spf1 ptr:example.net -all', { ...names, 'A mx.email.example.com': ['192.0.2.3'] })).toBe('fail')
  })
})

describe('other records', () => {
  const other = (text: string | null): Zone => ({ 'TXT in.example.com': text === null ? null : [text] })
  test.each([
    ['v=spf1 +all', 'pass', 'pass'],
    ['v=spf1 -all', 'softfail', 'fail'],
    ['v=spf1 ?all', 'softfail', 'neutral'],
    ['v=spf1 nonsense', 'permerror', 'permerror'],
    ['none', 'permerror', 'permerror'],
    [null, 'temperror', 'temperror'],
  ])('%s: included %s, redirected to %s', (text, included, redirected) => {
    expect(result('v=spf1 include:in.example.com ~all', other(text))).toBe(included)
    expect(result('v=spf1 redirect=in.example.com', other(text))).toBe(redirected)
    expect(result('v=spf1 redirect=in.example.com ~all', other(text))).toBe('softfail')
  })

  test('circular includes end at the limit', () => {
    expect(result('v=spf1 include:email.example.com -all')).toBe('permerror')
    expect(result('v=spf1 redirect=email.example.com')).toBe('permerror')
  })
})

describe('limits (RFC 7208 4.6.4)', () => {
  const terms = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => `a:${name}${at}.org`).join(' ')
  const known: Zone = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`A h${at}.org`, ['198.51.100.1']]))
  test('ten lookups, two of them void, ten mail servers', () => {
    expect(result(`v=spf1 ${terms(10, 'h')} all`, known)).toBe('pass')
    expect(result(`v=spf1 ${terms(11, 'h')} all`, known)).toBe('permerror')
    expect(result(`v=spf1 ${terms(2, 'void')} all`)).toBe('pass')
    expect(result(`v=spf1 ${terms(3, 'void')} all`)).toBe('permerror')
    const servers = (count: number) => Array.from({ length: count }, (_, at) => `${at} h${at}.org.`)
    expect(result('v=spf1 mx all', { ...known, 'MX email.example.com': servers(10) })).toBe('pass')
    expect(result('v=spf1 mx all', { ...known, 'MX email.example.com': servers(11) })).toBe('permerror')
  })
})

describe('macros expand as in the examples of RFC 7208 7.4', () => {
  test.each([
    ['%{s}.x.org', 'strong-bad@email.example.com.x.org'],
    ['%{o}.x.org', 'email.example.com.x.org'],
    ['%{d4}.x.org', 'email.example.com.x.org'],
    ['%{d2}.x.org', 'example.com.x.org'],
    ['%{d1}.x.org', 'com.x.org'],
    ['%{dr}.x.org', 'com.example.email.x.org'],
    ['%{d2r}.x.org', 'example.email.x.org'],
    ['%{l}.x.org', 'strong-bad.x.org'],
    ['%{l-}.x.org', 'strong.bad.x.org'],
    ['%{lr-}.x.org', 'bad.strong.x.org'],
    ['%{l1r-}.x.org', 'strong.x.org'],
    ['%{ir}.%{v}._spf.%{d2}', '3.2.0.192.in-addr._spf.example.com'],
    ['%{lr-}.lp.%{ir}.%{v}._spf.%{d2}', 'bad.strong.lp.3.2.0.192.in-addr._spf.example.com'],
    ['%{d2}.trusted-domains.example.net', 'example.com.trusted-domains.example.net'],
    ['%{h}.x.org', 'mail.example.net.x.org'],
    ['%{S}.x.org', 'strong-bad%40email.example.com.x.org'],
    ['%{p}.x.org', 'unknown.x.org'],
    ['%%.x.org', '%.x.org'],
  ])('%s: %s', (spec, name) => {
    expect(result(`v=spf1 exists:${spec} -all`, { [`A ${name}`]: ['127.0.0.2'] } as Zone)).toBe('pass')
  })

  test('IPv6 as dotted nibbles', () => {
    const name = '1.0.b.c.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6._spf.example.com'
    expect(result('v=spf1 exists:%{ir}.%{v}._spf.%{d2} -all', { [`A ${name}`]: ['127.0.0.2'] } as Zone, V6)).toBe(
      'pass',
    )
  })

  test('overlong names lose labels from the left', () => {
    const long = `${'x'.repeat(60)}.`.repeat(4)
    const name = `${`${'x'.repeat(60)}.`.repeat(3)}email.example.com`
    expect(result(`v=spf1 exists:${long}%{d} -all`, { [`A ${name}`]: ['127.0.0.2'] } as Zone)).toBe('pass')
  })
})
