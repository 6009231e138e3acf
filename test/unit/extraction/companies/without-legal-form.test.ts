import { describe, expect, test } from 'vitest'
import { withoutLegalForm } from '../../../../src/extraction/companies/company-key.ts'
import { extract } from '../../../../src/extraction/extract.ts'
import { companiesIn } from '../../../support/companies-in.ts'

test('a person with a role before a number is not an organisation', () => {
  const { findings } = extract(
    '<div class="h-card vcard"><span class="p-name fn">Susan Miller</span> <span class="title">Press Officer</span>E: +44 20 7946 0018</div>',
    { url: 'https://marlow.example/' },
  )
  expect(findings.filter(({ type }) => type === 'companies')).toEqual([])
})

describe('an organisation without a legal form is found as an employer', () => {
  const person = '<b>Dr. Susan Miller</b>'
  test.each([
    [`${person}, secretary of the Elm Vale Anglers' Association, said so.`, ["Elm Vale Anglers' Association"]],
    [`${person}, a civil engineer at the University of Elmstead, told us.`, ['University of Elmstead']],
    [`${person}, M.D., Partner at Quay Street Ventures, will join.`, ['Quay Street Ventures']],
    [`<h2>Susan Miller</h2><p>Staff Engineer at Meerpaal</p><p>Pressure and how to live with it</p>`, ['Meerpaal']],
    [`<h2>Susan Miller</h2><p>Developer Advocate @ Meerpaal</p>`, ['Meerpaal']],
    [`<h2>Susan Miller</h2><p>Researcher, Institut Armorel d’Optique</p>`, ['Institut Armorel d’Optique']],
    [
      `<h3>Susan Miller</h3><p>Chief Scientist</p><p>Elm Hills National Laboratory</p>`,
      ['Elm Hills National Laboratory'],
    ],
    [`${person}, Veterinäramt Elmkreis, Badstraße 2`, ['Veterinäramt Elmkreis']],
    [`${person}<br>Juniper Quay Communications for Acme`, ['Juniper Quay Communications']],
    [`${person}, who chairs the Elm Vale Trust, said so.`, ['Elm Vale Trust']],
    [`${person}, regional organiser of the Elm Vale Builders' Union, said so.`, ["Elm Vale Builders' Union"]],
    [`<h2>Susan Miller</h2><p>Founder & CEO, Glacient</p>`, ['Glacient']],
    [`${person}, CEO of Glacient, said so.`, ['Glacient']],
    [`${person} Partner, Ferrand & Hale LLP`, ['Ferrand & Hale LLP']],
    [`Contact: ${person} Ferrand & Hale LLP`, ['Ferrand & Hale LLP']],
    [`<strong>Susan Miller</strong> Elektro GmbH`, ['Susan Miller Elektro GmbH']],
    [`${person}, CEO, London`, []],
    [`${person} works under our Chief Executive, <b>Mr. Peter Brown</b>`, []],
    [`${person}, Owner<br>Call Today`, []],
    [`${person}, Head of Sales at London`, []],
    [`${person} spoke at Wembley.`, []],
    [`${person}, Marketing Services`, []],
    [`${person}<br>Parts and Services`, []],
    [`${person}<br>School Secretary`, []],
    [`${person}, chair of the Board of Directors`, []],
    [`${person}<br>Sec'y, Elm Bay Bassmasters`, ['Elm Bay Bassmasters']],
    [`${person} at Lind Marine & Outboard in Wells`, ['Lind Marine & Outboard']],
    [`${person}<br>Elm Bay Ranch`, []],
    [`${person}, jefe de Obras del Ayuntamiento de Olmeda`, ['Ayuntamiento de Olmeda']],
    [`${person}, Head of Human Resources`, []],
    [`<p>“A joy to visit.” — Susan Miller, Head Gardener, National Trust, Elm Park</p>`, ['National Trust']],
    [`<p>“A joy to visit.” — Susan Miller, Head of Sales, Market Group Holdings</p>`, ['Market Group Holdings']],
    [`<p>“A joy to visit.” — Susan Miller, Head Gardener, Sales and Marketing Department</p>`, []],
    [`<strong>Rex</strong>, Office Cat<br>${person}, Office Mum`, []],
    [`${person}, Head of Sales at Bank of Elmstead`, ['Bank of Elmstead']],
  ])('%s', (html, companies) => {
    const { findings } = extract(`<p>${html}</p>`, { url: 'https://192.0.2.1/' })
    expect(findings.filter(({ type }) => type === 'companies').map(({ value }) => value)).toEqual(companies)
  })
})

