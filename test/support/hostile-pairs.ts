import type { MakeText } from './hostile-texts.ts'
import { shareOf } from './share-of-run.ts'

/**
 * Texts that combine two kinds of entries: comparing each entry of one kind with each of the other is quadratic, even
 * if each kind alone is harmless. All entries differ, so that a long text has more of them than any cache holds.
 */

const SYLLABLES = 'ba be bi bo bu da de di do du ga ge gi go gu la le li lo lu'.split(' ')

/** A different lower-case word for each number; below 8,000, six letters long. */
function word(at: number): string {
  let rest = at
  let letters = ''
  for (let syllable = 0; syllable < 3 || rest > 0; syllable++) {
    letters += SYLLABLES[rest % SYLLABLES.length]!
    rest = Math.floor(rest / SYLLABLES.length)
  }
  return letters
}

const Word = (at: number) => word(at).replace(/^./, (letter) => letter.toUpperCase())

/** Entries of a directory, an imprint or a list of partners; `at` makes each one different. */
const KINDS: Readonly<Record<string, (at: number) => string>> = {
  people: (at) => `Jane ${Word(at)}`,
  'people of one family': (at) => `${Word(at)} Roe`,
  companies: (at) => `${Word(at)} GmbH`,
  'companies without a form': (at) => `${Word(at)} Consulting Group`,
  'job titles': (at) => `Director of ${Word(at)}`,
  'mailboxes of one domain': (at) => `jane.${word(at)}@acme.com`,
  'mail domains': (at) => `info@${word(at)}.com`,
  'links to mailboxes': (at) => `<a href="mailto:j.${word(at)}@acme.com">Email</a>`,
  phones: (at) => `+49 30 ${1_000_000 + at}`,
  'local phones': (at) => `(212) 555-${1_000 + (at % 9_000)}`,
  labels: (at) => ['Tel:', 'Fax:', 'Phone', 'Mobile:'][at % 4]!,
  addresses: (at) => `${at + 1} ${Word(at)} Street, Springfield, IL 62704`,
  postcodes: (at) => `${10_000 + (at % 89_999)} Berlin`,
  websites: (at) => `<a href="https://www.${word(at)}.com/">${word(at)}.com</a>`,
  profiles: (at) => `<a href="https://www.linkedin.com/in/jane-${word(at)}">LinkedIn</a>`,
  pictures: (at) => `<img src="/${word(at)}.jpg" alt="Jane ${Word(at)}">`,
  headings: (at) => `<h3>${Word(at)} Team</h3>`,
  'marked people': (at) =>
    `<div itemscope itemtype="https://schema.org/Person"><b itemprop=name>Jane ${Word(at)}</b></div>`,
  'marked companies': (at) => `<div typeof="schema:Organization"><b property="schema:name">${Word(at)} Ltd</b></div>`,
}

const entries = (make: (at: number) => string, count: number) => Array.from({ length: count }, (_, at) => make(at))
/** How many entries fill the text. */
const countFor = (length: number, make: (at: number) => string, around: number) =>
  Math.max(1, Math.ceil(length / (make(5_000).length + around)))

/** How two kinds of entries can be arranged on one page. */
const LAYOUTS: Readonly<Record<string, (a: (at: number) => string, b: (at: number) => string) => MakeText>> = {
  'one list behind the other': (a, b) => (length) =>
    [a, b].map((kind) => entries((at) => `<li>${kind(at)}</li>`, countFor(length / 2, kind, 9)).join('')).join('<hr>'),
  'in cards': (a, b) => (length) => {
    const card = (at: number) => `<div><h3>${a(at)}</h3><p>${b(at)}</p></div>`
    return entries(card, countFor(length, card, 0)).join('')
  },
  'in one line': (a, b) => (length) => {
    const both = (at: number) => `${a(at)}, ${b(at)}, `
    return `<p>${entries(both, countFor(length, both, 0)).join('')}</p>`
  },
}

const joined = (piece: (at: number) => string, length: number) => entries(piece, countFor(length, piece, 0)).join('')
const jsonLd = (content: string) => `<script type="application/ld+json">${content}</script>`

/** Everything a directory lists per member. */
const EVERYTHING = ['people', 'companies', 'mailboxes of one domain', 'mail domains', 'phones', 'addresses'].map(
  (kind) => KINDS[kind]!,
)

