import { describe, expect, test } from 'vitest'
import { factsOf, readSite } from '../../../support/read-site.ts'

test('speakers and committee members work for the organisation on their cards, not for the event', () => {
  const { organizations, people } = readSite(
    factsOf(
      'https://www.elmconf.org/',
      {
        '/': '<h1>Elm Conference</h1><p>hello@elmconf.org</p>',
        '/speakers': `<h1>Speakers</h1>${[
          'Mara Quill,CEO,Foolabs',
          'Tomas Lind,Head of Design,Quantor Research',
          'Ana Rivas,Product Manager,Nordlys Energi',
        ]
          .map((card) => `<div class="speaker">${card.replace(/[^,]+/g, '<p>$&</p>').replaceAll(',', '')}</div>`)
          .join('')}`,
        '/committee':
          '<h1>Committee</h1><ul><li>Hanna Berg (University of Elmstead)</li><li>Peter Stone (Brightwater College)</li><li>Lucy Hill (Foolabs)</li></ul>',
        '/team': '<h1>Organisers</h1><p>Jonas Weber, chair</p><p>Eva Holm, treasurer, eva@elmconf.org</p>',
      },
      { title: 'Elm Conference', footer: '© 2026 Elm Conference' },
    ),
  )
  expect(Object.fromEntries(people.map(({ name, organization }) => [name, organization]))).toMatchObject({
    'Mara Quill': 'Foolabs',
    'Tomas Lind': 'Quantor Research',
    'Ana Rivas': 'Nordlys Energi',
    'Hanna Berg': 'University of Elmstead',
    'Lucy Hill': 'Foolabs',
    'Eva Holm': 'Elm Conference',
  })
  expect(organizations.filter(({ is_owner }) => is_owner)).toHaveLength(1)
})

test('an authority on the line below its label keeps its values', () => {
  const { organizations } = readSite(
    factsOf(
      'https://www.quellwerk.de/',
      {
        '/': '<h1>Quellwerk GmbH</h1><p>Tel. 0421 301755 info@quellwerk.de</p>',
        '/datenschutz':
          '<h1>Datenschutz</h1><p>Quellwerk GmbH, Lindenweg 4, 28195 Bremen</p><p>Zuständige Aufsichtsbehörde ist:</p>' +
          '<p>Die Landesbeauftragte für Auskunft<br>Arndtstraße 1<br>27570 Bremerhaven<br>Telefon 0421 361 2010<br>office@auskunft-elm.de</p>',
      },
      { language: 'de', title: 'Quellwerk GmbH', footer: '© 2026 Quellwerk GmbH' },
    ),
  )
  const of = (name: string) => organizations.find((row) => row.name === name)
  expect(of('Quellwerk GmbH')).toMatchObject({ phones: ['+49421301755'], emails: ['info@quellwerk.de'] })
  expect(of('Die Landesbeauftragte für Auskunft')).toMatchObject({
    phones: ['+494213612010'],
    emails: ['office@auskunft-elm.de'],
    addresses: ['Arndtstraße 1, 27570 Bremerhaven'],
  })
})

test.each([
  ['de', 'Zuständige Ärztekammer:', 'Ärztekammer Hessen'],
  ['de', 'Zuständige Rechtsanwaltskammer', 'Rechtsanwaltskammer Ulmen'],
  ['de', 'Steuerberaterkammer:', 'Kammer der Berater Ulmen'],
  ['de', 'Zuständige Bauaufsicht:', 'Baurechtsamt Ulmen'],
  ['de', 'Berufshaftpflichtversicherung:', 'Ulmenhort'],
  ['fr', 'Autorité de tutelle :', 'Agence des Ormes'],
  ['it', 'Ordine professionale:', 'Ordine degli Olmi'],
  ['es', 'Autoridad de supervisión:', 'Colegio de Olmos'],
  ['en', 'Licensing authority:', 'Elm Bar Standards'],
] as const)('in the language %s, an address below the label %j is that of %s', (language, label, name) => {
  const { organizations, people } = readSite(
    factsOf(
      'https://www.quellwerk.de/',
      {
        '/': '<h1>Quellwerk GmbH</h1><p>Tel. 0421 301755 info@quellwerk.de</p>',
        '/impressum': `<h1>Impressum</h1><p>Quellwerk GmbH<br>Lindenweg 4<br>28195 Bremen</p>
          <p><strong>${label}</strong><br>${name}<br>Arndtstraße 1<br>27570 Bremerhaven</p>`,
      },
      { language, title: 'Quellwerk GmbH', footer: '© 2026 Quellwerk GmbH' },
    ),
  )
  const of = (called: string) => organizations.find((row) => row.name === called)
  expect(of(name)).toMatchObject({ addresses: ['Arndtstraße 1, 27570 Bremerhaven'] })
  expect(of('Quellwerk GmbH')).toMatchObject({ addresses: ['Lindenweg 4, 28195 Bremen'] })
  expect(people).toEqual([])
})

