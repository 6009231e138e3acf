import { describe, expect, test } from 'vitest'
import { type DnsAnswers, type DnsQuestion, readSpf } from '../../../../src/outreach/deliverability/spf.ts'
import { parseSpf, spfRecordsOf } from '../../../../src/outreach/deliverability/spf-grammar.ts'

const errorsIn = (terms: string) => parseSpf(`v=spf1 ${terms}`).errors

describe('a record has exactly version 1 (RFC 7208 4.5)', () => {
  test.each(['v=spf1', 'v=spf1 ', 'V=SpF1 -all'])('%j is valid', (text) => expect(spfRecordsOf([text])).toEqual([text]))
  test.each(['v=spf10', 'v=spf1mx', 'v=spf1\tmx', ' v=spf1', 'spf1', 'v=spf1\u00a0a'])('%j is invalid', (text) =>
    expect(spfRecordsOf([text])).toEqual([]),
  )
})

describe('terms in the grammar of RFC 7208 section 12', () => {
  test.each([
    ['  -all  ', 'spaces between and behind'],
    ['+ALL', 'any case'],
    ['a mx ptr', 'names alone'],
    ['a/24 a//64 a/24//64 a/0//0 mx/32//128', 'lengths without a domain'],
    ['a:mail.example.org/24//64 mx:example.org//48 a:example.org.', 'lengths behind a domain'],
    ['a:odd:name/here.example.org', 'colons and slashes within names'],
    ['a:example.xn--p1ai a:example.4chan a:example.a-b', 'top labels with digits and hyphens'],
    ['ip4:192.0.2.1 ip4:0.0.0.0/0 ip4:255.255.255.255/32', 'IPv4'],
    ['ip6:::1 ip6:2001:db8::/32 ip6:::ffff:192.0.2.1/128 ip6:::/0', 'IPv6'],
    ['include:_spf.example.org exists:%{ir}.%{v}._spf.%{d2}', 'macros'],
    ['exists:%{l1r+-}.%{S5R_/=,.}.example.org', 'transformers and delimiters'],
    ['exists:%%%_%-.example.org a:%{d} include:%{o1}', 'escapes, and macros at the end'],
    ['redirect=_spf.example.org exp=why.%{d}', 'modifiers'],
    ['moo= a=b x-y.z_1=%{c}%{t} moo=', 'modifiers that nobody knows, more than once'],
  ])('%s (%s)', (terms) => expect(errorsIn(terms)).toEqual([]))
})

describe('every other term is an error, anywhere in the record (RFC 7208 4.6)', () => {
  test.each([
    // Names of mechanisms
    'foo',
    'foo:example.org',
    'all.',
    '--all',
    '!a',
    '-',
    'ipv4:192.0.2.1',
    'a\rmx',
    'a\tmx',
    'a\u{e9}',
    'a:m\u{e9}.example.org',
    // Missing or extra values
    'all:example.org',
    'all/8',
    'include',
    'include:',
    'exists',
    'exists:',
    'a:',
    'mx:',
    'ptr:',
    'ptr/24',
    'ip4',
    'ip4:',
    'ip6',
    'ip6:',
    // Domains
    'a:localhost',
    'a:org.',
    'a:example.123',
    'a:192.0.2.1',
    'a:example.-org',
    'a:example.org-',
    'a:example.org..',
    'include:example.org/24',
    'exists:example.org/8',
    'a:example.org:25',
    'a:%{d}org',
    'a:exa mple.org',
    'a:example.org\0',
    // Lengths
    'a/',
    'a//',
    'a/33',
    'a//129',
    'a/024',
    'a/24/64',
    'a/24//',
    'a/x',
    'mx/-1',
    'a:example.org/33',
    'mx:example.org//129',
    'a:example.org/',
    // Addresses
    'ip4:192.0.2',
    'ip4:192.0.2.1.1',
    'ip4:192.0.2.256',
    'ip4:192.0.02.1',
    'ip4:192.0.2.1/33',
    'ip4:192.0.2.1/',
    'ip4:192.0.2.1/08',
    'ip4:192.0.2.1:25',
    'ip4:2001:db8::1',
    'ip4/24',
    'ip6:2001:db8::1::2',
    'ip6:2001:db8::/129',
    'ip6:192.0.2.1',
    'ip6:fe80::1%eth0',
    'ip6:[2001:db8::1]',
    'ip6:2001:db8::1//64',
    'ip6:1:2:3:4:5:6:7',
    'ip6:12345::',
    // Macros
    'exists:%{x}.example.org',
    'exists:%{d.example.org',
    'exists:%d.example.org',
    'exists:%{d0}.example.org',
    'exists:%{dr2}.example.org',
    'exists:%{d;}.example.org',
    'exists:%{}.example.org',
    'exists:%.example.org',
    'exists:%{c}.example.org',
    'exists:%{r}.example.org',
    'exists:%{t}.example.org',
    'a:example.org%',
    // Modifiers
    'redirect=',
    'exp=',
    'redirect=org',
    'redirect=a.org redirect=b.org',
    'exp=a.org EXP=a.org',
    '=a.org',
    '-redirect=a.org',
    '1x=y',
    'x$=y',
    'moo=%',
    'moo=%{x}',
    'redirect = a.org',
    'redirect=example.org/24',
    'exp=%{c}',
  ])('%j', (term) => {
    expect(errorsIn(term)).not.toEqual([])
    expect(errorsIn(`-all ${term}`)).not.toEqual([])
    expect(errorsIn(`${term} -all`)).not.toEqual([])
  })

  test('and is quoted with a length limit, without breaking the surrounding sentence', () => {
    const [error = ''] = errorsIn(`\u202e${'x'.repeat(5_000)}`)
    expect(error).toContain('\u{fffd}xxx')
    expect(error.length).toBeLessThan(130)
  })
})

describe('records are followed', () => {
  const errorsOf = (zone: Partial<Record<DnsQuestion, string[]>>) => {
    const answers = new Map(Object.entries(zone)) as unknown as DnsAnswers
    return readSpf('example.org', answers, () => {})?.errors
  }
  const inner = (text: string, ...more: string[]) =>
    errorsOf({ 'TXT example.org': [text], 'TXT in.example.org': more, 'MX example.org': [], 'A example.org': [] })

  test.each(['v=spf1 include:in.example.org -all', 'v=spf1 redirect=in.example.org', 'v=spf1 include:in.%{d} -all'])(
    '%s',
    (text) => {
      expect(inner(text, 'v=spf1 -all', 'something else')).toEqual([])
      expect(inner(text)).toEqual(['in.example.org has no SPF record'])
      expect(inner(text, 'v=spf1 -all', 'v=spf1 -all')).toEqual(['in.example.org has several SPF records'])
      expect(inner(text, 'v=spf1 nonsense')).toEqual(['"nonsense" is not a term of SPF'])
    },
  )

  test.each([`redirect=${'a'.repeat(64)}.org`, 'include:..org -all'])('to an invalid name (%s)', (terms) => {
    const errors = errorsOf({ 'TXT example.org': [`v=spf1 ${terms}`] })
    expect(errors).toEqual([expect.stringContaining('has no SPF record')])
  })

  test('more than ten mail servers are an error', () => {
    const servers = (count: number) => Array.from({ length: count }, (_, at) => `${at} mx${at}.example.org.`)
    const mx = (count: number) => errorsOf({ 'TXT example.org': ['v=spf1 mx -all'], 'MX example.org': servers(count) })
    expect(mx(10)).toEqual([])
    expect(mx(11)).toEqual(['example.org has more than 10 mail servers'])
  })
})
