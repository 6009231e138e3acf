import { describe, expect, test } from 'vitest'
import { findCompanies } from '../../../../src/extraction/companies.ts'
import { parsePage } from '../../../../src/extraction/parse-page.ts'
import { companiesIn } from '../../../support/companies-in.ts'

const items = (...names: string[]) => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`
const found = (html: string, language = 'en') => companiesIn(language, html).toSorted()

describe('below a heading of partners', () => {
  const names = ['Elm Vale Bank', 'Friends of the Moor', 'Jobs with Dignity', 'Slow Money', 'U.S. Department of Elms']
  test.each([
    ['a plain one', '<h2>Our sponsors</h2>'],
    ['thanks', '<h2>Thank you to our major sponsors!</h2>'],
    ['thanks on two headings', '<h2>Thank you to our sponsors!</h2><h2>You bring smiles to many faces.</h2>'],
    ['with a symbol', '<h2>Our Principal Sponsors & Partners 🤝</h2>'],
    ['of somebody', '<h1>Elm Harriers 2005 Sponsors</h1>'],
    ['in bold', '<p><b>Sponsors</b></p>'],
    ['above another in bold', '<b>Sponsors<br>Of the summer fair</b><br>'],
    ['in a marked line', '<div class="page-title">Affiliations</div>'],
  ])('%s', (_, heading) => {
    expect(found(heading + items(...names))).toEqual(names)
  })

  test.each([
    ['cs', 'Partneři a sponzoři', ['Lesní kraj', 'Město Doubrava', 'Národní lesní agentura']],
    ['sk', 'Hlavní partneri', ['Lesný samosprávny kraj', 'Mesto Dubrava', 'Banka Dubrava']],
    ['tr', 'Çözüm ortaklarımız', ['Karaağaç Belediyesi', 'Meşe Vakfı', 'Çınar Bankası']],
    ['hu', 'Támogatóink', ['Szilfa Alapítvány', 'Tölgyes Bank', 'Erdőháti Város Önkormányzata']],
    ['fr', 'Nos partenaires financiers', ['Banque de l’Orme', 'Mairie de Valmont', 'Fondation du Chêne']],
  ])('in %s', (language, heading, names) => {
    const cards = names.map((name) => `<a href="https://${name.length}.example"><h3>${name}</h3></a>`).join('')
    expect(found(`<h1>${heading}</h1><p>…</p>${cards}`, language)).toEqual(names.toSorted())
  })

  test.each([
    ['Tollham Bakery, Radio Elmwick and Foolabs.'],
    ['Tollham Bakery · Radio Elmwick · Foolabs'],
    ['Tollham Bakery – Radio Elmwick – Foolabs'],
  ])('on one line: %s', (line) => {
    expect(found(`<h2>Our sponsors</h2><p>${line}</p>`)).toEqual(['Foolabs', 'Radio Elmwick', 'Tollham Bakery'])
  })

  test.each([
    ['Become a sponsor'],
    ['What our clients say'],
    ['Why partners choose us'],
    ['Information for our customers'],
    ['Services'],
  ])('but not below %s', (heading) => {
    expect(found(`<h2>${heading}</h2>${items('Slow Money', 'Caring for Kids', 'Rural Climate')}`)).toEqual([])
  })
})

test.each([
  ['de', 'Mit Dank an die Ulmen Stiftung und Jane Roe.', ['Ulmen Stiftung']],
  ['it', 'Si ringraziano la Fondazione Olmi e il Comune di Olmora.', ['Comune di Olmora', 'Fondazione Olmi']],
  [
    'nl',
    'Met dank aan: Iepmuseum (Delft), Iep-Archief (Breda), Iepen Genootschap, Jan Iepstra.',
    ['Iepen Genootschap'],
  ],
])('thanks in a sentence (%s) name those who say what they are', (language, sentence, names) => {
  expect(found(`<p>${sentence}</p>`, language)).toEqual(expect.arrayContaining(names))
  expect(found(`<p>${sentence}</p>`, language).join()).not.toMatch(/Roe|Iepstra/)
})

describe('below a sentence that introduces a list', () => {
  const names = ['Elm Vale Bank', 'Moorland Webcast', 'Oskerby Trust', 'Quillan']
  test('of partners', () => {
    expect(
      found(`<p>Many thanks to these suppliers, who lent us their files for tests:</p>${items(...names)}`),
    ).toEqual(names)
  })

  test('which leaves a page that only its address calls one of partners', () => {
    const partners =
      '<table><tr><td>Elm Vale Bank</td></tr><tr><td>Oak Vale Trust</td></tr><tr><td>Moorland Hotel</td></tr></table>'
    const html = `${partners}<p>We thank our sponsors for:</p>${items('Food', 'Drinks')}`
    const page = parsePage(html, 'https://192.0.2.1/partners.html')
    const named = findCompanies(page, [], []).map(({ value }) => value)
    expect(named.toSorted()).toEqual(['Elm Vale Bank', 'Moorland Hotel', 'Oak Vale Trust'])
  })

  test('but not of what is done for them', () => {
    const services = items('Family Law', 'Child Custody', 'Spousal Support', 'Prenuptial Agreements')
    expect(found(`<p>From our Elm Vale office we help clients with:</p>${services}`)).toEqual([])
    expect(found(`<p>We have these in stock:</p>${items('Elm Vale', 'Oskerby', 'Quillan', 'Moorland')}`)).toEqual([])
  })
})

describe('members of such a list', () => {
  const below = (html: string) => found(`<h2>Our partners</h2>${html}`)

  test('end before their towns, also before little-known ones', () => {
    const lines = [
      'Veltran, Munich',
      'Radio Oskerby, Berlin',
      'QLF, Hamburg',
      'Skaney, Elmhaven',
      'Moorland Film, Leipzig',
    ]
    expect(below(`<p>${lines.join('<br>')}</p>`)).toEqual([
      'Moorland Film',
      'QLF',
      'Radio Oskerby',
      'Skaney',
      'Veltran',
    ])
  })

  test('keep what is no town', () => {
    expect(below(items('Elm Vale Bank', 'Oak Trust, Elm Chapter', 'Quarry Club'))).toContain('Elm Vale Bank')
    expect(below(items('Elm Vale Bank', 'Oak Trust, Elm Chapter', 'Quarry Club'))).not.toContain('Oak Trust, Elm')
  })

  test('begin lines, in bold or linked', () => {
    const card = (name: string) => `<p><b>${name}: </b>555 0123</p><p>Printing for everyone since then.</p>`
    expect(below(['Elmstead Printing', 'Oak Outlet', 'Quarry Baptist Church'].map(card).join(''))).toEqual([
      'Elmstead Printing',
      'Oak Outlet',
      'Quarry Baptist Church',
    ])
  })

  test('have notes, numbers and neighbours on their line', () => {
    const html = items(
      '1. Elm Vale Hospital (EVH)',
      'Chalk – Oak Vale Bank',
      'Centre for Elm Studies, Quarry Polytechnic University',
      'Elm Community Trust / Quarry Foundation',
    )
    expect(below(html)).toEqual([
      'Centre for Elm Studies',
      'Elm Community Trust',
      'Elm Vale Hospital',
      'Oak Vale Bank',
      'Quarry Foundation',
      'Quarry Polytechnic University',
    ])
  })

  test('are decided by column', () => {
    const row = (one: string, two: string) => `<tr><td>&nbsp;</td><td>${one}</td><td>${two}</td></tr>`
    const head = '<tr><td></td><td class="head">Consumer Products</td><td class="head">Medical Care</td></tr>'
    const rows = [row('Elm & Lind', 'Quarry Hospital'), row('Oakley Foods', 'Option Valley'), row('Elmco', 'Boots Elm')]
    expect(below(`<table>${head}${rows.join('')}</table>`)).toEqual([
      'Boots Elm',
      'Elm & Lind',
      'Elmco',
      'Oakley Foods',
      'Option Valley',
      'Quarry Hospital',
    ])
  })

  test('are not a menu', () => {
    const menu = ['Trading Hours', 'Counter Menu', 'Rooms for Hire', 'Elm Club', 'Oak Club']
    const links = menu.map((name, at) => `<a href="/${at}">${name}</a>`).join(' | ')
    expect(
      found(`<h1>Elm Harriers Affiliations</h1><p>${links}</p>${items('Elm Vale Bank', 'Oak Bank', 'Slow Money')}`),
    ).toEqual(['Elm Vale Bank', 'Oak Bank', 'Slow Money'])
  })

  test('are not products', () => {
    expect(below(items('Oval Mirror 35x55', 'Grand Oak Mirror VE', 'Maple Set 12-Pc', 'Zephyr 9 Pieces'))).toEqual([])
  })

  test('are not people, controls, places or the heading itself', () => {
    const html = items(
      'Elm Vale Bank',
      'Bill and Tammy Walsh',
      'Mark Lind & Denise Quaxley',
      'Jane Miller',
      'Oak Vale Bank',
      'Quarry Foundation',
      'Elm Harriers',
    )
    const controls = ['a', 'b'].map((at) => `<a href="https://${at}.example">Visit website</a><br>`).join('')
    expect(below(html + controls)).toEqual(['Elm Harriers', 'Elm Vale Bank', 'Oak Vale Bank', 'Quarry Foundation'])
  })
})

describe('cards below such a heading', () => {
  const card = (name: string, host: string) =>
    `<p><br><a href="https://${host}.example"><img src="${host}.png"></a><br> ${name}<br>14 Quarry Road<br>Elmstead 98119<br>10% off (not on tools)</p>`

  test('begin with the line below a picture that links to another site', () => {
    const html =
      card('Elmcut Hardwoods', 'elmcut') + card('Oak & Quill', 'oakquill') + card('Midvale Plywood', 'midvale')
    expect(found(`<h1>Elmstead Carvers Association Sponsors</h1>${html}`)).toEqual([
      'Elmcut Hardwoods',
      'Midvale Plywood',
      'Oak & Quill',
    ])
  })

  test('but not below pictures that link to one site, nor several links behind one picture', () => {
    const html = card('Process Models', 'elm') + card('Resource Pool', 'elm') + card('Quarry Commentary', 'elm')
    expect(found(`<h1>Elmstead Carvers Association Sponsors</h1>${html}`)).toEqual([])
  })

  test('begin with their first line', () => {
    const lines = ['Elm Vale Bank', 'Quillon Lighting', 'Oak Vale Bakery', 'Marlow Rentals'].map(
      (name) => `<p>${name}<br>since we began<br>lends us its hall</p>`,
    )
    expect(found(`<h2>Our supporters</h2>${lines.join('')}`)).toEqual([
      'Elm Vale Bank',
      'Marlow Rentals',
      'Oak Vale Bakery',
      'Quillon Lighting',
    ])
  })
})

describe('sentences below such a heading', () => {
  test('list names as a whole, also one that is called like a town', () => {
    const text =
      'We serve many firms that make parts for cars and farms. These include Elmeco, Quarlo, Marello Oakes, Duroelm Pvt. Ltd., Lindson Engineers and Kobe.'
    expect(found(`<h2>Our clients</h2><p>${text}</p>`)).toEqual([
      'Duroelm Pvt. Ltd.',
      'Elmeco',
      'Kobe',
      'Lindson Engineers',
      'Marello Oakes',
      'Quarlo',
    ])
  })

  test('but no list of places or people', () => {
    const text =
      'We have worked in Kobe, Leeds, Madrid, Lyon and Porto, and with Jane Roe, Tomas Lind, Ana Rivas, Mara Quill and Elm Vale Bank.'
    expect(found(`<h2>Our clients</h2><p>${text}</p>`)).not.toContain('Kobe')
  })
})

test('a person of an organisation stands for it', () => {
  const html = items('Mara Quill of Elmwold Wildlife Park', 'Oak Vale Zoo', 'Quarry Gardens', 'The Friends of Oak Zoo')
  expect(found(`<h2>Our supporters</h2>${html}`)).toEqual([
    'Elmwold Wildlife Park',
    'Oak Vale Zoo',
    'Quarry Gardens',
    'The Friends of Oak Zoo',
  ])
})