test('of two authorities below one label, each keeps its values', () => {
  const { organizations } = readSite(
    factsOf(
      'https://www.quellwerk.de/',
      {
        '/': '<h1>Quellwerk GmbH</h1><p>Tel. 0421 301755 info@quellwerk.de</p>',
        '/impressum': `<h1>Impressum</h1><p>Quellwerk GmbH<br>Lindenweg 4<br>28195 Bremen</p><p><b>Aufsichtsbehörden:</b></p>
          <p>Ulmenkammer Bremen<br>Ottostraße 1<br>28195 Bremen<br>Telefon: 0421 551660<br>Internet: www.ulmen.example</p>
          <p>Der Präsident des Landgerichts Lindau<br>Arndtstraße 1<br>27570 Bremerhaven<br>Telefon: 0421 3612010<br>
          E-Mail: office@lg-elm.de</p><p><b>Regelungen:</b></p><p>Quellwerk Archiv<br>Am Wall 2<br>28195 Bremen</p>`,
      },
      { language: 'de', title: 'Quellwerk GmbH', footer: '© 2026 Quellwerk GmbH' },
    ),
  )
  const of = (name: string) => organizations.find((row) => row.name === name)
  expect(of('Quellwerk GmbH')).toMatchObject({ phones: ['+49421301755'], emails: ['info@quellwerk.de'] })
  expect(of('Ulmenkammer Bremen')).toMatchObject({
    phones: ['+49421551660'],
    addresses: ['Ottostraße 1, 28195 Bremen'],
  })
  expect(of('Der Präsident des Landgerichts Lindau')).toMatchObject({
    phones: ['+494213612010'],
    emails: ['office@lg-elm.de'],
    addresses: ['Arndtstraße 1, 27570 Bremerhaven'],
  })
  expect(of('Quellwerk GmbH')?.addresses).toContain('Lindenweg 4, 28195 Bremen')
})

test('the host of an imprint in Hungarian keeps its values', () => {
  const { organizations } = readSite(
    factsOf(
      'https://www.ulmenfa.hu/',
      {
        '/': '<h1>Ulmen Fa Kft.</h1><p>1106 Budapest, Porcelán utca 5.<br>info@ulmenfa.hu</p>',
        '/impresszum': `<h1>Impresszum</h1><p>Ulmen Fa Kft.<br>1106 Budapest, Porcelán utca 5.</p><h3>Tárhely szolgáltató adatai:</h3>
          <p>Linden Hálózat Kft.<br>Nővér utca 4.<br>1131 Budapest<br>Telefon: +36-1-700-2400<br>iroda@lindenhalo.hu</p>`,
      },
      { language: 'hu', title: 'Ulmen Fa Kft.' },
    ),
  )
  const of = (name: string) => organizations.find((row) => row.name === name)
  expect(of('Ulmen Fa Kft.')).toMatchObject({ is_owner: true, phones: [], emails: ['info@ulmenfa.hu'] })
  expect(of('Linden Hálózat Kft.')).toMatchObject({ relation: 'agency', phones: ['+3617002400'] })
})

test('a company that a sentence of a notice names with an address elsewhere is not the one behind the brand', () => {
  const siteWith = (address: string) =>
    readSite(
      factsOf('https://www.ulmenstudio.com/', {
        '/': '<h1>Ulmen Studio</h1><p>12 High Street, Elmstead, CO7 7AA</p><p>info@ulmenstudio.com</p>',
        '/privacy': `<h1>Privacy policy</h1><p>The pages are kept for us by Kvist Ltd, ${address}.</p>`,
      }),
    ).organizations.filter(({ is_owner }) => is_owner)
  expect(siteWith('5 Water Lane, Wilmslow SK9 5AF')[0]?.addresses).toHaveLength(1)
  expect(siteWith('5 Water Lane, Wilmslow SK9 5AF')[0]?.names).not.toContain('Kvist Ltd')
  expect(siteWith('12 High Street, Elmstead, CO7 7AA')[0]?.names).toContain('Kvist Ltd')
})

