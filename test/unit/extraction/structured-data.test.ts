import { describe, expect, test } from 'vitest'
import type { Entity } from '../../../src/extraction/entity.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { readEntities } from '../../../src/extraction/structured-data.ts'

const read = (html: string) => readEntities(parsePage(html, 'https://www.acmeworks.com/about/'))
/** An entity as plain data: nested ones in place, the type as `type`. */
const plain = (entity: Entity, seen: readonly Entity[] = []): unknown => ({
  type: entity.types.join(' '),
  ...Object.fromEntries(
    Object.entries(entity.properties).map(([name, values]) => {
      const shown = values.map((value) =>
        typeof value === 'string' ? value : seen.includes(value) ? '(above)' : plain(value, [...seen, entity]),
      )
      return [name, shown.length === 1 ? shown[0] : shown]
    }),
  ),
})
const roots = (html: string) =>
  read(html)
    .filter(({ parent }) => !parent)
    .map((entity) => plain(entity))
const ld = (json: string) => `<script type="application/ld+json">${json}</script>`

describe('JSON-LD', () => {
  test.each([
    [
      'an array of nodes',
      '[{"@type":"Person","name":"Ann"},{"@type":"Person","name":"Bo"}]',
      [
        { type: 'Person', name: 'Ann' },
        { type: 'Person', name: 'Bo' },
      ],
    ],
    [
      'a graph',
      '{"@context":"https://schema.org","@graph":[{"@type":"Person","name":"Ann"}]}',
      [{ type: 'Person', name: 'Ann' }],
    ],
    [
      'types as URLs and lists',
      '{"@type":["http://schema.org/Dentist","schema:LocalBusiness"]}',
      [{ type: 'Dentist LocalBusiness' }],
    ],
    [
      'prefixed and wrongly cased properties',
      '{"schema:Telephone":"1","http://schema.org/jobTitle":"Cook"}',
      [{ type: '', telephone: '1', jobTitle: 'Cook' }],
    ],
    [
      'values with a language and lists',
      '{"name":{"@value":"Ann","@language":"en"},"telephone":{"@list":["1",2]}}',
      [{ type: '', name: 'Ann', telephone: ['1', '2'] }],
    ],
    [
      'markup and character references in text',
      '{"name":"A &amp; B<br>C <b>D</b>"}',
      [{ type: '', name: 'A & B\nC D' }],
    ],
    ['escaped quotes', '{&quot;name&quot;:&quot;Ann&quot;}', [{ type: '', name: 'Ann' }]],
    ['broken syntax', '{"@type":"Person","name":"Ann",}', [{ type: 'Person', name: 'Ann' }]],
  ])('%s', (_, json, entities) => expect(roots(ld(json))).toEqual(entities))

  test('nodes with one @id are one entity, also across blocks, and references are resolved', () => {
    const html =
      ld(
        '{"@type":"Article","author":{"@id":"#ann","name":"Ann"},"publisher":{"@id":"#acme"},"url":{"@id":"https://x.com/"},"about":{"@id":"#gone"}}',
      ) +
      ld(
        '[{"@id":"#ann","@type":"Person","worksFor":{"@id":"#acme"}},{"@id":"#acme","@type":"Organization","name":"Acme","employee":{"@id":"#ann"}}]',
      )
    expect(roots(html)[0]).toEqual({
      type: 'Article',
      author: { type: 'Person', name: 'Ann', worksFor: { type: 'Organization', name: 'Acme', employee: '(above)' } },
      publisher: { type: 'Organization', name: 'Acme', employee: { type: 'Person', name: 'Ann', worksFor: '(above)' } },
      url: 'https://x.com/',
    })
    expect(read(html)).toHaveLength(3)
  })
})

describe('microdata', () => {
  test('nested items, several names, links, machine-readable values and borrowed properties', () => {
    const html = `<div itemscope itemtype="https://schema.org/Person" itemref="more gone">
      <a itemprop="name" href="/ann">Ann <i>Lee</i></a><a itemprop="url" href="ann.html">page</a>
      <a itemprop="email" href="mailto:ann%40acmeworks.com?subject=x">mail</a><time itemprop="birthDate" datetime="1990-01-02">2 Jan</time>
      <div itemprop="worksFor affiliation" itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="Acme"></div>
      </div><p id="more"><b itemprop="jobTitle">Cook</b> <img itemprop="image" src="/a.png"></p><i itemprop="name">nobody</i>`
    expect(roots(html)).toEqual([
      {
        type: 'Person',
        name: 'Ann Lee',
        url: 'https://www.acmeworks.com/about/ann.html',
        email: 'ann@acmeworks.com',
        birthDate: '1990-01-02',
        worksFor: { type: 'Organization', name: 'Acme' },
        affiliation: { type: 'Organization', name: 'Acme' },
        jobTitle: 'Cook',
        image: 'https://www.acmeworks.com/a.png',
      },
    ])
  })

  test('an item that refers to its ancestor does not contain itself', () => {
    const html =
      '<div id="a" itemprop="x" itemscope><b itemprop="y" itemscope itemref="a"><i itemprop="name">n</i></b></div>'
    expect(read(html)).toHaveLength(2)
  })

  test('old vocabularies are mapped to schema.org', () => {
    const html = `<div itemscope itemtype="http://data-vocabulary.org/Person"><b itemprop="name">Ann</b><b itemprop="title">Cook</b>
      <div itemprop="address" itemscope itemtype="http://data-vocabulary.org/Address"><b itemprop="street-address">1 Elm St</b><b itemprop="locality">Ames</b></div></div>`
    expect(roots(html)).toEqual([
      {
        type: 'Person',
        name: 'Ann',
        jobTitle: 'Cook',
        address: { type: 'PostalAddress', streetAddress: '1 Elm St', addressLocality: 'Ames' },
      },
    ])
  })

  test('address parts without an item of their own are combined into one', () => {
    const html = '<div itemscope itemtype="https://schema.org/Store"><b itemprop="streetAddress">1 Elm St</b></div>'
    expect(roots(html)).toMatchObject([{ address: { type: 'PostalAddress', streetAddress: '1 Elm St' } }])
  })
})