/** Pairs within structured data, attributes, tables and code, and directories as real pages have them. */
export const PRODUCTS: Readonly<Record<string, MakeText>> = {
  'one entity × types': (length) => jsonLd(`[${joined((at) => `{"@id":"a","@type":"T${at}"},`, length)}{}]`),
  'one entity of many types': (length) => jsonLd(`{"@id":"a","@type":[${joined((at) => `"T${at}",`, length)}"a"]}`),
  'one entity × values': (length) =>
    jsonLd(`[${joined((at) => `{"@id":"a","@type":"Person","name":"Jane ${Word(at)}"},`, length)}{}]`),
  'one entity × properties': (length) =>
    jsonLd(`{"@type":"Person",${joined((at) => `"${word(at)}":"a",`, length)}"a":1}`),
  'entities × references': (length) =>
    jsonLd(
      `[${joined((at) => `{"@id":"${at}","@type":"Organization","name":"${Word(at)}","member":{"@id":"${at * 7}"}},`, length)}{}]`,
    ),
  'people × employers': (length) =>
    jsonLd(
      `[${joined((at) => `{"@type":"Person","name":"Jane ${Word(at)}","worksFor":{"name":"${Word(at)} Ltd"}},`, length)}{}]`,
    ),
  'entities in entities': (length) => jsonLd(`${'{"@type":"Person","knows":'.repeat(length / 26)}`),
  'one relation × children': (length) =>
    `<div rel="${joined((at) => `a${at} `, length / 2)}">${'<i typeof=A></i>'.repeat(length / 32)}</div>`,
  'one property × scopes': (length) =>
    `<div itemscope itemref="${joined((at) => `a${at} `, length / 4)}"></div>${joined((at) => `<i id=a${at} itemprop="name email">a</i>`, (length * 3) / 4)}`,
  'types × scopes': (length) =>
    joined(() => `<i itemscope itemtype="${'https://schema.org/Person '.repeat(100)}" itemprop=a>`, length),
  'names of properties × values': (length) =>
    `<div itemscope>${joined((at) => `<i itemprop="${'a b c d e f g h '.repeat(20)}">${at}</i>`, length)}`,
  'classes × elements': (length) => joined(() => `<i class="${'fn n org tel email adr '.repeat(150)}">a</i>`, length),
  'classes × rules': (length) =>
    `<style>${joined((at) => `.a${at}{unicode-bidi:bidi-override;direction:rtl}`, length / 2)}</style>${joined((at) => `<i class="a${at} b">ab</i>`, length / 2)}`,
  'a base × links': (length) => `<base href="/${'a/'.repeat(length / 4)}">${'<a href=1>a</a>'.repeat(length / 30)}`,
  'a base × pictures': (length) =>
    `<base href="/${'a'.repeat(length / 2)}">${joined((at) => `<img src=${at}>`, length / 2)}`,
  'a long name of a tag': (length) => `<${'a'.repeat(length)}>`,
  'long names of attributes': (length) => joined((at) => `<a ${'b'.repeat(1_000)}${at}=1>`, length),
  'a language without end': (length) => `<html lang="${'de-'.repeat(length / 3)}"><p>Jane Roe, CEO`,
  'names of meta × contents': (length) =>
    joined((at) => `<meta name="${word(at)}" content="Jane ${Word(at)}">`, length),
  'one attribute × elements': (length) => joined((at) => `<i data-a="${word(at)}@acme.com">a</i>`, length),
  'a long address in links': (length) => `<a href="/${'a'.repeat(length)}">a</a>`,
  'a cell × columns': (length) =>
    `<table><tr>${'<th>Name'.repeat(length / 16)}<tr>${joined((at) => `<td>Jane ${Word(at)}`, length / 2)}`,
  'rows × columns': (length) =>
    `<table><tr><th>Name<th>Email<th>Phone</tr>${joined((at) => `<tr><td>Jane ${Word(at)}<td>j${at}@acme.com<td>+49 30 ${1_000_000 + at}`, length)}`,
  'tables in tables': (length) => '<table><tr><td>Jane Roe'.repeat(length / 24),
  'depth × contacts': (length) =>
    `${'<div>'.repeat(500)}${joined((at) => `<i>Jane ${Word(at)}</i> <a href="mailto:j.${word(at)}@acme.com">a</a> +49 30 ${1_000_000 + at} `, length)}`,
  'code × phones': (length) => `<pre>${joined((at) => `+49 30 ${1_000_000 + at} a@test.com `, length)}`,
  'a staff directory': (length) =>
    joined(
      (at) =>
        `<div class="card"><h3>Jane ${Word(at)}</h3><p>Head of ${Word(at)}</p><a href="mailto:jane.${word(at)}@acme.com">jane.${word(at)}@acme.com</a></div>`,
      length,
    ),
  'a list of members': (length) =>
    joined(
      (at) => `<li><b>${Word(at)} GmbH</b><br>${at} Elm Street, Springfield, IL 62704<br>info@${word(at)}.com</li>`,
      length,
    ),
  'people × mailboxes × phones × addresses, in lists': (length) =>
    EVERYTHING.map((kind) => `<ul>${joined((at) => `<li>${kind(at)}</li>`, length / EVERYTHING.length)}</ul>`).join(''),
  'people × mailboxes × phones × addresses, in cards': (length) =>
    joined((at) => `<div>${EVERYTHING.map((kind) => `<p>${kind(at)}</p>`).join('')}</div>`, length),
  'people × mailboxes × phones × addresses, in one line': (length) =>
    `<p>${joined((at) => EVERYTHING.map((kind) => `${kind(at)}, `).join(''), length)}`,
  'script × addresses': (length) =>
    `<script>${joined((at) => `var a${at}="j${at}"+"@"+"acme.com";`, length)}</script><p>Jane Roe`,
  'scripts that write': (length) => joined((at) => `<script>document.write("j${at}@acme.com")</script>`, length),
}

/** Every pair of kinds in every layout. */
export const PAIRS: Readonly<Record<string, MakeText>> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([one, a], at) =>
    Object.entries(KINDS)
      .slice(at + 1)
      .flatMap(([other, b]) =>
        Object.entries(LAYOUTS).map(([layout, make]) => [`${one} × ${other}, ${layout}`, make(a, b)] as const),
      ),
  ),
)

/**
 * A sample of texts, spread so that all layouts occur.
 *
 * @param every the sample has one in this many texts
 * @param turn which of the `every` samples; together they contain all texts
 */
export const sampleOf = (
  texts: Readonly<Record<string, MakeText>>,
  every: number,
  turn = 0,
): Record<string, MakeText> => Object.fromEntries(shareOf(Object.entries(texts), every, turn))
