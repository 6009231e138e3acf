import { describe, expect, test } from 'vitest'
import { othersIn } from './support.ts'

describe('in the cards of a CV, whose periods are lines of their own', () => {
  const cvCards = (...rows: readonly string[]) =>
    rows.map((row) => `<div>${row.replace(/[^|]+/g, '<p>$&</p>').replaceAll('|', '')}</div>`).join('')
  test.each([
    [
      'below what somebody did and above it',
      cvCards(
        'Marketing Manager|Foolabs|March 2018 – Present (2 years)',
        'Quantor Research|Software Engineer|06/2014 – 02/2018',
        'Elmstead College|BA, English Literature|2010 – 2013',
      ),
      ['Elmstead College', 'Foolabs', 'Quantor Research'],
    ],
    ['not in a single card', cvCards('Marketing Manager|Foolabs|2018 – 2020'), []],
    ['not without a deed', cvCards('Foolabs|Red Pump|2018 – 2020', 'Quantor|Blue Pump|2016 – 2018'), []],
  ])('%s', (_, html, names) => expect(othersIn(html, 'Life')).toEqual(names))
})

test('below periods, on the line that names the employer first', () => {
  const card = (period: string, line: string) =>
    `<p>${period}</p><p><b>${line}</b><br><i>Night Show</i> – Prop Maker</p>`
  const html = [
    card('June–July 2007', 'Night Show – Oakmoor Productions, Elmstead'),
    card('Nov 2005–Dec 2006', 'The Elmer Theatre, Quarry'),
    card('2002–2005', 'Elmstead Trent University'),
  ].join('')
  expect(othersIn(html, 'Curriculum vitae')).toEqual([
    'Elmstead Trent University',
    'Oakmoor Productions',
    'The Elmer Theatre',
  ])
})

test('a role above the next name belongs to the next card', () => {
  const card = (role: string, name: string) => `<div class="member"><p>${role}</p><p>${name}</p></div>`
  const html = [
    card('Chair', 'Mr. Tom Miller'),
    card('Elm Vale Youth Committee', 'Mrs. Jane Miller'),
    card('Treasurer', 'Mr. John Smith'),
  ].join('')
  expect(othersIn(html)).toEqual([])
})

test('in a career: behind a preposition, as a school alone, and as a firm called like a person', () => {
  const rows = [
    ['2015 – 2019', 'Entwicklungsingenieur bei Quillon Thermotechnik'],
    ['2010 – 2015', 'Projektleiter, Elmstead Research Institute'],
    ['2005 – 2010', 'Studium Maschinenbau, Universität Elmstead'],
    ['1996 – 2005', 'Gymnasium Isny'],
  ].map(([period, line]) => `<tr><td>${period}</td><td>${line}</td></tr>`)
  const card = (...lines: string[]) => `<div>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`
  const cards = [
    card('Marketing Manager', 'Foolabs', 'March 2018 – Present'),
    card('Accountant', 'Innocent Drinks', 'June 2014 – February 2018'),
    card('Elmstead University', 'BA, English Literature', '2010 – 2013'),
    card('Quillon School', '2003 – 2010'),
  ]
  expect(othersIn(`<table>${rows.join('')}</table>`)).toEqual([
    'Elmstead Research Institute',
    'Gymnasium Isny',
    'Quillon Thermotechnik',
    'Universität Elmstead',
  ])
  expect(othersIn(cards.join(''))).toEqual(['Elmstead University', 'Foolabs', 'Innocent Drinks', 'Quillon School'])
})

describe('in biographies', () => {
  const about = (text: string) => othersIn(`<h3>Anna Lind</h3><p>${text}</p>`, 'Trustees')

  test.each([
    ['She joined the St. Quilla Building Trust in 1999.', ['St. Quilla Building Trust']],
    ['She moved here in 2017 and is a member of Quarlow Parish Council.', ['Quarlow Parish Council']],
    ['She is senior partner of QR Lindqvist.', ['QR Lindqvist']],
    [
      'She is the founder of Oakaya, Lind-Quarry Trust, Elmeda Workshop and Marlow Trust.',
      ['Elmeda Workshop', 'Lind-Quarry Trust', 'Marlow Trust', 'Oakaya'],
    ],
    ['She is the founder of Elmaya.', ['Elmaya']],
  ])('%s', (text, names) => expect(about(text)).toEqual(names))

  test.each([
    ['She is the founder of Leeds.'],
    ['She is the owner of Max.'],
    ['She is the founder of Jane Roe’s choir.'],
  ])('no organisation: %s', (text) => expect(othersIn(`<p>${text}</p>`, 'Trustees')).toEqual([]))

  test('a firm that is a member of an association says nothing about a person', () => {
    expect(othersIn('<p>We are a member of the Quarlow Fruit Association.</p>', 'Services')).toEqual([])
  })
})

test('on the lines of a card that repeats the name in its text', () => {
  const card = (name: string, ...lines: string[]) =>
    `<div><h3>Prof. ${name}</h3><p>Department of Elms</p>${lines.map((line) => `<p>${line}</p>`).join('')}<p>Prof. ${name} is a scholar of trees and has written about them.</p></div>`
  const html =
    card('Mara Quill', 'Lind Institute of Forest Research, Mumbai') + card('Tomas Lind', 'Quarry University, Pune')
  expect(othersIn(html)).toEqual(['Lind Institute of Forest Research', 'Quarry University'])
})

test('neither two roles in brackets nor a title with initials', () => {
  expect(
    othersIn('<h3>Mara Quill (Chair and Treasurer)</h3><h3>Prof. S. A. Lind</h3><p>Tel: 01962 840500</p>'),
  ).toEqual([])
})

test('behind a degree at the start of a line', () => {
  const html = [
    'MBBS – Elmstead Medical College (2002)',
    'MA, University of Oakmoor',
    'BA (Hons) Craft Design, Quarry School of Art, Elmer',
    'MD, Acme Diagnostics of the year',
    'MP3 – Elmstead Medical Sounds',
  ]
  expect(othersIn(html.map((line) => `<p>${line}</p>`).join(''), 'Curriculum vitae')).toEqual([
    'Elmstead Medical College',
    'Quarry School of Art',
    'University of Oakmoor',
  ])
})

test('behind labels that say what somebody studied, on lines with a year', () => {
  const html = '<p>Studium & Approbation: Ruhr-Universität Ulmbach, 2003–2009</p><p>Promotion: 2017</p>'
  expect(othersIn(html, 'Lebenslauf')).toEqual(['Ruhr-Universität Ulmbach'])
})
