import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const peopleIn = (body: string, language = 'en') =>
  extract(`<html lang="${language}"><body>${body}</body></html>`, { url: 'https://www.elmvale.example/' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

const items = (texts: readonly string[]) => `<ul class="b">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`

describe('strange names among the names of a list', () => {
  test('with years before them', () => {
    const found = peopleIn(
      `<h3>Past Presidents</h3>${items(['2012-13 Emily Carter', '2011-12 Robert Lind', '2010-11 Sarah Miller', '2009-10 Swami Veltramoorthy', '2008-09 Conlyn B. Quiscoe', '2007-08 Jack R. Miller, Jr.'])}`,
    )
    expect(found).toEqual(expect.arrayContaining(['Swami Veltramoorthy', 'Conlyn B. Quiscoe', 'Jack R. Miller, Jr.']))
  })

  test('with their roles in brackets', () => {
    const blocks = ['Emily Carter', 'Robert Lind (Treasurer)', 'Sarah Miller', 'Susie Hall (Vice-Chair)', 'Ann Roberts']
    const found = peopleIn(
      blocks.map((name) => `<section><h2>${name}</h2><p>Joined the trust in spring.</p></section>`).join(''),
    )
    expect(found).toContain('Susie Hall')
  })

  test('in the column of a table whose rows differ', () => {
    const rows = [
      'Chair:|Emily Carter',
      '|',
      'Treasurer:|Bas Quelingen',
      '|',
      'Secretary:|Robert Lind',
      'Steward:|Ann Miller',
    ]
    const found = peopleIn(
      `<table>${rows
        .map(
          (row) =>
            `<tr>${row
              .split('|')
              .map((cell) => `<td>${cell}</td>`)
              .join('')}<td>Tel:</td></tr>`,
        )
        .join('')}</table>`,
    )
    expect(found).toContain('Bas Quelingen')
  })

  test('in lists of one shape below several headings', () => {
    const lists = [
      ['Maths', 'Emily Carter', 'Robert Lind'],
      ['History', 'Rada Quviljić'],
      ['Physics', 'Sarah Miller', 'Ann Roberts'],
    ]
    const found = peopleIn(
      `<div>${lists.map(([subject, ...names]) => `<h4>${subject}</h4>${items(names)}`).join('')}</div>`,
    )
    expect(found).toContain('Rada Quviljić')
  })

  test.each([
    ['things with years', ['2012 Emily Carter', '2011 Marble Fountain', '2010 Copper Kettle', '2009 Velvet Quillon']],
    ['towns beside people', ['Emily Carter', 'Robert Lind', 'Elm Vale', 'Castle Quay', 'Marlow Ferry']],
  ])('not %s', (_, texts) => {
    expect(peopleIn(items(texts)).filter((name) => !/Carter|Lind/.test(name))).toEqual([])
  })
})

test.each([
  ['a full stop ends a list', '<h4>Deputies:</h4>Vitor de Araújo Lima e Sérgio Luiz Dantas.', 'Sérgio Luiz Dantas'],
  [
    'a generation ends a name of three words',
    '<h4>Deputies:</h4>Ruy Barbosa Lima e Quaxeno Costa Filho',
    'Quaxeno Costa Filho',
  ],
])('%s', (_, body, name) => expect(peopleIn(`<p>${body}</p>`, 'pt')).toContain(name))

const NAMES = ['Предко Зоряна Степанівна', 'Сагаш Борис Степанович', 'Гладка Марія Іванівна', 'Лашта Ганна Петрівна']
const people = NAMES.map(
  (name) => `<div><h3>${name}</h3><p>Викладає з першого дня нашої школи і водить дітей до лісу та річки</p></div>`,
).join('')
const menu = '<ul><li><a href="/">Головна</a></li><li><a href="/news">Новини</a></li></ul>'

test('a menu that nobody closed is none where its headings hold the page', () => {
  expect(peopleIn(`<div id="navigation">${menu}${people}`, 'uk').toSorted()).toEqual(NAMES.toSorted())
})
test('the entries of a menu that holds the page are no people', () => {
  const entries = ['Emily Carter', 'Robert Lind', 'Sarah Miller'].map(
    (name) => `<li><a href="/${name}">${name}</a></li>`,
  )
  expect(peopleIn(`<div id="navigation"><ul>${entries.join('').repeat(9)}</ul></div>`)).toEqual([])
})
test('a closed menu is one', () => {
  const text = '<p>Школа стоїть над річкою і має великий сад, у якому діти садять дерева. </p>'.repeat(9)
  expect(peopleIn(`<div id="navigation">${menu}<h3>${NAMES[0]}</h3></div>${text}`, 'uk')).toEqual([])
})
