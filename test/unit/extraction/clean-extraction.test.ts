import { describe, expect, test } from 'vitest'
import { extract } from '../../../src/extraction/extract.ts'
import { toRows } from '../../../src/features/crawls/read/page-rows.ts'
import type { PageReading } from '../../../src/features/crawls/read/read-page.ts'
import { SliceMemory } from '../../../src/features/crawls/read/slice-memory.ts'

/**
 * Characters that no stored text may contain: C0, DEL and C1, bidi controls, zero width, separators, lone surrogates.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u
const HINTS = { url: 'https://acme.example/team', country: 'GB' }
const TYPES = new Set(['emails', 'phones', 'names', 'addresses', 'companies'] as const)

const DIRT = {
  NUL: '\u0000',
  C0: '\u0007',
  DEL: '\u007f',
  C1: '\u0085',
  'right-to-left override': '\u202e',
  'line separator': '\u2028',
  'lone surrogate': '\ud83d',
  'zero width space': '\u200b',
  'byte order mark': '\ufeff',
}

const person = (dirt: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: `Ada ${dirt}Byron`,
  jobTitle: `Managing ${dirt}Director`,
  email: `ada@acme.co.uk${dirt}`,
  telephone: `020 7946 ${dirt}0018`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: `12 ${dirt}Mill Lane`,
    addressLocality: `Leeds${dirt}`,
    postalCode: 'LS1 4AB',
    addressCountry: 'GB',
  },
  worksFor: { '@type': 'Organization', name: `Acme ${dirt}Tools Ltd`, email: 'desk@acme.co.uk' },
})
const pageOf = (dirt: string) => `<!doctype html><html lang="en"><head><title>Our ${dirt}team</title>
<meta property="og:site_name" content="Acme ${dirt}Tools">
<script type="application/ld+json">${JSON.stringify(person(dirt))}</script></head>
<body><h1>Our team</h1><img alt="Ada ${dirt}Byron"><a href="mailto:kim@acme.co.uk" title="Kim ${dirt}Lee">Write to Kim</a></body></html>`

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const keysOf = (html: string) =>
  extract(html, HINTS)
    .findings.map(({ type, normalized }) => `${type} ${normalized}`)
    .toSorted()

describe.each(Object.entries(DIRT))('%s', (_, dirt) => {
  test('never reach a value, its key, its evidence, a contact or stored page data', () => {
    const { findings, contacts, facts } = extract(pageOf(dirt), HINTS)
    expect(findings.map(({ type }) => type)).toEqual(expect.arrayContaining(['emails', 'names', 'addresses']))
    expect(textsOf({ findings, contacts, facts }).filter((text) => FORBIDDEN.test(text))).toEqual([])
  })

  test('nor the rows of a page; the title is a separate text, and long values are truncated', () => {
    const extraction = extract(pageOf(dirt), HINTS)
    const long = { ...extraction.findings[0]!, value: `${'a'.repeat(499)}😀`, normalized: `${'b'.repeat(499)}😀` }
    const rows = toRows(
      {
        outcome: { outcome: 'read', url: HINTS.url },
        extraction: { ...extraction, findings: [...extraction.findings, long] },
        title: `Our ${dirt}team`,
      } as unknown as PageReading,
      TYPES,
      new SliceMemory(),
    )!
    expect(rows.items.length).toBeGreaterThan(3)
    expect(textsOf(rows).filter((text) => FORBIDDEN.test(text))).toEqual([])
  })
})

test.each(['\u202e', '\u200b', '\ufeff'])('a value with %j has the key of its clean spelling', (dirt) => {
  const clean = keysOf(pageOf(''))
  expect(clean).toEqual(expect.arrayContaining(['emails ada@acme.co.uk', 'names ada byron']))
  expect(keysOf(pageOf(dirt)).filter((key) => /^(?:names|addresses|companies)/.test(key))).toEqual(
    clean.filter((key) => /^(?:names|addresses|companies)/.test(key)),
  )
})