test.each([
  ['University of Texas at Austen', 'named after its region'],
  ['University of Texas', 'without a campus'],
  ['The University of Texas at Austen', 'with its article'],
  ['University of California, Berkeley', 'behind a comma'],
])('a campus belongs to the name of a university: %s, %s', (name) => {
  expect(companiesIn('en', `<p>She teaches at the ${name}.</p>`)).toEqual([name])
})

test('a town behind a comma is no campus before its state', () => {
  const html = '<p>She teaches at the University of California, Berkeley, CA 94720, since 2001.</p>'
  expect(companiesIn('en', html)).toEqual(['University of California'])
})

test('a rank inside a name is no title', () => {
  expect(companiesIn('en', '<p>He joined Associated General Contractors of Texas in May.</p>')).toEqual([
    'Associated General Contractors of Texas',
  ])
})

test('behind a university that is named after its town, `at` says where something happened', () => {
  expect(companiesIn('en', '<p>She spoke for the University of Leeds at Quaywood.</p>')).toEqual([
    'University of Leeds',
  ])
})

test.each([
  ['en', 'We met at the Leeds Family Support Centre in 2002.', ['Leeds Family Support Centre']],
  ['en', 'We met at the Leeds Shopping Centre in 2002.', []],
  ['it', 'Sosteniamo da anni la Civica Scuola di Danza, che cresce.', ['Civica Scuola di Danza']],
  ['it', 'ha frequentato la Nuova Scuola di Teatro di Valverde', ['Nuova Scuola di Teatro di Valverde']],
  ['it', 'Iscrizione alla Scuola Estiva entro maggio.', []],
])('a house is found in a sentence with the words before it that name it (%s): %s', (language, text, names) => {
  expect(companiesIn(language, `<p>${text}</p>`)).toEqual(names)
})

test.each([
  ['Jana Roth<br>c/o Bürgerzentrum Elmdorf<br>Buchenweg 3<br>50827 Köln', ['Bürgerzentrum Elmdorf']],
  ['Elmdorfer Chor, c/o Bürgerzentrum Elmdorf, Buchenweg 3, 50827 Köln', ['Bürgerzentrum Elmdorf']],
  ['Jana Roth<br>c/o Lindner<br>Buchenweg 3<br>50827 Köln', []],
  ['Jana Roth<br>c/o Karl Lindner<br>Buchenweg 3<br>50827 Köln', []],
])('whoever receives mail for somebody is found if the name says that it is an organisation: %s', (text, names) => {
  expect(companiesIn('de', `<p>${text}</p>`)).toEqual(names)
})

describe('a link to another website names an organisation', () => {
  const link = (text: string, href: string) => companiesIn('en', `<nav><a href="${href}">${text}</a></nav>`)
  test('that its whole text is, before a sign that it leads elsewhere', () => {
    expect(link('Elm Benefits Authority ↗', 'https://elm.example/')).toEqual(['Elm Benefits Authority'])
  })
  test.each([
    ['an entry of a menu', 'Elm Benefits Authority', 'https://elm.example/'],
    ['a page of the same website', 'Elm Benefits Authority ↗', '/authority'],
    ['a text that is no name', 'Annual report ↗', 'https://elm.example/'],
  ])('but %s does not', (_, text, href) => {
    expect(link(text, href)).toEqual([])
  })
})

test.each([
  ['Presidente di Associazione Progetto Merzotto da Ottobre 2012', 'Associazione Progetto Merzotto'],
  ["È presidente dell'Associazione Progetto Merzotto da Ottobre", 'Associazione Progetto Merzotto'],
  ['Consigliere della Fondazione CUOB da Giu. 2013 a Luglio 2016', 'Fondazione CUOB'],
  ['Consigliere della Fondazione CUOB da 2013', 'Fondazione CUOB'],
  ['Consigliere della Fondazione Leonardo da Vinci', 'Fondazione Leonardo da Vinci'],
])('a name ends before when something began: %s', (text, name) => {
  expect(companiesIn('it', `<p>${text}.</p>`)).toEqual([name])
})

