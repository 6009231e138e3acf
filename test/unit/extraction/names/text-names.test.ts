import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string, language = 'en') =>
  extract(`<!doctype html><html lang="${language}"><body>${html}</body></html>`, { url: 'https://roe.example/p' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  ['<p>Beisitzer: Jane Roe, Ann Lind u. Peter Marlow jun.</p>', ['Jane Roe', 'Ann Lind', 'Peter Marlow']],
  [
    '<p>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV<br>Jane Roe (Vertrieb)<br>Anschrift wie oben</p>',
    ['Jane Roe'],
  ],
  ['<table><tr><td>Beiräte<td>DI Jane Roe, Peter Marlow</table>', ['Jane Roe', 'Peter Marlow']],
  ['<table><tr><td>Marlow, Dr. Jane<td>Raum 2<td>212</table>', ['Jane Marlow']],
  ['<p>Cllr (Mrs) K Marlow</p>', ['K Marlow']],
  ['<p>PRO – Aoife Marlow</p>', ['Aoife Marlow']],
  ['<p>Jane Quaxley of Elm Wildlife Park</p>', ['Jane Quaxley']],
  ['<p>Peter Marlow and the Quaxley Players</p>', ['Peter Marlow']],
  ['<p>Graham Quaxley of all people came, and so did the rest of the village on that day</p>', []],
  ['<p>Elmstead Centre of Marlow Park</p>', []],
  ['<p>Bistro – Ann Marlow</p>', []],
  ['<div class="card"><h3>Ralph Lauren Shirt</h3><p>£40</p></div>', []],
  ['<p>Ralph Lauren opened the first shop in 1971; John Lewis (020 7946 0018) is next door.</p>', []],
  ['<p>Sanitär Peter Marlow, Tel. 0201 123456</p>', ['Peter Marlow']],
  ['<p>Сорокин П.А., главный инженер</p>', ['Сорокин П.А.']],
  ['<h3>Enóloga</h3><p>Pilar Marlow Quaxley</p>', ['Pilar Marlow Quaxley']],
  ['<pre>id,name,email\n7,Max Mustermann,max@marlow.de\n8,Jane Doe,jd@marlow.org</pre>', []],
  ['<p>Giám đốc: Nguyễn Văn An</p>', ['Nguyễn Văn An']],
  ['<p>ThS. Đỗ Văn Dũng</p><p>PGS.TS. Vũ Đức Long</p>', ['Đỗ Văn Dũng', 'Vũ Đức Long']],
  ['<p>Đường Nguyễn Văn Linh, Quận 7</p>', []],
  ['<p>Puan Nurul Huda binti Abdullah</p>', ['Nurul Huda binti Abdullah']],
  ['<p>Datuk Seri Lim Wei Ming, Chairman</p>', ['Lim Wei Ming']],
  ['<p>By Robert Hill on 3 May 2024</p>', ['Robert Hill']],
  ['<p>By Victoria Park station</p>', []],
  // Short family names, family names that are titles, and particles between given and family name
  ['<p>Anh Do, Engineer</p><h3>Anh Do</h3><p>Anh Do It Yourself</p>', ['Anh Do']],
  ['<p>James Elder, Director</p><p>By Anna Chancellor</p>', ['James Elder', 'Anna Chancellor']],
  ['<p>Robert Lee Elder III, Partner</p>', ['Robert Lee Elder']],
  // A generation numeral says that a likely name is a person's, but courses and games have numerals too
  ['<ul><li>Lynn Carter</li><li>August A. Lind III</li></ul>', ['Lynn Carter', 'August A. Lind']],
  ['<h2>Algebra Lineare III</h2><h2>Quilla Immortal III</h2>', []],
  ['<p>To register, contact Barbara A. Lind or Bill Quaxley.</p>', ['Barbara A. Lind', 'Bill Quaxley']],
  ['<p>Elder James Roe</p><p>The church elder spoke.</p>', ['James Roe']],
  ['<p>Contact: Berg, Jan van der</p>', ['Jan van der Berg']],
  ['<p>Linden, Marieke van der, MSc</p><p>Vries, Piet de, bookkeeper</p>', ['Marieke van der Linden', 'Piet de Vries']],
  ['<li><span>Treasurer</span><span>Owen Fairley</span></li>', ['Owen Fairley']],
  ['<p>“We are delighted,” said Robert Hill, who runs the shop.</p>', ['Robert Hill']],
  ['<p>Robert Archer joined us in 2010.</p>', ['Robert Archer']],
  ['<p>Küchenhilfe (m/w/d)</p><p>Marlow Lind</p>', []],
  ['<p>Director: ÔNG NGUYỄN VĂN AN</p>', ['Nguyễn Văn An']],
  ['<p>Presidenta: Pilar Robles y Benítez</p>', ['Pilar Robles y Benítez']],
  // What a sentence calls several people, and family names first that no list knows
  [
    '<p>Sono stati nominati i Consiglieri Quaxley Anna, Tovrin Marco, Zindi Laura, Marlow Andrea, il Presidente Lind Elena.</p>',
    ['Quaxley Anna', 'Tovrin Marco', 'Zindi Laura', 'Marlow Andrea', 'Lind Elena'],
  ],
  ['<p>Monsieur Philippe Marlow, en sa qualité de président de l’association.</p>', ['Philippe Marlow']],
  ['<p>Avukat Ahmet UÇA</p>', ['Ahmet Uça']],
  ['<p>Ahmet UÇA</p>', []],
  // Polish offices and councils in the genitive, and shops
  ['<p>Rzecznik Praw Obywatelskich</p><p>radny Rady Miejskiej w Elmowie</p>', []],
  ['<h3>Mila Gomme</h3><p>Via Elmo 24 Imola | Tel 0542 616885 | info@gomme.example</p>', []],
  // Form fields, countries and towns, and streets named after people
  ['<form><label>Ad Soyad</label><input><label>Vorname Nachname</label><input></form>', []],
  ['<ul><li>Costa Rica</li><li>San Marino</li><li>Bandar Abbas</li><li>Santa Clara</li></ul>', []],
  ['<p>Costa Rica</p>', []],
  [
    '<ul><li>Jane Roe</li><li>Robert Hill</li><li>Pilar Marlow</li><li>Ann Lind</li></ul>',
    ['Jane Roe', 'Robert Hill', 'Pilar Marlow', 'Ann Lind'],
  ],
  ['<h4>Dirección</h4><p>Avd. Pilar Benítez, s/n<br>41500 Olmeda</p>', []],
  ['<p>Pza. Pilar Benítez, director</p>', []],
  // Lists are classified as a whole
  [
    `<ul><li>Home page</li><li>Other things here</li><li>More stuff</li><li>Last year</li><li>Secretary: Jane Roe</li></ul>
    <h3>Members</h3><ul><li>Emily Carter</li><li>Zindi Quaxley</li><li>Tovrin Sharma</li><li>Robert Lind</li></ul>`,
    ['Jane Roe', 'Emily Carter', 'Robert Lind', 'Zindi Quaxley', 'Tovrin Sharma'],
  ],
  // Short family names, ranks and degrees
  ['<p>President: Quaxdeb Das</p>', ['Quaxdeb Das']],
  ['<p>Quaxdeb Das Fenster</p>', []],
  ['<p>Vice President</p><h3>Brig Gen Quaxer Ovrin Chowdhury, psc, PEng(Retd)</h3>', ['Quaxer Ovrin Chowdhury']],
  ['<h5>Naczelnik</h5><h4>Druh Krzysztof Lind</h4>', ['Krzysztof Lind']],
  ['<p>Doctors: Emily Carter, D.C. · Robert Lind, D.C. On-site tests</p>', ['Emily Carter', 'Robert Lind']],
  [
    '<ul><li>Hurling – Aoife Marlow</li><li>Camogie – Ann Lindqvist</li><li>Archery – Zindi Quaxley</li></ul>',
    ['Aoife Marlow', 'Ann Lindqvist', 'Zindi Quaxley'],
  ],
  [
    '<p>Tischtennis – Anna Lindner</p><p>Turnen – Peter Marlow</p><p>Wandern – Zindi Quaxler</p>',
    ['Anna Lindner', 'Peter Marlow', 'Zindi Quaxler'],
  ],
  ['<p>Tischtennis – Graham Lindner</p><p>Turnen – neue Zeiten</p>', []],
  ['<ul><li>Lamp – Oval Sabrello</li><li>Desk – Tall Morbino</li><li>Seat – Wide Cantorra</li></ul>', []],
  [
    '<p>Thanks go to many: Ann Lindqvist, Zindi Quaxley, Robert Marlow and Quent Ozbery helped us all summer.</p>',
    ['Ann Lindqvist', 'Zindi Quaxley', 'Robert Marlow', 'Quent Ozbery'],
  ],
  // The last words of many lines are kinds of things
  [
    '<h3>Zorbin Quax Radiators</h3><p>Director of heat</p><p>Oval Radiators</p><p>Tall Radiators</p><p>Low Radiators</p>',
    [],
  ],
  [
    '<div class="team"><p>Zindi Quaxley</p><p>Director</p><p>Ann Quaxley</p><p>Chair</p><p>Robert Quaxley</p><p>Chef</p></div>',
    ['Zindi Quaxley', 'Ann Quaxley', 'Robert Quaxley'],
  ],
  // Postcodes, states and towns
  ['<p>Tempe, AZ<br>Goleta, CA<br>Mira Loma, CA<br>Northridge, CA</p>', []],
  ['<p>Jane Marlow, CA<br>My lawyer was there for me.</p>', ['Jane Marlow']],
  ['<p>Dorpsweg 12<br>5700 AD Helmond<br>helmond@marlow.example</p>', []],
  ['<p>Des Moines IA 50301</p><p>Kota Damansara, 47810 Petaling Jaya</p>', []],
  // Companies by legal form, by their role in a sentence and by a welcome
  ['<p>© 2024 Marlow Harris, Inc. All rights reserved.</p>', []],
  ['<p>© 2024 Robert Harris, PhD. All rights reserved.</p>', ['Robert Harris']],
  ['<p>Robert Harris is an independent design agency based in Hull.</p>', []],
  ['<p>Robert Harris is an agency director based in Hull.</p>', ['Robert Harris']],
  ['<p>Welcome to Dorothy Marlow, sign in or register.</p><p>Bienvenue chez Jean Marlow, inscrivez-vous</p>', []],
  ['<p>Exterior Color: Sterling Gray</p><p>Farbe: Amber Rosa</p>', []],
  // Statements about people in headlines and sentences
  ['<p>By Robert Marlow Gives Talk on Roads</p>', ['Robert Marlow']],
  ['<p>Robert Harris, a practising lawyer and founder of nothing, writes here.</p>', ['Robert Harris']],
  ['<p>Robert Harris, creator and chocolatier of the house, began small.</p>', ['Robert Harris']],
  ['<p>Robert Harris worked his way through college doing carpentry.</p>', ['Robert Harris']],
  ['<p>Robert Harris offers the best pumps and their parts.</p>', []],
  ['<p>Robert Harris, a subsidiary of Marlow, sells pumps.</p>', []],
])('%s contains %j', (html, names) => {
  expect(namesOf(html).sort()).toEqual(names.sort())
})