test('directory members keep their values, whatever their names', () => {
  const members = ['Oakbridge Plumbing', 'Brightwater', 'Halden'].map(
    (name, at) =>
      `<div class="m"><h3>${name}</h3><p>${at + 1} High Street, Elmstead, CO7 7AA</p><p>Tel: 01962 840 50${at + 1}</p></div>`,
  )
  const { organizations } = readSite(
    factsOf(
      'https://www.elmtraders.org/',
      {
        '/': '<h1>Elm Traders Association</h1><p>Tel 01962 840500, info@elmtraders.org</p>',
        '/members': `<h1>Members</h1>${members.join('')}`,
      },
      { title: 'Elm Traders Association', footer: '© 2026 Elm Traders Association' },
    ),
  )
  expect(Object.fromEntries(organizations.map(({ name, phones }) => [name, phones]))).toEqual({
    'Elm Traders Association': ['+441962840500'],
    'Oakbridge Plumbing': ['+441962840501'],
    Brightwater: ['+441962840502'],
    Halden: ['+441962840503'],
  })
})

test('spellings one letter apart are one organisation, and names with different short words are two', () => {
  const organizationsIn = (one: string, other: string) =>
    readSite(
      factsOf(
        'https://www.elmhomes.org/',
        {
          '/': '<h1>Elm Homes</h1><p>info@elmhomes.org</p>',
          '/a': `<h1>A</h1><p>Partner: ${one}</p>`,
          '/b': `<h1>B</h1><p>Partner: ${other}</p>`,
        },
        { title: 'Elm Homes', footer: '© 2026 Elm Homes' },
      ),
    ).organizations.filter(({ is_owner }) => !is_owner).length
  expect(organizationsIn('Nordlicht Anlagenbau GmbH', 'Nordlicht Anlagebau GmbH')).toBe(1)
  expect(organizationsIn('Brightwater Homes Ltd', 'Brigthwater Homes Ltd')).toBe(1)
  expect(organizationsIn('Hotel Elma GmbH', 'Hotel Elmo GmbH')).toBe(2)
  expect(organizationsIn('Nordlicht Bau GmbH', 'Nordlicht Tau GmbH')).toBe(2)
})

test('organisations that link to their websites get rows, also without an address and an organisation word', () => {
  const card = (name: string, host: string) =>
    `<div class="card"><p>${name}</p><a href="https://${host}/">Homepage</a></div>`
  const cards = card('Elm Bakery', 'elmbakery.com') + card('Autohaus Roe', 'autohaus-roe.de') + card('VKTA', 'vkta.de')
  const { organizations } = readSite(
    factsOf(
      'https://www.ulmenverein.de/',
      {
        '/': '<h1>Ulmenverein</h1><p>info@ulmenverein.de</p>',
        '/dank': `<h1>Danke</h1><p>Ohne sie geht es nicht.</p>${cards}`,
      },
      { language: 'de', title: 'Ulmenverein', footer: '© 2026 Ulmenverein' },
    ),
  )
  expect(organizations.filter(({ is_owner }) => !is_owner).map(({ name, relation }) => [name, relation])).toEqual([
    ['Autohaus Roe', 'partner'],
    ['Elm Bakery', 'partner'],
    ['VKTA', 'partner'],
  ])
})

test('the long form of letters in a name is the same organisation', () => {
  const { organizations } = readSite(
    factsOf(
      'https://www.desktrust.org/',
      {
        '/': '<h1>DESK Trust</h1><p>info@desktrust.org</p>',
        '/contact': '<h1>Contact</h1><p>Diocesan Elmstead School Kindergarten<br>12 Elm Road<br>Leeds LS1 4AB</p>',
      },
      { title: 'DESK Trust', footer: '© 2026 DESK Trust' },
    ),
  )
  expect(organizations.map(({ name }) => name)).toEqual(['DESK Trust'])
})

test('an organisation has the street and the switchboard of the cards of its people, but not their mobile numbers', () => {
  const { organizations, people } = readSite(
    factsOf(
      'https://www.elmtraders.org/',
      {
        '/': '<h1>Elm Traders Association</h1><p>1 Oak Lane, Elmstead CO7 7AA, Tel 01206 577001, info@elmtraders.org</p>',
        '/network':
          '<h1>Network</h1><div class="card"><h3>Mary Berg</h3><p>Surveyor, Oak Surveyors Ltd</p><p>5 Water Lane, Wilmslow SK9 5AF</p><p>Tel 01625 545745</p><p>Mobile 07711 622123</p></div>' +
          '<div class="card"><h3>Tomas Lind</h3><p>Clerk</p><p>Tel 01206 577002</p></div>',
      },
      { title: 'Elm Traders Association', footer: '© 2026 Elm Traders Association' },
    ),
  )
  const of = (name: string) => organizations.find((row) => row.name === name)
  expect(of('Oak Surveyors Ltd')).toMatchObject({
    phones: ['+441625545745'],
    addresses: ['5 Water Lane, Wilmslow SK9 5AF'],
  })
  expect(people.find(({ name }) => name === 'Mary Berg')?.phones).toEqual(['+441625545745', '+447711622123'])
  expect(of('Elm Traders Association')).toMatchObject({
    phones: ['+441206577001'],
    addresses: [expect.stringContaining('Oak Lane')],
  })
})