describe('a self-describing organisation without a legal form is found as the subject of a sentence', () => {
  test.each([
    ['en', 'Tasmanian Elmbird Society (Est. 1933) based in Hobart', ['Tasmanian Elmbird Society']],
    ['en', 'The round was led by Quay Street Ventures.', ['Quay Street Ventures']],
    [
      'en',
      'It closed today with participation from Elm Life Fund, Bath-based Orchard Capital and the Oak Fund.',
      ['Elm Life Fund', 'Orchard Capital', 'Oak Fund'],
    ],
    ['en', 'Last week it rained. Elm Vale Borough Council declined to comment.', ['Elm Vale Borough Council']],
    ['en', 'Acme is part of the Khaled Marwan Group and sells pipes.', ['Khaled Marwan Group']],
    ['en', 'A college of Elmside Education and Training Board', ['Elmside Education and Training Board']],
    ['en', 'We work with our debt collection agent Quayside Recovery Partners.', ['Quayside Recovery Partners']],
    ['en', 'We are a member of Elmcrest International, a network of firms.', ['Elmcrest International']],
    ['de', 'Wir gehören zur Elmstein-Gruppe.', ['Elmstein-Gruppe']],
    ['en', 'Turbines made by the Leeds engineering firm Hargreave Rotating Machines.', ['Hargreave Rotating Machines']],
    ['es', 'La obra de la empresa Montajes Oliva, que empieza.', ['Montajes Oliva']],
    ['en', 'The company Christmas Party. Read the company Privacy Policy here.', []],
    ['en', 'It has the backing of the Elm Bay Wildfowl Trust, which counted geese.', ['Elm Bay Wildfowl Trust']],
    ['en', 'Elm Vale Council’s planning officers agree.', ['Elm Vale Council']],
    ['es', 'La obra, financiada en parte por el Banco Robles de Fomento, empieza.', ['Banco Robles de Fomento']],
    ['pl', 'Partnerem projektu jest Stowarzyszenie Otwarte Okna.', ['Stowarzyszenie Otwarte Okna']],
    ['en', '<strong>Agency: Trama & Voz Comunicación</strong>', ['Trama & Voz Comunicación']],
    ['en', 'A spokesperson for the ELV said: “We are in talks.”', ['ELV']],
    ['de', 'Ein Sprecher der Elbtalwerke dementierte.', ['Elbtalwerke']],
    ['en', 'A spokesman for Mr Roe agreed. A spokeswoman for London said no.', []],
    [
      'en',
      '</p><h3>Our partners</h3><p>Rotary Club of Elmstead<br>Become a Partner<br>Gold Partners<br>Elm Vale Bank</p><h3>News</h3><p>Oak Vale Motors',
      ['Rotary Club of Elmstead', 'Elm Vale Bank'],
    ],
    ['en', '</p><h2>Our clients</h2><ul><li>Case Studies<li>Engineering<li>Media Group</ul><p>', []],
    ['en', 'Pune Dealer : Satara Fluid Power, Gala No. 9', ['Satara Fluid Power']],
    ['en', 'Dealer: Find your nearest', []],
    ['it', 'Studio Legale Verdi Neri - P.I. e C.F. 02716340249', ['Studio Legale Verdi Neri']],
    ['en', 'Elm Street Dental Practice · VAT no. 123 4567 89', ['Elm Street Dental Practice']],
    ['en', 'Brightwater Foods, Inc., VAT No. 123456789', ['Brightwater Foods, Inc.']],
    ['en', 'Elm Street Clinic, 4 High Street, Wells - ABN 12 345 678 901', ['Elm Street Clinic']],
    ['en', 'Our Practice prices include VAT 20%. Registered in England. Company No 1234567', []],
    [
      'en',
      'She holds a PhD from Elmstead University and walks to the Elm Vale Hospital.',
      ['Elmstead University', 'Elm Vale Hospital'],
    ],
    [
      'en',
      'She studied law at Elmstead University. She was a member of the Elm Vale Golf Club.',
      ['Elmstead University'],
    ],
    ['en', 'It is regulated by the Elm Vale Authority.', []],
    ['en', 'I was a postdoc there and at the University of Glasgow for a year.', ['University of Glasgow']],
    ['en', 'She went to the Royal College of Art and lives here.', ['Royal College of Art']],
    ['en', 'They asked the College of Art and waited.', []],
    [
      'en',
      'It was welcomed by the University of Leeds and Elm Vale Council today.',
      ['University of Leeds', 'Elm Vale Council'],
    ],
    ['en', 'They joined the Royal College of Nurses and Midwives.', ['Royal College of Nurses and Midwives']],
    ['en', 'It is what the Ruritanian Defence Ministry said.', ['Ruritanian Defence Ministry']],
    ['en', 'The case was heard by judges after Quayside University opened its archive.', ['Quayside University']],
    [
      'en',
      'Shares in Hargreave Group and in Oakdale Airways rose, the Oak Fund fell.',
      ['Hargreave Group', 'Oakdale Airways'],
    ],
    [
      'de',
      'Sie studierte an der Elmstädter Universität. Sie ist Mitglied im Elmstädter Verein.',
      ['Elmstädter Universität'],
    ],
    [
      'en',
      'Walks are free in Elmstead, says the Elm Valley Wildlife Commission (EVWC) here.',
      ['Elm Valley Wildlife Commission'],
    ],
    ['de', 'Es wird vom Elmstädter Institut für Wasserbau (EIW) erprobt.', ['Elmstädter Institut für Wasserbau']],
    ['en', 'It is open in the European Union and was won in the Champions League.', []],
    ['en', 'It appeared in Proceedings of the Elmstead Academy of Sciences last year.', []],
    ['en', '</p><ul><li>Elm Vale Studios<li>Elm Vale Theatre<li>Visit us</ul><p>', []],
    ['en', 'We are members of the Federation of Master Glaziers.', []],
    ['en', 'It comes as published by the Free Elm Software Foundation.', ['Free Elm Software Foundation']],
    ['en', 'This file is part of the ELM C Library and of the Runtime Library.', []],
    ['en', 'City Council declined to comment. It is run by the Board of Directors.', []],
    ['en', 'It was supported by our Customer Services. Our partners Solutions', []],
    ['en', 'Home Services Solutions Group Media Elm Vale Bank Books', []],
  ])('%s: %s', (language, text, companies) => {
    expect(companiesIn(language, `<p>${text}</p>`)).toEqual(companies)
  })
})

