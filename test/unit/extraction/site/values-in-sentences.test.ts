import { describe, expect, test } from 'vitest'
import { factsOf, readSite } from '../../../support/read-site.ts'

const OWNER = {
  '/': '<h1>Elm Dental Care</h1><p>1 Oak Lane, Elmstead, CO7 7AA. Call 01206 577001 or write to info@elmdental.co.uk</p>',
  '/team':
    '<h1>Team</h1><div><h3>Jane Roe</h3><p>Dentist</p></div><div><h3>Tomas Lind</h3><p>Reception manager</p></div>' +
    '<div><h3>Sue Holt</h3><p>Hygienist</p></div>',
}
const site = (pages: Record<string, string>) =>
  readSite(
    factsOf(
      'https://www.elmdental.co.uk/',
      { ...OWNER, ...pages },
      { title: 'Elm Dental Care', footer: '© 2026 Elm Dental Care' },
    ),
  )
const ownerOf = ({ organizations }: ReturnType<typeof site>) => organizations.find(({ is_owner }) => is_owner)!
const OTHERS_PHONE = '+441625545745'
const OTHERS_ADDRESS = '5 Water Lane, Wilmslow SK9 5AF'

describe('what a sentence names directly before an address or a number owns it', () => {
  test.each([
    ['an authority', 'You may complain to the Lind Data Office, {address}, helpline {phone}.', 'Lind Data Office'],
    ['a host', 'Our pages are hosted with Kvist Cloud Ltd ({address}, phone {phone}).', 'Kvist Cloud Ltd'],
    ['an authority below a heading', 'Right to complain<br>Lind Data Board, {address}, {phone}', 'Lind Data Board'],
    [
      'behind its website',
      'Send a complaint to the Lind Data Board (www.lind.example, {address}, {phone}).',
      'Lind Data Board',
    ],
    ['behind a note', 'Our cards are printed by Halden Press, house of crafts, {address}, {phone}.', 'Halden Press'],
    ['a shop', 'Brushes are sold by Halden Pharmacy, {address}, {phone}.', 'Halden Pharmacy'],
    [
      'an authority whose name is that of an office',
      'If we cannot help, the Office of the Lind Commissioner, {address}, can: {phone}.',
      'Office of the Lind Commissioner',
    ],
    [
      'an authority that begins the sentence',
      'Not happy? Lind Data Commissioner, {address}, {phone}.',
      'Lind Data Commissioner',
    ],
    ['a platform behind a label', 'Analytics: Google Ireland Limited, {address}, {phone}.', 'Google Ireland Limited'],
    [
      'an authority behind a label in Portuguese',
      'Autoridade de controlo: Comissão Lindana de Proteção de Dados, {address}, {phone}.',
      'Comissão Lindana de Proteção de Dados',
    ],
    [
      'an authority in lower case',
      'Du kan vända dig till Allmänna lindnämnden, {address}, {phone}.',
      'Allmänna lindnämnden',
    ],
  ])('%s', (_, sentence, name) => {
    const text = sentence.replace('{address}', OTHERS_ADDRESS).replace('{phone}', '01625 545745')
    const found = site({ '/privacy': `<h1>Privacy</h1><p>${text}</p>` })
    expect(ownerOf(found).phones).toEqual(['+441206577001'])
    expect(ownerOf(found).addresses).toHaveLength(1)
    const other = found.organizations.find((organization) => organization.name === name)
    expect(other).toMatchObject({ phones: [OTHERS_PHONE], addresses: [OTHERS_ADDRESS] })
  })

  test('also on a line of a list, without a word that says what it is', () => {
    const lines = '<p>Lindbank Gelderland — Mary Berg, manager</p><p>Kledingbank Veluwe, {address}, 01625 545745</p>'
    const found = site({ '/about': `<h2>Partners</h2>${lines.replace('{address}', OTHERS_ADDRESS)}` })
    expect(ownerOf(found).phones).toEqual(['+441206577001'])
    expect(ownerOf(found).addresses).toHaveLength(1)
    const other = found.organizations.find(({ name }) => name === 'Kledingbank Veluwe')
    expect(other).toMatchObject({ phones: [OTHERS_PHONE], addresses: [OTHERS_ADDRESS] })
  })

  test('or the person whose organisation it is', () => {
    const found = site({ '/privacy': `<p>Data officer: Mary Berg, Berg Advisory, ${OTHERS_ADDRESS}, 01625 545745</p>` })
    expect(ownerOf(found)).toMatchObject({
      phones: ['+441206577001'],
      addresses: [expect.stringContaining('Oak Lane')],
    })
    expect(found.people.find(({ name }) => name === 'Mary Berg')?.phones).toEqual([OTHERS_PHONE])
  })

  test('but not the person of the sentence before', () => {
    const found = site({
      '/privacy':
        '<p>Ask our data officer, Sue Holt, at sholt@elmdental.co.uk. You may also contact the Lind Data Office, ' +
        `${OTHERS_ADDRESS}, 01625 545745.</p>`,
    })
    expect(found.people.find(({ name }) => name === 'Sue Holt')).toMatchObject({
      emails: ['sholt@elmdental.co.uk'],
      phones: [],
    })
    expect(found.organizations.find(({ name }) => name === 'Lind Data Office')?.phones).toEqual([OTHERS_PHONE])
    expect(ownerOf(found).addresses).toHaveLength(1)
  })

  test('but nothing of the lines around the sentence', () => {
    const found = site({
      '/privacy': `<p>You may complain to the Lind Data Office, ${OTHERS_ADDRESS}.</p><p>Practice line 01206 577009</p>`,
    })
    expect(ownerOf(found).phones).toContain('+441206577009')
  })

  test('outside notices required by law, an office that begins a line may be the owner’s', () => {
    const found = site({ '/visit': `<p>Clerk of the Court, ${OTHERS_ADDRESS}</p>` })
    expect(ownerOf(found).addresses).toHaveLength(2)
  })

  test('a platform without its legal form is only where the owner can be written to', () => {
    const found = site({ '/visit': '<p>Photos and news: Instagram, elmsmiles@gmail.com</p>' })
    expect(ownerOf(found).emails).toContain('elmsmiles@gmail.com')
  })

  test('a place that no name precedes is the owner’s', () => {
    const found = site({ '/visit': `<p>You can also find our second surgery in ${OTHERS_ADDRESS}.</p>` })
    expect(ownerOf(found).addresses).toHaveLength(2)
  })
})

