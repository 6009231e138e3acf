import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'
import { printableSite } from '../../../../src/extraction/site/print-site.ts'
import { resolveSite } from '../../../../src/extraction/site/resolve-site.ts'

const titlesOf = (body: string) => {
  const html = `<html><head><title>Northwick Society</title></head><body><h1>Northwick Society</h1>${body}</body></html>`
  const { facts } = extract(html, { url: 'https://www.northwick-society.org/people.html' })
  return Object.fromEntries(printableSite(resolveSite([facts!])).people.map(({ name, job_title }) => [name, job_title]))
}
const cards = (...texts: string[]) =>
  texts
    .map((text) => text.split('|'))
    .map(([name, title]) => `<div class="card"><h5>${name}</h5><p>${title}</p></div>`)
    .join('')
const table = (...rows: string[]) =>
  `<table>${rows.map((row) => `<tr><td>${row.split('|').join('</td><td>')}</td></tr>`).join('')}</table>`
const items = (...texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`

test.each([
  [
    'the heading of a list, in the singular',
    `<h2>Trustees</h2>${items('Jane Marlow', 'Ann Lindholm')}`,
    { 'Jane Marlow': 'Trustee', 'Ann Lindholm': 'Trustee' },
  ],
  [
    'a label above the list, which is closer than the heading',
    `<h2>Elm Vale Committee</h2><p><b>Officers</b></p>${items('Rob Lindholm - Chair')}
      <p><b>General Members</b></p>${items('Jane Marlow', 'Ann Lindholm')}`,
    { 'Rob Lindholm': 'Chair', 'Jane Marlow': 'General Member', 'Ann Lindholm': 'General Member' },
  ],
  [
    'what follows the name, without the region behind it',
    `<p>Jane Marlow - Sales Executive: London</p><p>Rob Lindholm - Sales Executive: North East England</p>`,
    { 'Jane Marlow': 'Sales Executive', 'Rob Lindholm': 'Sales Executive' },
  ],
  [
    'a heading whose plural is no other word',
    `<h3>Beisitzer</h3><p>Hans Müller<br>Karin Schmidt</p>`,
    { 'Hans Müller': 'Beisitzer', 'Karin Schmidt': 'Beisitzer' },
  ],
  [
    'a board in Dutch, whose members have no other title',
    `<h2>Raad van Toezicht</h2>${items('Jane Marlow, voorzitter', 'Ann Lindholm', 'Rob Lindholm')}`,
    { 'Jane Marlow': 'Voorzitter', 'Ann Lindholm': 'Raad van Toezicht', 'Rob Lindholm': 'Raad van Toezicht' },
  ],
  [
    'a committee in Swedish',
    `<h2>Valberedning</h2>${items('Jane Marlow', 'Ann Lindholm', 'Rob Lindholm')}`,
    { 'Jane Marlow': 'Valberedning', 'Ann Lindholm': 'Valberedning', 'Rob Lindholm': 'Valberedning' },
  ],
  [
    'brackets below nearly all names, some of which are duties',
    ['Jane Marlow|Direction', 'Ann Lindholm|Excavation sectors', 'Rob Lindholm|Archaeometric analysis']
      .concat(['Tom Brown|Logistics', 'Eve Harper|Restoration<br>Excavation sectors'])
      .map((text) => text.split('|'))
      .map(([name, duty]) => `<div><p>${name}<br>(${duty})</p><p>A person of many years.</p></div>`)
      .join(''),
    {
      'Jane Marlow': 'Direction',
      'Ann Lindholm': 'Excavation sectors',
      'Rob Lindholm': 'Archaeometric analysis',
      'Tom Brown': 'Logistics',
      'Eve Harper': 'Restoration',
    },
  ],
  [
    'a label in bold type',
    '<p><strong>Vocales</strong></p><p>Ana García López</p><p>Luis Pérez Ruiz</p>',
    { 'Ana García López': 'Vocal', 'Luis Pérez Ruiz': 'Vocal' },
  ],
  [
    'the heading above cards with headings and biographies',
    `<h2>Meet the Partners</h2>${['Jane Marlow', 'Ann Lindholm']
      .map((name) => `<div><h3>${name}</h3><p>${'She has been in town for many years. '.repeat(3)}</p></div>`)
      .join('')}`,
    { 'Jane Marlow': 'Partner', 'Ann Lindholm': 'Partner' },
  ],
  [
    'no heading that is a sentence or a name',
    `<h2>Jane Masters</h2><p>Ann Lindholm</p><p>Peter Halloway</p>`,
    { 'Ann Lindholm': null, 'Peter Halloway': null },
  ],
  [
    'cards whose siblings have titles, also in rows of two',
    `<div>${cards('Jane Marlow|Chair', 'Ann Lindholm|Treasurer')}</div><div>${cards('Peter Halloway|Flowers and teas')}</div>`,
    { 'Jane Marlow': 'Chair', 'Ann Lindholm': 'Treasurer', 'Peter Halloway': 'Flowers and teas' },
  ],
  [
    'but no towns',
    cards('Jane Marlow|Leeds', 'Ann Lindholm|York', 'Peter Halloway|Hull'),
    { 'Jane Marlow': null, 'Ann Lindholm': null, 'Peter Halloway': null },
  ],
  [
    'labels of a running list',
    '<p>Elnök: Kovács Péter<br>Titkár: Nagy Anna<br>Pályafelelős: Szabó János</p>',
    { 'Kovács Péter': 'Elnök', 'Nagy Anna': 'Titkár', 'Szabó János': 'Pályafelelős' },
  ],
  [
    'brackets of a running list',
    '<p>Luc Fontaine (président), Marie Lefèvre (trésorière), Paul Garnier (buvette)</p>',
    { 'Luc Fontaine': 'Président', 'Marie Lefèvre': 'Trésorière', 'Paul Garnier': 'Buvette' },
  ],
  [
    'abbreviations before names',
    '<p>Inh. Hans Müller<br>74629 Öhringen</p><p>Prop. : V. Raghunath Rao<br>Secunderabad</p>',
    { 'Hans Müller': 'Inh.', 'V. Raghunath Rao': 'Prop.' },
  ],
  [
    'a rank as a label, but not as a form of address',
    '<p>Captain: Peter Halloway, 07921 660 148</p><p>Secretary: Captain Ann Lindholm</p>',
    { 'Peter Halloway': 'Captain', 'Ann Lindholm': 'Secretary' },
  ],
  [
    'a title behind a name before a bracket, and behind "and"',
    '<p>dr. Kovács Péter háziorvos (Völgy Bt.)</p><p>Anna Nielsen laver mad, og pedel Hans Andersen holder orden.</p>',
    { 'Kovács Péter': 'Háziorvos', 'Hans Andersen': 'Pedel' },
  ],
  [
    'duties in brackets, but not places',
    '<p>Giulia Pavan (amministrazione e fatturazione), Luca Ferrari (sede di Adria)</p>',
    { 'Giulia Pavan': 'Amministrazione e fatturazione', 'Luca Ferrari': null },
  ],
  [
    'headings below headings',
    '<h3>Jane Marlow</h3><h4>Chair</h4><h3>Ann Lindholm</h3><h4>Treasurer</h4>',
    { 'Jane Marlow': 'Chair', 'Ann Lindholm': 'Treasurer' },
  ],
  [
    'the only title of a card, below a sentence',
    `<div class="c"><h3>Hans Müller</h3><p>Er führt den Verein<br>1. Vorsitzender</p></div>
     <div class="c"><h3>Karin Schmidt</h3><p>Sie hält die Kasse zusammen<br>Kassiererin</p></div>`,
    { 'Hans Müller': '1. Vorsitzender', 'Karin Schmidt': 'Kassiererin' },
  ],
  [
    'sentences that say who somebody is',
    `<h3>Jane Marlow</h3><p>She is our treasurer.</p><h3>Ann Lindholm</h3><p>As club secretary, she writes to all.</p>`,
    { 'Jane Marlow': 'Treasurer', 'Ann Lindholm': 'Club secretary' },
  ],
  [
    'the column beside names with an honorific, also without a heading',
    table(
      'Kassier|DI Petra Müller|020 7946 0018',
      'Schriftführerin|Karin Schmidt|',
      'Rechnungsprüfer|Ing. Hans Weber, Eva Braun|',
    ),
    {
      'Petra Müller': 'Kassier',
      'Karin Schmidt': 'Schriftführerin',
      'Hans Weber': 'Rechnungsprüfer',
      'Eva Braun': 'Rechnungsprüfer',
    },
  ],
  [
    'a column of which some are known',
    table('Jane Marlow|Treasurer', 'Ann Lindholm|Flowers and teas', 'Peter Halloway|Secretary'),
    { 'Jane Marlow': 'Treasurer', 'Ann Lindholm': 'Flowers and teas', 'Peter Halloway': 'Secretary' },
  ],
  [
    'but no column of towns',
    table('Jane Marlow|Leeds', 'Ann Lindholm|York', 'Peter Halloway|Hull'),
    { 'Jane Marlow': null, 'Ann Lindholm': null },
  ],
  [
    'brackets behind a name instead of the body before it',
    '<p>Vorstand: Karin Schmidt (Vorsitzende), Hans Müller (stellv. Vorsitzender)</p>',
    { 'Karin Schmidt': 'Vorsitzende', 'Hans Müller': 'Stellv. Vorsitzender' },
  ],
  [
    'no text that names the next person',
    '<p>Our safety officer is Jane Marlow, deputy Ann Lindholm.</p>',
    { 'Jane Marlow': 'Safety officer' },
  ],
  [
    'a department as a label',
    '<p>Administración: Ana García López (ana@northwick-society.org)</p><p>Ekonomi: Karin Svensson</p>',
    { 'Ana García López': 'Administración', 'Karin Svensson': 'Ekonomi' },
  ],
  [
    'the label on the line instead of the heading above it',
    '<h2>Other officers</h2><p>Committee: Jane Marlow</p>',
    { 'Jane Marlow': 'Committee' },
  ],
  [
    'the same line of Japanese names, not the line above',
    '<h2>スタッフ</h2><p>山田 花子 看護師長<br>鈴木 一郎 事務長</p>',
    { '山田 花子': '看護師長', '鈴木 一郎': '事務長' },
  ],
  [
    'a body, without its years',
    `<h2>Finance Committee 2024–2025</h2>${items('Jane Marlow', 'Ann Lindholm')}`,
    { 'Jane Marlow': 'Finance Committee', 'Ann Lindholm': 'Finance Committee' },
  ],
  [
    'what the members of a body are',
    `<h2>Board of Trustees 2024–2025</h2>${items('Jane Marlow', 'Ann Lindholm')}`,
    { 'Jane Marlow': 'Trustee', 'Ann Lindholm': 'Trustee' },
  ],
  [
    'a body above a line of names, for those without roles of their own',
    '<h2>Board of Directors</h2><p>Ms Jane Marlow (Chairperson); Mr Peter Halloway (Treasurer); Ms Ann Lindholm; Dr Mary Carter</p>',
    { 'Jane Marlow': 'Chairperson', 'Ann Lindholm': 'Director', 'Mary Carter': 'Director' },
  ],
  [
    'the heading of a column of names that is a role',
    table('Group|Leader|Place', 'Minis|Jane Marlow|Elm Hall', 'Juniors|Ann Lindholm|Elm Hall'),
    { 'Jane Marlow': 'Leader', 'Ann Lindholm': 'Leader' },
  ],
  [
    'but not from the heading of whole names',
    table('Group|Name of leader|Place', 'Minis|Jane Marlow|Elm Hall', 'Juniors|Ann Lindholm|Elm Hall'),
    { 'Jane Marlow': null, 'Ann Lindholm': null },
  ],
  [
    'the heading above a list with areas as labels',
    '<h3>Area managers</h3><ul><li>North: Jane Marlow</li><li>South and islands: Ann Lindholm</li></ul>',
    { 'Jane Marlow': 'Area manager', 'Ann Lindholm': 'Area manager' },
  ],
  [
    'terms of a list of definitions, whatever they say',
    '<dl><dt>Jane Marlow, accountant</dt><dd>Elm Street, Northwick</dd><dt>Peter Halloway, solicitor</dt>' +
      '<dd>Oak Street, Northwick, where he has worked with farms, estates, schools and families in all of the county ' +
      'for many years and is still the first to answer</dd><dt>Ann Lindholm, drainage design</dt><dd>Oak Street</dd></dl>',
    { 'Peter Halloway': 'Solicitor', 'Ann Lindholm': 'Drainage design' },
  ],
  [
    'but no town or second part behind names with titles',
    '<p>Jane Marlow, Solicitor; Peter Halloway, Accountant; Mary Carter, Roe Mill, Hull; Dr Susan Parker, Leeds</p>',
    { 'Jane Marlow': 'Solicitor', 'Mary Carter': null, 'Susan Parker': null },
  ],
  [
    'no menu above a name',
    '<div class="menu"><ul><li><a href="/all">Attorneys &amp; Staff</a></li><li><a href="/jane">Jane Marlow</a></li></ul></div>' +
      '<h1>Jane Marlow</h1><p>Born in Leeds.</p>',
    { 'Jane Marlow': null },
  ],
])('titles come from %s', (_case, body, expected) => expect(titlesOf(body)).toMatchObject(expected))