describe('an organisation is found where someone worked, studied, lent, built or paid', () => {
  test.each([
    ['en', 'She was counsel at Hartwell Life Assurance Company before.', ['Hartwell Life Assurance Company']],
    ['en', 'He served for 12 years with Blue Elm Gospel Mission.', ['Blue Elm Gospel Mission']],
    ['en', 'Financing through Copper Elm Credit Union from 5% APR.', ['Copper Elm Credit Union']],
    ['en', 'They gave the contract to Quill Brothers Construction for the Elm Road.', ['Quill Brothers Construction']],
    ['en', 'I teach a class at The Old Yarn Barn in Wells.', ['The Old Yarn Barn']],
    ['en', 'He began his career with Marsh Tolland and moved on.', ['Marsh Tolland']],
    ['en', 'She worked for Marsh Tolland and joined Quillcorp.', ['Marsh Tolland', 'Quillcorp']],
    ['en', 'I was a postdoctoral fellow at Tollabs, then a partner at Quill Marsh.', ['Tollabs', 'Quill Marsh']],
    ['en', 'He worked for Mr Roe, joined Jane Roe and worked at London.', []],
    ['de', 'Lena Tolland (jetzt Handwerkskammer Elmtal) forschte hier.', ['Handwerkskammer Elmtal']],
    ['de', 'Die Finanzierung erfolgt durch die Raiffeisenbank Elmtal.', ['Raiffeisenbank Elmtal']],
    ['fr', 'Elle a quitté les Éditions du Héron en mai.', ['Éditions du Héron']],
    ['fr', 'Il a le soutien de la Caisse des artisans de l’Aveyron.', ['Caisse des artisans de l’Aveyron']],
    ['fr', 'le chef du restaurant Tollac (Brest)', ['Tollac']],
    ['es', 'La cocinera Ana, del restaurante Xochil, cocina.', ['Xochil']],
    ['pt', 'Ex-residentes do Hospital Universitário de Tolosa.', ['Hospital Universitário de Tolosa']],
    [
      'nl',
      'Zij werd bijgestaan door Tolland Advocaten (Jan Smit) en Elzen Corporate Finance.',
      ['Tolland Advocaten', 'Elzen Corporate Finance'],
    ],
    ['no', 'Kari jobber som forsker hos Stiftelsen Almevik.', ['Stiftelsen Almevik']],
    ['da', 'Mette er ansat som rådgiver ved Universitetet Elmby.', ['Universitetet Elmby']],
    ['nl', 'Pers (agentschap Tolland Communicatie) belt.', ['Tolland Communicatie']],
    ['en', 'He served on the advisory board of Invest Elmland.', ['Invest Elmland']],
    ['en', 'He sat on the board of Governors.', []],
    ['en', 'She worked for 10 years at home and joined the Museum Committee.', []],
    ['en', 'A course with Travel and Tourism, a class at the Village Hall, a career with prospects.', []],
    ['en', 'Funding by Bank Transfer. Printed by Digital Printing Services. He moved to New Elm Office.', []],
    ['en', 'They provide insurance through Life Insurance and Health Insurance plans.', []],
    ['de', 'Er arbeitete früher bei Gericht und wechselte zur Stadt. Jetzt Gasthof Angebot.', []],
    ['fr', 'Il travaille pour la Ville et a quitté la Région. Le soutien du Département.', []],
    ['es', 'Habitaciones del hotel Madrid. Trabaja en Casa.', []],
  ])('%s: %s', (language, text, companies) => {
    expect(companiesIn(language, `<p>${text}</p>`)).toEqual(companies)
  })
})