test("a page without a language uses the name rules of the caller's country", () => {
  const namesIn = (html: string, country?: string) =>
    extract(html, { url: 'https://roe.example/p', country })
      .findings.filter(({ type }) => type === 'names')
      .map(({ value }) => value)
  expect(namesIn('<p>Contact : M. Jean Marlow</p>', 'FR')).toEqual(['Jean Marlow'])
  expect(namesIn('<p>Contact : M. Jean Marlow</p>')).toEqual(['M. Jean Marlow'])
  expect(namesIn('<p>Written by KOVÁCS Réka</p>', 'hu')).toEqual(['Kovács Réka'])
  expect(namesIn('<p>Written by KOVÁCS Réka</p>')).toEqual(['Réka Kovács'])
})

test('D. means Don on Spanish pages only', () => {
  expect(namesOf('<p>Atención: D. Ignacio Marlow</p>', 'es')).toEqual(['Ignacio Marlow'])
  expect(namesOf('<p>Author: D. Ignacio Marlow</p>', 'en')).toEqual(['D. Ignacio Marlow'])
})

test('M. is an honorific on French pages only', () => {
  expect(namesOf('<p>Contact : M. Jean Marlow</p>', 'fr')).toEqual(['Jean Marlow'])
  expect(namesOf('<p>Contact: M. Jean Marlow</p>', 'en')).toEqual(['M. Jean Marlow'])
})

test('a name in an element of its own begins a line of people', () =>
  expect(
    extract('<html lang="en"><title>Our team</title><body><p><span>Jane Q. Quaxley</span> Elmstead</p></body></html>', {
      url: 'https://roe.example/team',
    }).findings.flatMap(({ type, value }) => (type === 'names' ? [value] : [])),
  ).toEqual(['Jane Q. Quaxley']))

test.each([
  ['<table><tr><td><b>Mr. Quaxwal R. K.</b></td><td>Chair</td></tr></table>', ['Quaxwal R. K.']],
  ['<p>Director, Quaxwal B.V.</p>', []],
  // The workplace of the person beside it
  ['<table><tr><td>Mrs. Manisha Quaxyani</td><td>Principal, Ganga Quaxvidyala</td></tr></table>', ['Manisha Quaxyani']],
  ['<div class="team"><p>4/5A Lê Lợi, Bình Quăn, TP.HCM</p></div>', []],
  ['<p>Korjaamo on Mikkelin Quaxlässä, kadun päässä.</p>', []],
])('%s names %j', (html, names) => expect(namesOf(html)).toEqual(names))