describe('a value behind the short name of a person of the site is that person’s', () => {
  test.each([
    ['a given name', 'To book, text Tomas on 07711 622123.'],
    ['a given name with a role', 'After hours call Tomas, the manager: 07711 622123'],
    ['a given name with a note', 'Tomas (Lind side): 07711 622123'],
    ['a family name with a form of address', 'In an emergency you can reach Mr Lind on 07711 622123.'],
  ])('%s', (_, sentence) => {
    const found = site({ '/booking': `<h1>Booking</h1><p>${sentence}</p>` })
    expect(found.people.find(({ name }) => name === 'Tomas Lind')?.phones).toEqual(['+447711622123'])
    expect(ownerOf(found).phones).toEqual(['+441206577001'])
  })

  test('also among the contact details of the owner, if one person carries the phone', () => {
    const text = '<p>To book, text Tomas on 07711 622123, or ask Sue on 01206 577055.</p>'
    const found = site({ '/contact': `<h1>Contact</h1>${text}` })
    expect(found.people.find(({ name }) => name === 'Tomas Lind')?.phones).toEqual(['+447711622123'])
    expect(ownerOf(found).phones.toSorted()).toEqual(['+441206577001', '+441206577055'])
  })

  test('a word of an address is no given name', () => {
    const found = site({ '/visit': '<p>Our second surgery: 5 Sue Street, Wilmslow SK9 5AF, 01625 545745</p>' })
    expect(found.people.find(({ name }) => name === 'Sue Holt')?.phones).toEqual([])
    expect(ownerOf(found).phones).toContain('+441625545745')
  })

  test('a given name that two people have, or nobody, changes nothing', () => {
    const found = site({
      '/more': '<h1>Partners</h1><div><h3>Tomas Berg</h3><p>Orthodontist</p></div>',
      '/booking': '<p>To book, text Tomas on 07711 622123. For parking, text Halden on 07711 622456.</p>',
    })
    expect(ownerOf(found).phones).toEqual(expect.arrayContaining(['+447711622123', '+447711622456']))
    expect(found.people.map(({ name }) => name)).not.toContain('Halden')
  })
})

