import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const titlesOf = (body: string, language = 'en') =>
  Object.fromEntries(
    extract(`<html lang="${language}"><body>${body}</body></html>`, { url: 'https://www.northwick-society.org/' })
      .findings.filter(({ type }) => type === 'names')
      .map(({ value, detail }) => [value, detail?.jobTitle ?? null]),
  )

const [marta, colin, priya, owen] = ['Marta Ellison', 'Colin Draper', 'Priya Nandan', 'Owen Fairley']
const rows = (...cells: string[][]) =>
  `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
const lines = (tag: string, ...texts: string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join('')
const cards = (...texts: string[][]) =>
  texts.map((card) => `<div class="staff-card">${card.map((text) => `<p>${text}</p>`).join('')}</div>`).join('')

test.each([
  [
    'a row whose name cannot be read keeps its title, wherever it stands',
    rows(['Auditor', '???'], ['Chair', marta], ['Secretary', 'vacant'], ['Treasurer', colin], ['Steward', 'N.N.']),
    { [marta]: 'Chair', [colin]: 'Treasurer' },
  ],
  [
    'also where names come first, beside other cells',
    rows([marta, '01632 960 111', 'Chair'], ['vacant', '01632 960 112', 'Secretary'], [colin, '', 'Treasurer']),
    { [marta]: 'Chair', [colin]: 'Treasurer' },
  ],
  [
    'a row of titles below a row of names',
    rows([marta, colin, priya], ['Chair', 'Secretary', 'Treasurer']),
    { [marta]: 'Chair', [colin]: 'Secretary', [priya]: 'Treasurer' },
  ],
  [
    'terms and their descriptions',
    `<dl><dt>Chair</dt><dd>${marta}</dd><dt>Treasurer</dt><dd>${colin}</dd><dt>Secretary</dt><dd>vacant</dd></dl>`,
    { [marta]: 'Chair', [colin]: 'Treasurer' },
  ],
  [
    'headings and the line below',
    `<h3>Chair</h3><p>${marta}</p><h3>Treasurer</h3><p>${colin}</p><h3>Secretary</h3><p>vacant</p>`,
    { [marta]: 'Chair', [colin]: 'Treasurer' },
  ],
  [
    'a list without markup, whose last name cannot be read',
    `<h2>Committee</h2>${lines('div', 'Chair', marta, 'Treasurer', colin, 'Secretary', 'vacant')}`,
    { [marta]: 'Chair', [colin]: 'Treasurer' },
  ],
  [
    'and one whose first name cannot be read',
    `<h2>Committee</h2>${lines('div', 'tba', 'Chair', colin, 'Treasurer', marta, 'Secretary')}`,
    { [colin]: 'Treasurer', [marta]: 'Secretary' },
  ],
  [
    'two lists of one page, each in its own order',
    `<h2>Office</h2>${lines('div', marta, 'Director', colin, 'Secretary')}` +
      `<h2>Trustees</h2>${lines('div', 'Chair', priya, 'Treasurer', owen)}`,
    { [marta]: 'Director', [colin]: 'Secretary', [priya]: 'Chair', [owen]: 'Treasurer' },
  ],
  [
    'a card without a title takes none from the next',
    cards(['Chair', marta], [colin], ['Treasurer', priya], ['Secretary', 'vacant']),
    { [marta]: 'Chair', [colin]: null, [priya]: 'Treasurer' },
  ],
  [
    'nor by a label, a class or the name of a department',
    cards([marta, '01632 960 119'], ['tba', 'Position: Almoner'], [colin, 'Position: Piper'], [owen, 'Export Sales']),
    { [marta]: null, [colin]: 'Piper', [owen]: 'Export Sales' },
  ],
  [
    'a title above a biography is of the name above both',
    `<div class="card"><h3>${marta}</h3><div><p>Director</p><p>She joined in 2012 and has run the office since.</p></div></div>` +
      `<div class="card"><h3>${colin}</h3><div><p>Secretary</p><p>He keeps the books.</p></div></div>`,
    { [marta]: 'Director', [colin]: 'Secretary' },
  ],
])('%s', (_rule, body, expected) => expect(titlesOf(body)).toEqual(expected))

test.each([
  ['en', `<dl><dt>${marta}</dt><dd>Retired Librarian, Northwick Library</dd><dt>${colin}</dt><dd>Teacher</dd></dl>`],
  ['en', `<p>Members: ${marta}, Retired Librarian; ${colin}, Former Librarian</p>`],
  ['de', `<p>${marta}<br>Ehemaliger Bibliothekar, Stadtbibliothek</p><p>${colin}<br>Lehrer</p>`],
])('a title that somebody no longer holds is not a person (%s): %s', (language, body) => {
  expect(Object.keys(titlesOf(body, language))).toEqual([marta, colin])
})