describe('organisations in lists of clients or sponsors are found, and those after a role label', () => {
  test.each([
    [
      'en',
      'Our clients include Elmshire County Council, Tolland Fisheries and the Orchard Housing Trust.',
      ['Elmshire County Council', 'Tolland Fisheries', 'Orchard Housing Trust'],
    ],
    [
      'en',
      'Client: Elmshire County Council. Contractor: Tolland Construction',
      ['Elmshire County Council', 'Tolland Construction'],
    ],
    [
      'de',
      'Zu unseren Kunden zählen die Stadt Elmau, Stadtwerke Elmau und Möbelhaus Tolland.',
      ['Stadt Elmau', 'Stadtwerke Elmau', 'Möbelhaus Tolland'],
    ],
    [
      'de',
      'Dank an unsere Sponsoren: Metzgerei Tolland, Gasthof Zum Ochsen, Dachdeckerei Lind & Sohn',
      ['Dachdeckerei Lind & Sohn', 'Metzgerei Tolland', 'Gasthof Zum Ochsen'],
    ],
    ['de', 'Bankverbindung: Volksbank Elmtal, IBAN DE41', ['Volksbank Elmtal']],
    ['fr', 'Maître d’ouvrage : Commune de Tollac', ['Commune de Tollac']],
    ['fr', 'Publicité : Régie Ouest Médias', ['Régie Ouest Médias']],
    [
      'it',
      'Tra i committenti: Comune di Olmeto, Parrocchia di San Biagio e privati.',
      ['Comune di Olmeto', 'Parrocchia di San Biagio'],
    ],
    ['it', 'c/o Centro Servizi Olmeto', ['Centro Servizi Olmeto']],
    [
      'pl',
      'Dziękujemy sponsorom: Cukierni „Malwa” Państwa Anny i Jana Lipów, PHU „TOLMET” Jan Kowalski oraz Bankowi Spółdzielczemu w Elmowie.',
      ['PHU „TOLMET” Jan Kowalski', 'Cukierni „Malwa”', 'Bankowi Spółdzielczemu w Elmowie'],
    ],
    ['pl', 'Organ prowadzący: Gmina Tolmin', ['Gmina Tolmin']],
    [
      'sv',
      'Bland våra uppdragsgivare finns Region Elmland, Tolle Fastigheter, Elmsborgs kommun och Stiftelsen Kvarnen.',
      ['Stiftelsen Kvarnen', 'Region Elmland', 'Tolle Fastigheter', 'Elmsborgs kommun'],
    ],
    ['sv', 'Beställare: Elmsborgs kommun. Landskap: Tolle Arkitektur', ['Elmsborgs kommun', 'Tolle Arkitektur']],
    [
      'en',
      '</p><h3>Sponsors</h3><a><img alt="Logo Elm Creek Cabins – Elmstead – 01962"></a><a><img alt="Partner logo"></a><p>',
      ['Elm Creek Cabins'],
    ],
    [
      'en',
      '</p><h3>Sponsors</h3><p>Elm Vale Bank, Orchard Foundation<br>Tolland, Lind & Roe Solicitors</p><h3>News</h3><p>',
      ['Elm Vale Bank', 'Orchard Foundation', 'Tolland, Lind & Roe Solicitors'],
    ],
    ['en', 'Supported by Tollham Bakery, Foolabs and Jorvan Trust.', ['Tollham Bakery', 'Foolabs', 'Jorvan Trust']],
    ['en', 'Sponsors – Tollham Bakery – Radio Elmwick – Foolabs', ['Tollham Bakery', 'Radio Elmwick', 'Foolabs']],
    [
      'es',
      'Entidades colaboradoras: Papelería Tollán, Academia Gran Reloj y Radio Olmos.',
      ['Papelería Tollán', 'Academia Gran Reloj', 'Radio Olmos'],
    ],
    [
      'et',
      'Koostööpartnerid: Tollandi Kultuurikoda, Jalaka Keskus, Foolabs.',
      ['Tollandi Kultuurikoda', 'Jalaka Keskus', 'Foolabs'],
    ],
    [
      'de',
      'Mit freundlicher Unterstützung von Tollbräu, Radio Ulmstadt und der Sparkasse Ulmtal.',
      ['Tollbräu', 'Radio Ulmstadt', 'Sparkasse Ulmtal'],
    ],
    [
      'fr',
      'Nous remercions nos partenaires Garage Tollier, Radio Olmette et Jorvan.',
      ['Garage Tollier', 'Radio Olmette', 'Jorvan'],
    ],
    ['it', 'Con il sostegno di Banca Tolletti, Radio Olmo e Foolabs.', ['Banca Tolletti', 'Radio Olmo', 'Foolabs']],
    ['en', 'The show is presented by Jane Roe, Peter Lind and Mary Smith. Made possible by Wood, Glass and Steel.', []],
    ['fr', 'Un projet soutenu par Elmont Capital et le Crédit Tollac.', ['Elmont Capital', 'Crédit Tollac']],
    ['en', 'Our clients include Schools, Hospitals and Local Government.', []],
    ['en', 'Sponsors: Gold Level, Silver Level, Community Health Partners Program', []],
    ['en', 'Proudly serving customers in Mesa, Elm Ranch and Queen Creek.', []],
    ['en', 'Sponsors: Jane Roe, Peter Lind and Mary Smith', []],
    ['en', 'Architect: Jane Roe. Builder: Private. Bank: Sort Code 12-34-56.', []],
    ['de', 'Unsere Kunden sind Privatpersonen, Kommunen, Industrie und Handel.', []],
    ['de', 'Unsere Partner sind Handwerker, Architekten und Bauherren.', []],
    ['de', 'Träger: Eltern. Kunde: Privat. Bankverbindung: IBAN DE41 3006', []],
    ['fr', 'Nos partenaires : Découvrez nos Offres, Hôtel et Restaurant', []],
    ['pl', 'Nasi klienci to Firmy, Szkoły i Urzędy. Partner: Tak', []],
    ['sv', 'Bland våra kunder finns Kommuner, Företag och Privatpersoner.', []],
  ])('%s: %s', (language, text, companies) => {
    expect(companiesIn(language, `<p>${text}</p>`).toSorted()).toEqual(companies.toSorted())
  })
})