describe('RDFa', () => {
  test('Lite attributes, prefixes and relations are supported; Open Graph is ignored', () => {
    const html = `<body vocab="https://schema.org/" typeof="WebPage"><meta property="og:title" content="t">
      <div property="author" typeof="Person"><b property="schema:name">Ann</b><link property="url" href="/ann"></div>
      <div typeof="v:Organization"><b property="v:name">Acme</b><div rel="v:adr"><p typeof="v:Address"><b property="v:locality">Ames</b></p></div></div></body>`
    expect(roots(html)).toEqual([
      { type: 'WebPage', author: { type: 'Person', name: 'Ann', url: 'https://www.acmeworks.com/ann' } },
      { type: 'Organization', name: 'Acme', address: { type: 'PostalAddress', addressLocality: 'Ames' } },
    ])
  })
})

describe('microformats', () => {
  const acme = { type: 'Organization', name: 'Acme' }
  test.each([
    [
      'a classic person',
      '<div class="vcard"><a class="url fn" href="/ann">Ann Lee</a>, <b class="title">Cook</b>, <b class="org">Acme</b></div>',
      { type: 'Person', url: 'https://www.acmeworks.com/ann', name: 'Ann Lee', jobTitle: 'Cook', worksFor: 'Acme' },
    ],
    ['a company', '<div class="vcard"><b class="fn org">Acme</b></div>', acme],
    ['a company without a name of its own', '<div class="h-card"><b class="p-org">Acme</b></div>', acme],
    [
      'parts of a name',
      '<div class="vcard"><b class="n"><i class="given-name">Ann</i> <i class="family-name">Lee</i></b></div>',
      { type: 'Person', givenName: 'Ann', familyName: 'Lee', name: 'Ann Lee' },
    ],
    [
      'kinds and values of a number',
      '<div class="vcard"><p class="tel"><b class="type">Fax</b>: <i class="value">+1 202</i><i class="value">5550</i></p><p class="tel"><b class="value-title" title="+12025551">call</b></p></div>',
      { type: '', faxNumber: '+1 2025550', telephone: '+12025551' },
    ],
    [
      'a nested address',
      '<div class="vcard"><b class="fn org">Acme</b><p class="adr"><b class="street-address">1 Elm St</b> <abbr class="region" title="Iowa">IA</abbr></p></div>',
      { ...acme, address: { type: 'PostalAddress', streetAddress: '1 Elm St', addressRegion: 'Iowa' } },
    ],
    [
      'an address without parts',
      '<div class="vcard"><b class="fn org">Acme</b><p class="adr">1 Elm St<br>Ames</p></div>',
      { ...acme, address: '1 Elm St\nAmes' },
    ],
    [
      'an implied name and url',
      '<a class="h-card" href="/ann"><img src="a.png" alt="Ann Lee"></a>',
      { type: '', url: 'https://www.acmeworks.com/ann', name: 'Ann Lee' },
    ],
    [
      'an implied name further inside',
      '<div class="h-card"><p><a href="/ann"><abbr title="Ann Lee">A. L.</abbr></a></p></div>',
      { type: '', url: 'https://www.acmeworks.com/ann', name: 'A. L.' },
    ],
    [
      'no implied name beside other properties',
      '<div class="h-card"><b class="p-tel">1</b> Ann</div>',
      { type: '', telephone: '1' },
    ],
    [
      'a number with only its kind marked',
      '<p class="vcard"><b class="tel"><i class="type">Work</i>: +1 202</b></p>',
      { type: '', telephone: '+1 202' },
    ],
    [
      'version 2 properties only in version 2',
      '<div class="h-card"><b class="p-name">Ann</b><b class="title">no</b><a class="u-email" href="mailto:a@acmeworks.com">m</a></div>',
      { type: '', name: 'Ann', email: 'a@acmeworks.com' },
    ],
    [
      'a nested company',
      '<div class="h-card"><b class="p-name">Ann</b><a class="p-org h-card" href="/">Acme</a></div>',
      { type: 'Person', name: 'Ann', worksFor: { ...acme, url: 'https://www.acmeworks.com/' } },
    ],
    [
      'an author',
      '<div class="hentry"><h2 class="entry-title">T</h2><p class="author vcard"><a class="fn n" href="/">Ann Lee</a></p></div>',
      { type: 'Article', author: { type: 'Person', name: 'Ann Lee' } },
    ],
    [
      'an organiser',
      '<div class="vevent"><b class="summary">Fair</b><p class="organizer vcard"><b class="fn org">Acme</b></p></div>',
      { type: 'Event', organizer: acme },
    ],
  ])('%s', (_, html, entity) => expect(roots(html)).toEqual([entity]))
})

test('entities are numbered before the ones that they contain', () => {
  const entities = read(
    `${ld('{"@type":"Person","address":{"@type":"PostalAddress"}}')}<div itemscope><b itemprop="a" itemscope></b></div>`,
  )
  expect(entities.map(({ index, parent }) => [index, parent?.index ?? null])).toEqual([
    [0, null],
    [1, 0],
    [2, null],
    [3, 2],
  ])
})

test('property names cannot reach the prototype of objects', () => {
  const [entity] = read('<div itemscope><b itemprop="__proto__ constructor">x</b></div>')
  expect(Object.keys(entity!.properties).sort()).toEqual(['__proto__', 'constructor'])
})
