import { expect, test } from 'vitest'
import { judgeMention } from '../../../../src/extraction/names/judge-mention.ts'

/** Splits a line at the name in brackets. */
const mentionIn = (line: string) => {
  const [before, rest] = line.split('[') as [string, string]
  return judgeMention(before, rest.slice(rest.indexOf(']') + 1))
}

test.each([
  ['Contact person: [Jane Roe]', 1, 'label', null],
  ['Geschäftsführerin: Dipl.-Ing. (FH) [Jane Roe], Berlin', 1, 'label', 'Geschäftsführerin'],
  ['[Arthur Marlow] III, Head of Sales', 1, 'text', 'Head of Sales'],
  ['CEO [Jane Roe]', 1, 'label', 'CEO'],
  ['[Jane Roe], Head of Sales, Acme', 1, 'text', 'Head of Sales'],
  ['[Jane Roe] – Prokuristin', 1, 'text', 'Prokuristin'],
  ['[Jane Roe] is the managing director of Acme.', 1, 'text', 'managing director'],
  ['Frau Dr. med. dent. [Jane Roe]', 1, 'text', null],
  ['[Jane Roe], PhD, CPA', 2, 'text', null],
  ['Written by [Jane Roe]', 1, 'author', null],
  ['12/04/2021, publié par [Jane Roe]', 1, 'author', null],
  ['Por [Jane Roe] | 03/05/2022', 1, 'author', null],
  ['By [Jane Roe] on 3 May', 1, 'author', null],
  ['By [Jane Roe] at the desk', 2, 'author', null],
  ['“It works,” said [Jane Roe], who runs it', 1, 'text', null],
  ['Please ask for [Jane Roe] at the desk', 2, 'label', null],
  ['Gewänder und Noten: [Jane Roe]', 2, 'label', null],
  ['“It works,” said [Jane Roe] on Monday', 3, 'text', null],
  // Titles of academics and of other languages.
  ['Dipl.-Betriebsw. [Jane Roe]', 1, 'text', null],
  ['Das Gutachten schrieb Dipl.-Geol. [Jane Roe]', 1, 'text', null],
  ['M.Sc. [Jane Roe]', 1, 'text', null],
  ['DI [Jane Roe]', 1, 'text', null],
  ['Coordenadora: Enf.ª [Jane Roe]', 1, 'label', 'Coordenadora'],
  ['Per le camere scrivete a [Jane Roe]', 2, 'label', null],
  ['Para reservas, pregunte por [Jane Roe] en el bar', 2, 'label', null],
  ['“We had more luck than we knew in the second half,” said Dover head coach [Jane Roe].', 2, 'text', null],
  ['But opponents disagree. [Jane Roe], who chairs the club, said so', 3, 'text', null],
  ['i. V. [Jane Roe]', 1, 'text', null],
  ['StB WP [Jane Roe]', 1, 'text', null],
  ['Profª. Drª. [Jane Roe]', 1, 'text', null],
  ['ИП [Ольга Роева]', 1, 'text', null],
  ['[Kelemen Réka] tanszékvezető', 1, 'text', 'tanszékvezető'],
  ['Genel Müdür: Av. [Jane Roe]', 1, 'label', 'Genel Müdür'],
  ['Người liên hệ: Ông [Jane Roe]', 1, 'label', null],
  ['OSR i. R. [Jane Roe]', 1, 'text', null],
  ['Le jeudi, l’ingénieure du bureau (M. [Jean Roe]) répond', 1, 'text', null],
  ['Jeden Montag ist unsere Beraterin ([Jane Roe]) da', 2, 'text', null],
  ['Studio Legale [Jane Roe]', 3, 'text', null],
  ['WA 0811-234-567 (Sdri. [Jane Roe])', 1, 'text', null],
  ['[Тетяна Мельничук] – завідувачка бібліотеки', 1, 'text', 'завідувачка бібліотеки'],
  // Ways to reach a person.
  ['Das weiß gern [Jane Roe] (Durchwahl -27).', 3, 'text', null],
  ['Rsvp: no later than May to [Jane Roe], 020 7946 0018 / 0161 496 0018.', 3, 'text', null],
  ['On 3 May 2012 at 9:14, [Jane Roe] <jroe at marlow.org> wrote:', 3, 'text', null],
  ['Pour plus de détails, [Jane Roe] (jane.roe@marlow.fr)', 3, 'text', null],
  // What people do.
  ['Last year [Jane Roe] opened a bakery in Leeds', 3, 'text', null],
  ['[Jane Roe] will take you through the code', 3, 'text', null],
  ['[Jane Roe] and Ann Lind will host the evening', 3, 'text', null],
  ['Jane Roe and [Zindi Lind] will host the evening', 2, 'text', null],
  ['La visite commence, [Jane Roe] vous guide', 3, 'text', null],
  ['the patch [Jane Roe] posted on Friday', 3, 'text', null],
  ['Write to our head of sales, [Jane Roe], at sales (at) marlow.org', 2, 'text', 'head of sales'],
  ['Fragen Sie unsere Geschäftsführerin, [Jane Roe].', 2, 'text', 'Geschäftsführerin'],
  ['We meet on Tuesdays at the home of [Jane Roe], 5 Elm St.', 2, 'text', null],
  ['He opened the shop with [Jane Roe] in 1987', 2, 'text', null],
  ['We have named Mrs [Jane Roe] as our officer', 1, 'text', null],
  ['Viele Grüße [Jane Roe]', 2, 'text', null],
  // Titles that full stops shorten, ranks with numbers, degrees with spaces.
  ['klasa II (wych. p. [Jana Roe]) i inni', 1, 'text', null],
  ['Gościem był ks. prał. [Jan Roe], a potem', 1, 'text', null],
  ['Přišel také npor. [Jan Roe] a další', 1, 'text', null],
  ['oraz st. sierż. [Jan Roe] z Policji', 1, 'text', null],
  ['Patrol: PC 4417 [Jane Roe], Hull', 1, 'text', null],
  ['MTA [Jane Roe]', 1, 'label', 'MTA'],
  ['[Jane Roe], B. Sc. (beurlaubt)', 2, 'text', null],
  ['[Jan Roe] sen. (Ulm)', 2, 'text', null],
  ['Portrait of [Jane Roe]', 1, 'label', null],
  ['Porträt von [Jane Roe]', 1, 'label', null],
  ['Payable to [Jane Roe].', 2, 'label', null],
  ['Sonja Lind, [Bilingual Roe] Coordinator', 2, 'text', 'Coordinator'],
  ['[Jane Roe] becomes treasurer.', 1, 'text', 'treasurer'],
  ['Strona p [Jane Roe] i inne', 4, 'text', null],
  ['Room 4417 [Jane Roe] in the hall', 4, 'text', null],
  ['We met [Jane Roe] in a park', 4, 'text', null],
  ['Behind our old brick yard, [Jane Roe] knows', 4, 'text', null],
  ['Mechaniker (m/w/d) – [Jane Roe], Kiel', 4, 'text', null],
])('%s', (line, needs, method, jobTitle) => {
  expect(mentionIn(line)).toMatchObject({ isSomethingElse: false, needs, method, jobTitle })
})