test.each([
  ['en', 'She is an adjunct faculty member at Elmstead College.', 'Elmstead College'],
  ['en', 'He is a tutor at Elmstead College.', 'Elmstead College'],
  ['de', 'Er lehrt an der Universität Elmstadt.', 'Universität Elmstadt'],
  ['fr', 'Elle enseigne au Lycée Armorel.', 'Lycée Armorel'],
  ['es', 'Enseña en el Colegio San Elmo.', 'Colegio San Elmo'],
  ['it', 'Insegna presso il Liceo Lindo.', 'Liceo Lindo'],
  ['no', 'Hun underviser ved Elmstad Universitet.', 'Elmstad Universitet'],
])('an organisation is found where someone teaches, in %s: %s', (language, text, name) => {
  expect(companiesIn(language, `<p>${text}</p>`)).toEqual([name])
})

test.each([
  ['tr', '<dl><dt>Ünvan</dt><dd>Veltran Mobilya</dd></dl>', ['Veltran Mobilya']],
  ['az', '<dl><dt>Ünvan</dt><dd>AZ1000, Bakı şəhəri, Nizami küçəsi</dd></dl>', []],
])('a label of names in one language and of addresses in another, in %s', (language, html, names) => {
  expect(companiesIn(language, html)).toEqual(names)
})