describe('boxes of one shape on a page of suppliers', () => {
  const box = (name: string, lines: string) => `<div class="box"><p><b>${name}</b></p><p>${lines}</p></div>`
  const suppliers = [
    box('Grundal Karaoke & Disco', 'Ph 01632 960106'),
    box('Charmer City Entertainment', 'Ph 01632 960101<br><a href="http://www.facebook.com/elmcharm">Facebook</a>'),
    box('Beats Elm DJ', 'Ph 01632 960102<br><a href="mailto:beatselmdj@yahoo.com">Email</a>'),
    box('Halo Ulmen', 'Ph 01632 960103'),
    box('Colour Me Elm', 'Donna Lind<br>Ph 01632 960104<br><a href="mailto:colourmeelm@yahoo.com">Email</a>'),
    box('Toni Roe', 'Ph 01632 960105'),
  ]
  const siteWith = (boxes: readonly string[]) =>
    readSite(
      factsOf(
        'https://www.quellwerk.co.uk/',
        {
          '/': '<h1>Quellwerk Decorators</h1><p>Tel. 01632 960199 info@quellwerk.co.uk</p>',
          '/music': `<h1>Wedding Planner</h1>${boxes.join('')}`,
        },
        { title: 'Quellwerk Decorators', footer: '© 2026 Quellwerk Decorators' },
      ),
    )
  const phonesOf = (row: { phones: readonly unknown[] } | undefined) => row?.phones

  test('have the values of their heads, and none of the owner', () => {
    const { organizations, people } = siteWith(suppliers)
    const of = (name: string) => phonesOf(organizations.find((row) => row.name === name))
    expect(of('Quellwerk Decorators')).toEqual(['+441632960199'])
    expect(of('Charmer City Entertainment')).toEqual(['+441632960101'])
    expect(of('Beats Elm DJ')).toEqual(['+441632960102'])
    expect(of('Halo Ulmen')).toEqual(['+441632960103'])
    expect(of('Grundal Karaoke & Disco')).toEqual(['+441632960106'])
    const person = (name: string) => people.find((row) => row.name === name)
    expect(person('Donna Lind')).toMatchObject({ organization: 'Colour Me Elm', phones: ['+441632960104'] })
    expect(phonesOf(person('Toni Roe'))).toEqual(['+441632960105'])
    expect(person('Toni Roe')?.organization).not.toBe('Colour Me Elm')
  })

  test('also two by two in rows', () => {
    const pairs = [0, 2, 4].map((at) => `<div class="row">${suppliers.slice(at, at + 2).join('')}</div>`)
    const { organizations, people } = siteWith(pairs)
    const of = (name: string) => phonesOf(organizations.find((row) => row.name === name))
    expect(of('Quellwerk Decorators')).toEqual(['+441632960199'])
    expect(of('Grundal Karaoke & Disco')).toEqual(['+441632960106'])
    expect(of('Charmer City Entertainment')).toEqual(['+441632960101'])
    expect(of('Beats Elm DJ')).toEqual(['+441632960102'])
    expect(of('Halo Ulmen')).toEqual(['+441632960103'])
    expect(people.find(({ name }) => name === 'Toni Roe')?.organization).not.toBe('Colour Me Elm')
  })

  test.each([
    ['branches', ['Quellwerk Leeds', 'Quellwerk York', 'Quellwerk Hull']],
    ['departments', ['Sales', 'Workshop', 'Front Desk']],
    ['names that nothing supports', ['Oak Grill', 'Rose Hall', 'Pool Deck']],
  ])('are the owner’s if they are %s', (_, names) => {
    const { organizations } = siteWith(names.map((name, at) => box(name, `Tel 01632 96012${at}`)))
    expect(phonesOf(organizations.find(({ is_owner }) => is_owner))).toContain('+441632960120')
  })

  test('are no organisation’s of their own if a label heads them', () => {
    const { organizations } = siteWith([...suppliers, box('Halden Orvik:', 'Ph 01632 960107')])
    expect(organizations.map(({ name }) => name)).not.toContain('Halden Orvik')
  })

  test('are the owner’s if they have its mailbox', () => {
    const { organizations } = siteWith(
      ['Elm Kitchen Ltd', 'Ulmen Boats Ltd', 'Linden Cars Ltd'].map((name, at) =>
        box(name, `Tel 01632 96013${at}<br>desk${at}@quellwerk.co.uk`),
      ),
    )
    expect(organizations.find(({ is_owner }) => is_owner)?.emails).toContain('desk0@quellwerk.co.uk')
  })
})