test.each([
  'Rue [Jean Roe], Paris',
  'ul. [Jana Roe] 5',
  'Adres: Av. [Jana Roe]',
  '[Jane Roe] Foundation',
  '[Jane Roe] & Sons',
  'Entreprenör: [Jane Roe] i Umeå AB',
  'A report of the firm [Marlow Lind] LLP says so',
  '[Jane Roe] 12, 10115 Berlin',
  'Website by [Jane Roe]',
  'Webdesign: [Jane Roe]',
  'former Chief Technology Officer of [Marlow Biotech], will join the Board of Directors',
  'Lehrer bei [Marlow Lind]',
  'Elektriker – [Marlow Lind] e.K., Kiel',
  '[Marlow Lind] SAN. TİC. LTD. ŞTİ.',
  'Box 12, 461 52 [Marlow Lind]',
  'ul. Polna 4, 31-042 [Nowa Marlow]',
  'Ředitel, [Marlow Lind] s.r.o.',
  '12 King Road, near [Marlow Bazar], P.O. Box 17',
  '© 2024 by [Marlow Lind] & Paint. All rights reserved',
])('%s names something else than a person', (line) => {
  expect(mentionIn(line).isSomethingElse).toBe(true)
})

test('a name with a phone number or an age beside it has no house number', () => {
  expect(mentionIn('[Jane Roe] 0412 345 678').isSomethingElse).toBe(false)
  expect(mentionIn('[Jane Roe], 45 years old').isSomethingElse).toBe(false)
})

test('bullets, numbers and honorifics leave a name alone on its line', () => {
  expect(mentionIn('• Dr. [Jane Roe]').isAlone).toBe(true)
  expect(mentionIn('2. [Jane Roe], MD').isAlone).toBe(true)
  expect(mentionIn('[Jane Roe] and others').isAlone).toBe(false)
})