test('a part of an organisation that somebody directed is none itself', () => {
  const html =
    '<p>She was Director of Multicultural Student Services and Head of the Center for Economic and Policy Research.</p>'
  expect(companiesIn('en', html)).toEqual(['Center for Economic and Policy Research'])
})

describe('an organisation is found on the line of its number or address', () => {
  test.each([
    ['fr', 'Poterie : Atelier du Moulin, chez Luc, 04 66 03 28 44', ['Atelier du Moulin']],
    [
      'de',
      'Wenden Sie sich an das Hessische Landesamt für Denkmalpflege, Tel. 0611 690610',
      ['Hessische Landesamt für Denkmalpflege'],
    ],
    [
      'en',
      'Registers are held by the Clerk, North Elmshire Council, 41 Meadow Road, Kettering NN16 8TL',
      ['North Elmshire Council'],
    ],
    ['de', 'Restaurant und Biergarten: 0981 180093', []],
    ['de', 'Notruf Feuerwehr und Krankenhaus, Tel. 0981 180093', []],
    ['fr', 'Réservations Hôtel et Restaurant : 02 96 46 21 88', []],
    ['en', 'Restaurant and Bar, 01962 840 500. Dental Emergency Appointments: 01962 840 501', []],
    ['en', 'Serving Elm Bay Ranch and Upper Elm Region, 01962 840 500', []],
    // At the start of a line: the branch or department.
    ['en', 'North Elmshire Council, 01962 840 500', []],
    ['en', 'Visits: Oakham Clinic, 01962 840 500. Or by letter: Selby Clinic, 01962 840 501', []],
  ])('%s: %s', (language, text, companies) => {
    const html = `<html lang="${language}"><title>Page</title><p>${text}</p></html>`
    const { findings } = extract(html, { url: 'https://192.0.2.1/' })
    expect(findings.filter(({ type }) => type === 'companies').map(({ value }) => value)).toEqual(companies)
  })
})

test.each([
  ['Elm Ltd (in liquidation)', 'Elm'],
  ['Elmbau GmbH i. L.', 'Elmbau'],
  ['Olmo S.r.l. in liquidazione', 'Olmo'],
  ['Wiąz Sp. z o.o. w likwidacji', 'Wiąz'],
  ['Elm Pty Ltd, in administration', 'Elm'],
  ['Elm L.L.C.-FZ', 'Elm'],
  ['Elm Public Company Limited', 'Elm'],
  ['Partners in Administration', 'Partners in Administration'],
])('removes the legal form of %s together with register data', (name, bare) => {
  expect(withoutLegalForm(name)).toBe(bare)
})

test.each([
  ['es', 'La Consejería de Elmia informó del curso.', 'Consejería de Elmia'],
  ['pt', 'O Ministério da Saúde de Elmia anunciou os casos.', 'Ministério da Saúde de Elmia'],
])('an article is no part of the name of an institution (%s)', (language, sentence, name) => {
  const names = companiesIn(language, `<p>${sentence}</p>`)
  expect(names).not.toContain(`${sentence.split(' ', 1)[0]} ${name}`)
  expect(names).toEqual([name])
})
