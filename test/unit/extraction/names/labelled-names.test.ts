import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string) =>
  extract(`<!doctype html><html><body>${html}</body></html>`, { url: 'https://marlow.example/' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  ['<dl><dt>Name</dt><dd>Obidike Quaxley</dd><dt>Phone</dt><dd>020 7946 0018</dd></dl>', ['Obidike Quaxley']],
  ['<dl><dt>Nome completo</dt><dd>Obidike Quaxley</dd></dl>', ['Obidike Quaxley']],
  ['<p>First Name: Obidike<br>Last Name: Quaxley</p>', ['Obidike Quaxley']],
  ['<p>Nachname: van Quaxley<br>Vorname: Obidike</p>', ['Obidike van Quaxley']],
  ['<table><tr><td>Prénom<td>Obidike<tr><td>Nom<td>Quaxley</table>', ['Obidike Quaxley']],
  ['<table><tr><td>Managing Director<td>:<td>Obidike Quaxley</table>', ['Obidike Quaxley']],
  ['<table><tr><td>Nama<td>:<td>Obidike Quaxley<tr><td>Jabatan<td>:<td>Direktur</table>', ['Obidike Quaxley']],
  [
    '<pre>BEGIN:VCARD\nN:Quaxley;Obidike;;;\nFN:Obidike Quaxley\nTEL:+442079460018\nEND:VCARD</pre>',
    ['Obidike Quaxley'],
  ],
  ['<p>BEGIN:VCARD FN;CHARSET=UTF-8:Obidike Quaxley ORG:Marlow END:VCARD</p>', ['Obidike Quaxley']],
  // Things have names and makers as well.
  ['<dl><dt>Name</dt><dd>Zindi Marl</dd><dt>Colour</dt><dd>Red</dd></dl>', []],
  [
    '<dl><dt>Name</dt><dd>Zindi Marl</dd><dt>Phone</dt><dd>020 7946 0018</dd><dt>Website</dt><dd>marl.org</dd></dl>',
    [],
  ],
  ['<table><tr><td>Model<td>:<td>Zindi Marl</table>', []],
  ['<p>First name: required<br>Last name: required</p>', []],
  ['<p>First name:<br>Last name:</p>', []],
])('%s contains %j', (html, names) => expect(namesOf(html)).toEqual(names))
