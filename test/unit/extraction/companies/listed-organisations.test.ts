import { describe, expect, test } from 'vitest'
import { cards, list, othersIn } from './support.ts'

test.each(['Affiliation', 'Affiliations', 'Établissement'])('after the label %s in the cards of people', (label) => {
  const card = (name: string, value: string) =>
    `<div class="card"><h2>${name}</h2><p><b>${label}:</b> ${value}</p></div>`
  const html =
    card('Mara Quill', 'University of Elmstead, UK') + card('Tomas Lind', 'Hollin Oaks Medical Center / QRS, USA')
  expect(othersIn(html + card('Ana Rivas', 'none'))).toEqual([
    'Hollin Oaks Medical Center',
    'QRS',
    'University of Elmstead',
  ])
})

test('beside people, although their names contain a rank', () => {
  const html = list(
    'Mara Quill, Elmstead General Hospital',
    'Tomas Lind, Director General',
    'Ana Rivas, Quarry Hospital',
  )
  expect(othersIn(html)).toEqual(['Elmstead General Hospital', 'Quarry Hospital'])
})

test('in a column of a table without headings', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`
  const html = [
    row('Quill', 'Mara', 'University of Elmstead'),
    row('Lind', 'Tomas', 'QRST (Madrid)'),
    row('Rivas', 'Ana', 'Freie Universität Berlin'),
    row('Roe', 'Jane', 'Institut de Physique de Valmont'),
  ].join('')
  expect(othersIn(`<table>${html}</table>`)).toEqual([
    'Freie Universität Berlin',
    'Institut de Physique de Valmont',
    'QRST',
    'University of Elmstead',
  ])
})

test('not in the only column of a table, nor in one of products', () => {
  const rows = (...cells: string[]) => `<table>${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</table>`
  expect(othersIn(rows('Elm Vale Studios', 'Oak Vale Studios', 'Quayside Theatre'))).toEqual([])
  const pairs = rows('1</td><td>Quillon Bench Press', '2</td><td>Marlow Hand Press', '3</td><td>Lindau Roll Press')
  expect(othersIn(pairs)).toEqual([])
})

test('below the label of a role without a colon, but not in a menu', () => {
  expect(othersIn('<p>Organizers</p><p><b>East Elmland Normal University</b></p>')).toEqual([
    'East Elmland Normal University',
  ])
  expect(othersIn(list('Organizers', 'Quayside Theatre Company'))).toEqual([])
})

test.each([
  ['Freie Universität Berlin'],
  ['New York University'],
  ['Seoul National University'],
  ['Texas Southern University'],
  ['Ottawa Hospital'],
])('a place makes a name of ordinary words: %s', (name) => {
  expect(othersIn(list(`Jane Miller, ${name}`, 'Ana Rivas, University of Elmstead'))).toContain(name)
})

describe('what is not next to people', () => {
  test('what one of them does, even with a word of organisations', () => {
    const row = (name: string, role: string) => `<div class="member"><h4>Dr. ${name}</h4><p>${role}</p></div>`
    const html = [
      row('Mara Quill', 'Scientific Committee Chairperson'),
      row('Tomas Lind', 'Media & Public Relations Chairperson'),
      row('Ana Rivas', 'Board Member'),
    ].join('')
    expect(othersIn(html)).toEqual([])
  })

  test('an office of a zone above its address', () => {
    const html = '<p>N/East Zonal Office:<br>13, Elm Road, Maiduguri<br>Tel: +234 803 123 4567</p>'
    expect(othersIn(html, 'Contact')).toEqual([])
  })
})

test('a list of fields behind a name is no organisation', () => {
  const people = ['Ana Rivas<br>Presidenta', 'Luis Vega<br>Biblioteca, Prensa y Deporte', 'Eva Sanz<br>Fiscal']
  expect(othersIn(people.map((person) => `<li>${person}</li>`).join(''))).toEqual([])
})

test('elements whose class says so hold organisations', () => {
  const entry = (role: string, name: string, company: string) =>
    `<ul><li class="office">${role}</li><li class="name">${name}</li><li class="company">${company}</li></ul>`
  const rows = [
    entry('Chair', 'Jane Roe', 'Veltran'),
    entry('Historian', 'John Katz', 'Oskerby - Retired'),
    entry('Treasurer', 'Ann Lind', 'Elmstead University'),
    entry('Secretary', 'Eva Holm', '---'),
  ]
  expect(othersIn(rows.join('')).toSorted()).toEqual(['Elmstead University', 'Oskerby', 'Veltran'])
})

test('an employer comes behind a long department', () => {
  const rows = ['Jane Roe', 'Ann Lind', 'John Katz'].map((name, at) => {
    const department = 'Department of Electronics and Communication Engineering'
    return `<div class="p"><h3>Dr. ${name}</h3><p>Assistant Professor, ${department}, Elm ${'ABC'[at]} Engineering College, Chennai</p></div>`
  })
  expect(othersIn(rows.join('')).toSorted()).toEqual([
    'Elm A Engineering College',
    'Elm B Engineering College',
    'Elm C Engineering College',
  ])
})

test('an employer comes behind the field of a role', () => {
  const rows = [
    'Jane Roe</b><br>Professor of Physics, Elmstead University',
    'Ann Lind</b><br>Principal Engineer – Radio and Waves, Veltran',
    'John Katz</b><br>Senior Engineer, Oskerby Labs',
  ]
  const cells = rows.map((row) => `<tr><td><b>${row}</td></tr>`).join('')
  expect(othersIn(`<table>${cells}</table>`).toSorted()).toEqual(['Elmstead University', 'Oskerby Labs', 'Veltran'])
})

describe('next to the people of a list', () => {
  test.each([
    [
      'behind a comma, with their countries',
      list('Dr Mara Quill, University of Elmstead, UK', 'Ana Rivas, Universidad de Altamar, Spain'),
      ['Universidad de Altamar', 'University of Elmstead'],
    ],
    [
      'in brackets, where one says what it is',
      list('Mara Quill (University of Elmstead)', 'Tomas Lind (Foolabs)', 'Ana Rivas (Quantor Research)'),
      ['Foolabs', 'Quantor Research', 'University of Elmstead'],
    ],
    [
      'behind dashes',
      list('Mara Quill – Elmstead Research Institute', 'Tomas Lind – Foolabs', 'Ana Rivas – Quantor Research'),
      ['Elmstead Research Institute', 'Foolabs', 'Quantor Research'],
    ],
    [
      'behind what they do',
      list(
        'Mara Quill, Professor of Law, University of Elmstead',
        'Tomas Lind, Chief Technology Officer, Foolabs',
        'Ana Rivas, Director of Sales, Quantor Research',
      ),
      ['Foolabs', 'Quantor Research', 'University of Elmstead'],
    ],
    [
      'on the lines of cards, below what they do',
      [
        'Mara Quill|CEO|Foolabs',
        'Tomas Lind|Head of Design|Quantor Research',
        'Ana Rivas|Product Manager|Nordlys Energi',
      ]
        .map((card) => `<div class="speaker">${card.replace(/[^|]+/g, '<p>$&</p>').replaceAll('|', '')}</div>`)
        .join(''),
      ['Foolabs', 'Nordlys Energi', 'Quantor Research'],
      'Speakers',
    ],
    [
      'no names below roles, where none says what it is',
      ['Mara Quill|CEO|Foolabs', 'Tomas Lind|Owner|Quantor', 'Ana Rivas|Manager|Nordlys']
        .map((card) => `<div class="card">${card.replace(/[^|]+/g, '<p>$&</p>').replaceAll('|', '')}</div>`)
        .join(''),
      [],
    ],
    [
      'behind raised numbers',
      '<p>Mara Quill<sup>1</sup>, Tomas Lind<sup>2</sup></p><p><sup>1</sup> Department of Physics, University of Elmstead, UK</p>' +
        '<p><sup>2</sup> Brightwater Institute of Technology, Oslo</p>',
      ['Brightwater Institute of Technology', 'University of Elmstead'],
    ],
    [
      'French, German, Italian and Polish',
      list(
        'Anne Morel, Institut national du bois',
        'Dr. Jonas Weber, Fraunhofer-Institut für Waldforschung',
        'Dott. Marco Bini, Ospedale San Luca di Valfiore',
        'dr Anna Nowak, Politechnika Elmowska',
      ),
      [
        'Fraunhofer-Institut für Waldforschung',
        'Institut national du bois',
        'Ospedale San Luca di Valfiore',
        'Politechnika Elmowska',
      ],
    ],
    ['no departments', list('Mara Quill (Sales)', 'Tomas Lind (Marketing)', 'Ana Rivas (Customer Service)'), []],
    ['no places', list('Mara Quill, London', 'Tomas Lind, Oslo', 'Ana Rivas, Spain'), []],
    ['no greetings', '<p>Mara Quill</p><p>Dear Jonas,</p><p>Tomas Lind</p><p>Hi Anna,</p>', []],
  ])('%s', (_, html, companies, heading = 'Committee') => {
    expect(othersIn(html, heading)).toEqual(companies)
  })
})

describe('in tables and careers', () => {
  test.each([
    [
      'a column headed so',
      '<table><tr><th>Firma</th><th>Ort</th></tr><tr><td>Nordlicht Anlagenbau</td><td>Elmstadt</td></tr><tr><td>Quellwerk</td><td>Bremen</td></tr></table>',
      ['Nordlicht Anlagenbau', 'Quellwerk'],
    ],
    [
      'a column of affiliations',
      '<table><tr><th>Name</th><th>Affiliation</th></tr><tr><td>Mara Quill</td><td>University of Elmstead</td></tr><tr><td>Tomas Lind</td><td>Foolabs</td></tr></table>',
      ['Foolabs', 'University of Elmstead'],
    ],
    [
      'no columns of a menu',
      '<table><tr><th>Company</th><th>Careers</th></tr><tr><td>About us</td><td>Jobs</td></tr><tr><td>Press Room</td><td>Benefits</td></tr></table>',
      [],
    ],
    [
      'no rows that have heads of their own',
      '<table><tr><th>Anbieter</th><td>Quellwerk GmbH</td></tr><tr><th>Zweck</th><td>Speichert</td></tr><tr><th>Laufzeit</th><td>1 Jahr</td></tr></table>',
      ['Quellwerk GmbH'],
    ],
    [
      'lines with years',
      '<h2>Experience</h2><p>2015–2019 Software Engineer at Foolabs</p><p>2012–2015 Project manager, Brightwater Systems</p><p>2008–2012 MSc, University of Elmstead</p>',
      ['Brightwater Systems', 'Foolabs', 'University of Elmstead'],
    ],
    [
      'no lines of a history',
      '<p>2015 Opening of the new hall</p><p>2017 Expansion to Norway</p><p>2019 Move to Elmstead</p>',
      [],
    ],
  ])('%s', (_, html, companies) => {
    expect(othersIn(html)).toEqual(companies)
  })
})

describe('in the headings of repeated blocks', () => {
  const addresses = [
    '14 High Street, Elmstead, CO7 7AA',
    '22 Mill Lane, Colchester, CO1 1AB',
    '9 Station Road, Norwich, NR1 1AA',
  ]
  const blocks = (...names: string[]) =>
    cards(...names.map((name, at) => [name, addresses[at]!, `01962 840 50${at}`] as const))
  test.each([
    [
      'whatever they are called',
      blocks('Oakbridge Plumbing', 'Brightwater', 'Halden'),
      ['Brightwater', 'Halden', 'Oakbridge Plumbing'],
    ],
    ['no places', blocks('Elmstead', 'Colchester', 'Norwich'), []],
    ['no people', blocks('Mara Quill', 'Tomas Lind', 'Ana Rivas'), []],
    ['no offices', blocks('Hillside Office', 'Quayside', 'Riverside Office'), []],
    ['no departments', blocks('Sales Department', 'Customer Service', 'Accounts'), []],
  ])('%s', (_, html, companies) => {
    expect(othersIn(html)).toEqual(companies)
  })
})

describe('in lists of partners', () => {
  test.each([
    [
      'lines',
      `<h2>Our partners</h2>${list('Foolabs', 'Brightwater', 'Nordlys Energi')}`,
      ['Brightwater', 'Foolabs', 'Nordlys Energi'],
    ],
    [
      'links in one line',
      '<h2>Sponsors</h2><p><a href="https://foolabs.io">Foolabs</a> <a href="https://bw.io">Brightwater</a> <a href="https://ne.io">Nordlys Energi</a></p>',
      ['Brightwater', 'Foolabs', 'Nordlys Energi'],
    ],
    [
      'pictures',
      '<h2>Unsere Partner</h2><img src="1.png" alt="Foolabs Logo"><img src="2.png" alt="Brightwater"><img src="3.png" alt="Logo Nordlys Energi">',
      ['Brightwater', 'Foolabs', 'Nordlys Energi'],
    ],
    [
      'a sentence',
      '<p>Our sponsors: Foolabs, Brightwater and Nordlys Energi.</p>',
      ['Brightwater', 'Foolabs', 'Nordlys Energi'],
    ],
    ['no promises', `<h2>Our partners</h2>${list('Trusted advice', 'Free delivery', 'Read more')}`, []],
    ['no people', `<h2>Our partners</h2>${list('Mara Quill', 'Tomas Lind', 'Ana Rivas')}`, []],
  ])('%s', (_, html, companies) => {
    expect(othersIn(html)).toEqual(companies)
  })
})

describe('in the headings of cards below a heading for partners', () => {
  const cards = (...names: string[]) =>
    names
      .map((name) => `<div class="card"><img src="1.png" alt=""><h3>${name}</h3><p>Visit them in town</p></div>`)
      .join('')
  const linked = (...names: string[]) =>
    names
      .map(
        (name, at) =>
          `<section><h3><a href="https://partner${at}.example/">${name}</a></h3><p><em>Kit sponsor</em></p><p>They have been at work in the valley for thirty years.</p><p><a href="https://partner${at}.example/">Visit their website</a></p></section>`,
      )
      .join('')
  test.each([
    [
      'under headings of their own',
      `<h1>Our partners</h1><p>They make our work possible.</p><h2>Hospitals</h2>${cards('Hollin Oaks Medical Center', 'Quarry Hospital')}<h2>Others</h2>${cards('Brightwater Credit Union', 'Foolabs4All')}`,
      ['Brightwater Credit Union', 'Foolabs4All', 'Hollin Oaks Medical Center', 'Quarry Hospital'],
    ],
    [
      'that link to their sites',
      `<h2>Our sponsors</h2>${linked('Foolabs', 'Quarrystone Pipes &amp; Tubes', 'Nordlys Energi')}`,
      ['Foolabs', 'Nordlys Energi', 'Quarrystone Pipes & Tubes'],
    ],
    [
      'below a line that looks like a heading',
      `<div class="page-heading">Affiliations</div>${linked('Nordlys Energi', 'QUARRYUSA', 'Foolabs')}`,
      ['Foolabs', 'Nordlys Energi', 'QUARRYUSA'],
    ],
    ['but no people', `<h2>Partners</h2>${cards('Mara Quill', 'Tomas Lind', 'Ana Rivas', 'Zindi Quax')}`, []],
    ['but no offers', `<h2>Our partners</h2>${cards('What they say', 'Become a partner', 'Get in touch')}`, []],
    [
      'but not beyond them',
      `<h2>Our partners</h2><p>Soon more.</p><h2>News</h2>${cards('Brightwater Credit Union Wins', 'Foolabs', 'Quarrystone')}`,
      [],
    ],
  ])('%s', (_, html, companies) => {
    expect(othersIn(html)).toEqual(companies)
  })
})

describe('in lists of companies of one group', () => {
  test.each([
    [
      'with what they make',
      '<h3>Affiliated companies</h3><ul><li>Brightwater Electronics<br>Maker of switches<li>Halden Robotics<br>Maker of arms</ul>',
      ['Brightwater Electronics', 'Halden Robotics'],
    ],
    [
      'by name alone',
      `<h3>Tochtergesellschaften</h3>${list('Foolabs', 'Brightwater', 'Nordlys Energi')}`,
      ['Brightwater', 'Foolabs', 'Nordlys Energi'],
    ],
  ])('%s', (_, html, companies) => {
    expect(othersIn(html)).toEqual(companies)
  })
})

test('job titles that start with a place word are not organisations', () => {
  const jobs = ['Laboratory Manager', 'Clinic Coordinator', 'Museum Curator', 'Foundation Trustee', 'College President']
  const people = ['Svenja Lindqvist', 'Rasheed Okonjo', 'Anna Holt', 'Mara Quill', 'Sarah Lind']
  const html = people.map((name, at) => `<div class="person"><h3>${name}</h3><p>${jobs[at]}</p></div>`).join('')
  expect(othersIn(html, 'Our team')).toEqual([])
})

describe('below customer quotes', () => {
  const quotes = (...signed: string[]) =>
    `<h2>What our customers say</h2>${signed.map((by) => `<blockquote><p>“They answered within the hour and stayed.”</p><p>${by}</p></blockquote>`).join('')}`
  test.each([
    [
      'by names of two words',
      quotes('Sarah Lind - Foolabs Design', 'Anna Holt - Nordlys Energi'),
      ['Foolabs Design', 'Nordlys Energi'],
    ],
    ['no towns', quotes('Mara Quill - Elmstead', 'Anna Lind - Oakham'), []],
  ])('%s', (_, html, companies) => {
    expect(othersIn(html)).toEqual(companies)
  })
})

test('a person’s affiliation in structured data is their employer', () => {
  const person = { '@context': 'https://schema.org', '@type': 'Person', name: 'Mara Quill' }
  const inData = (more: object) =>
    othersIn(`<script type="application/ld+json">${JSON.stringify({ ...person, ...more })}</script><p>Mara Quill</p>`)
  expect(inData({ affiliation: 'University of Elmstead' })).toEqual(['University of Elmstead'])
  expect(inData({ memberOf: { '@type': 'Organization', name: 'Brightwater Foundation' } })).toEqual([
    'Brightwater Foundation',
  ])
})

test.each([
  ['a committee', 'Local Organizing Committee'],
  ['a committee of an ordinary task', 'Environmental Monitoring Committee'],
  ['an office', 'Enterprise Project Management Office'],
  ['a department behind a role', 'Director, Marketing & Business Development'],
  ['a class with letters', 'Sunday School H M'],
])('%s that only says what it does is no organisation', (_, line) => {
  const card = (name: string, value: string) => `<div class="member"><h4>${name}</h4><p>${value}</p></div>`
  const html = card('Jane Miller', line) + card('Ana Rivas', 'Treasurer') + card('John Smith', 'Secretary')
  expect(othersIn(html)).toEqual([])
})

test('named by what stands on both sides of its kind', () => {
  expect(othersIn(list('Jane Miller, National Museum of Photography', 'Ana Rivas, University of Elmstead'))).toEqual([
    'National Museum of Photography',
    'University of Elmstead',
  ])
})

test('below people, behind the two halves of a line that `&` divides', () => {
  const card = (...lines: string[]) => `<div class="card"><p>${lines.join('<br>')}</p></div>`
  const html =
    card('Dr. Mara Quill', 'Training and Research Unit on Crafts', '&amp; Trades', 'Oaktal Elmi University') +
    card('Dr. Tomas Lind', 'University of Elmstead')
  expect(othersIn(html)).toEqual(['Oaktal Elmi University', 'University of Elmstead'])
})

test('beside people, with the campus behind a comma', () => {
  const html = list('Jane Roe, Professor, University of California, Irvine', 'Tom Lind, Professor, Elmton University')
  expect(othersIn(html)).toEqual(['Elmton University', 'University of California, Irvine'])
})
