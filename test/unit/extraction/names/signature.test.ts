import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string) =>
  extract(`<!doctype html><html><body>${html}</body></html>`, { url: 'https://marlow.example/' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  ['<p>“Warm rooms, good soup.” <cite>Carol Quaxley, Hull</cite></p>', ['Carol Quaxley']],
  ['<blockquote>Nous reviendrons. <em>Benoît Quaxley, Brest</em></blockquote>', ['Benoît Quaxley']],
  ['<p>Recomendo muito!! - <em>Marcela Quaxley</em></p>', ['Marcela Quaxley']],
  ['<p>„Sehr freundlich.“ Sabine Quaxley, Celle</p>', ['Sabine Quaxley']],
  ['<p>« Un accueil parfait » — Benoît Quaxley</p>', ['Benoît Quaxley']],
  // A work, a continuing sentence, a name that only ends a line.
  ['<p>We read her last book. It was <cite>Graham Quaxley</cite> in the end.</p>', []],
  ['<p>“Warm rooms.” Graham Quaxley has a sofa and much more to offer.</p>', []],
  ['<p>We walked up to Graham Quaxley</p>', []],
])('%s contains %j', (html, names) => expect(namesOf(html)).toEqual(names))