describe('an address on the card of one person', () => {
  const officesWith = (email: string) =>
    ownerOf(site({ '/sales': `<p>Sales office:<br>${OTHERS_ADDRESS}<br>Sue Holt, sales manager – ${email}</p>` }))
      .addresses
  test('is an office of the owner if they have a mailbox of the owner', () => {
    expect(officesWith('sholt@elmdental.co.uk')).toHaveLength(2)
  })
  test('otherwise it is theirs', () => expect(officesWith('sholt@holtfamily.co.uk')).toHaveLength(1))
})

test('a profile whose address adds a trade to the name is the person’s', () => {
  const found = site({
    '/links': '<p>Follow us: <a href="https://www.linkedin.com/in/jane-roe-dentist">LinkedIn</a></p>',
  })
  expect(found.people.find(({ name }) => name === 'Jane Roe')?.profiles).toEqual([
    'https://www.linkedin.com/in/jane-roe-dentist',
  ])
})

describe('a mailbox called after a task is the owner’s and that of the person beside it', () => {
  const mailboxes = (email: string) => {
    const found = site({ '/events': `<h1>Events</h1><div><h3>Sue Holt</h3><p>Hygienist</p><p>${email}</p></div>` })
    return [ownerOf(found).emails, found.people.find(({ name }) => name === 'Sue Holt')?.emails]
  }
  test.each(['lotto@elmdental.co.uk', 'workshops@elmdental.co.uk'])('%s', (email) =>
    expect(mailboxes(email)).toEqual([expect.arrayContaining([email]), [email]]),
  )
  test.each(['sue@elmdental.co.uk', 'sholt@elmdental.co.uk', 'susie@elmdental.co.uk', 'lotto@holtfamily.co.uk'])(
    'not %s',
    (email) => expect(mailboxes(email)).toEqual([expect.not.arrayContaining([email]), [email]]),
  )
})

describe('a number behind the name that a sentence tells readers to call', () => {
  const phonesOf = (text: string, language: string) => {
    const pages = { ...OWNER, '/help': `<h1>Help</h1><p>${text}</p>` }
    const facts = factsOf('https://www.elmdental.co.uk/', pages, { title: 'Elm Dental Care', language })
    return readSite(facts).organizations.map(({ name, phones }) => [name, phones])
  }

  test.each([
    ['en', 'In an emergency, please call the Lindvale Helpline on 01625 545745.', 'Lindvale Helpline'],
    ['de', 'Bei Vergiftungen hilft die Giftnotrufzentrale Lindtal unter 01625 545745.', 'Giftnotrufzentrale Lindtal'],
    ['nl', 'Bel bij nood de Dierenambulance Lindedal op 01625 545745.', 'Dierenambulance Lindedal'],
  ])('%s: %s', (language, text, name) => expect(phonesOf(text, language)).toContainEqual([name, [OTHERS_PHONE]]))

  test.each([
    ['en', 'To reach us, call our Lindvale Workshop on 01625 545745.'],
    ['de', 'Sie erreichen unsere Filiale Lindtal unter 01625 545745.'],
    ['en', 'If you live there, ring Elmstead on 01625 545745.'],
  ])('is the owner’s if it is a branch (%s: %s)', (language, text) =>
    expect(phonesOf(text, language)[0]![1]).toContain(OTHERS_PHONE),
  )
})

test('an organisation in a row with its number does not own the numbers of other rows', () => {
  const rows =
    '<tr><td>Out of hours</td><td>01625 545700</td></tr><tr><td>Power cut (Lindvale Energy Ltd)</td><td>01625 545745</td></tr>'
  const found = site({ '/numbers': `<h1>Numbers</h1><table>${rows}</table>` })
  const other = found.organizations.find(({ name }) => name === 'Lindvale Energy Ltd')
  expect(other?.phones).toEqual([OTHERS_PHONE])
})
