import { expect, test } from 'vitest'
import { judgeMention } from '../../../../src/extraction/names/judge-mention.ts'

/** Splits a line at the name in brackets. */
const mentionIn = (line: string) => {
  const [before, rest] = line.split('[') as [string, string]
  return judgeMention(before, rest.slice(rest.indexOf(']') + 1))
}

test.each([
  ['Contact person: [Jane Roe]', ['line.label'], 'label', null],
  ['Geschäftsführerin: Dipl.-Ing. (FH) [Jane Roe], Berlin', ['line.label'], 'label', 'Geschäftsführerin'],
  ['[Arthur Marlow] III, Head of Sales', ['line.title'], 'text', 'Head of Sales'],
  ['CEO [Jane Roe]', ['line.label'], 'label', 'CEO'],
  ['[Jane Roe], Head of Sales, Acme', ['line.title'], 'text', 'Head of Sales'],
  ['[Jane Roe]. Section Chair 2022-2023.', ['line.title'], 'text', 'Section Chair'],
  ['[Jane Roe] – Prokuristin', ['line.title'], 'text', 'Prokuristin'],
  ['[Jane Roe] is the managing director of Acme.', ['line.title'], 'text', 'managing director'],
  ['[Jane Roe] is our health and safety adviser.', ['line.title'], 'text', 'health and safety adviser'],
  ['[Jane Roe] joins us as contracts manager from Acme.', ['line.title'], 'text', 'contracts manager from Acme'],
  ['[Jane Roe] ist seit 2019 unsere Vertriebsleiterin.', ['line.title'], 'text', 'Vertriebsleiterin'],
  ['[Jane Roe] est depuis 2019 notre responsable qualité.', ['line.title'], 'text', 'responsable qualité'],
  ['[Jane Roe] är sedan 2019 vår kassör.', ['line.title'], 'text', 'vår kassör'],
  ['Frau Dr. med. dent. [Jane Roe]', ['line.honorific'], 'text', null],
  ['[Jane Roe], PhD, CPA', ['line.degree'], 'text', null],
  ['[Jane Roe] MA', ['line.suffix'], 'text', null],
  ['Written by [Jane Roe]', ['line.byline'], 'author', null],
  ['12/04/2021, publié par [Jane Roe]', ['line.byline'], 'author', null],
  ['Por [Jane Roe] | 03/05/2022', ['line.short-byline'], 'author', null],
  ['By [Jane Roe] on 3 May', ['line.short-byline'], 'author', null],
  ['By [Jane Roe] at the desk', ['line.by'], 'author', null],
  ['“It works,” said [Jane Roe], who runs it', ['line.speaker'], 'text', null],
  ['Please ask for [Jane Roe] at the desk', ['line.asked-for'], 'label', null],
  ['Gewänder und Noten: [Jane Roe]', ['line.any-label'], 'label', null],
  ['“It works,” said [Jane Roe] on Monday', ['line.speech'], 'text', null],
  // Academic titles, and titles in other languages.
  ['Dipl.-Betriebsw. [Jane Roe]', ['line.honorific'], 'text', null],
  ['Das Gutachten schrieb Dipl.-Geol. [Jane Roe]', ['line.honorific'], 'text', null],
  ['M.Sc. [Jane Roe]', ['line.honorific'], 'text', null],
  ['DI [Jane Roe]', ['line.honorific'], 'text', null],
  ['Coordenadora: Enf.ª [Jane Roe]', ['line.label'], 'label', 'Coordenadora'],
  ['Per le camere scrivete a [Jane Roe]', ['line.asked-for'], 'label', null],
  ['Para reservas, pregunte por [Jane Roe] en el bar', ['line.asked-for'], 'label', null],
  [
    '“We had more luck than we knew in the second half,” said Dover head coach [Jane Roe].',
    ['line.likely-label'],
    'text',
    'head coach',
  ],
  ['But opponents disagree. [Jane Roe], who chairs the club, said so', ['line.doing', 'line.prose'], 'text', null],
  ['i. V. [Jane Roe]', ['line.honorific'], 'text', null],
  ['StB WP [Jane Roe]', ['line.honorific'], 'text', null],
  ['Profª. Drª. [Jane Roe]', ['line.honorific'], 'text', null],
  ['ИП [Ольга Роева]', ['line.honorific'], 'text', null],
  ['[Kelemen Réka] tanszékvezető', ['line.title'], 'text', 'tanszékvezető'],
  ['Genel Müdür: Av. [Jane Roe]', ['line.label'], 'label', 'Genel Müdür'],
  ['Người liên hệ: Ông [Jane Roe]', ['line.label'], 'label', null],
  ['OSR i. R. [Jane Roe]', ['line.honorific'], 'text', null],
  ['Le jeudi, l’ingénieure du bureau (M. [Jean Roe]) répond', ['line.honorific'], 'text', null],
  ['Jeden Montag ist unsere Beraterin ([Jane Roe]) da', ['line.likely-label'], 'text', 'Beraterin'],
  ['Studio Legale [Jane Roe]', ['line.office'], 'text', null],
  ['WA 0811-234-567 (Sdri. [Jane Roe])', ['line.honorific'], 'text', null],
  ['[Тетяна Мельничук] – завідувачка бібліотеки', ['line.title'], 'text', 'завідувачка бібліотеки'],
  // Contact details of a person.
  ['Das weiß gern [Jane Roe] (Durchwahl -27).', ['line.reachable'], 'text', null],
  ['Rsvp: no later than May to [Jane Roe], 020 7946 0018 / 0161 496 0018.', ['line.reachable'], 'text', null],
  ['On 3 May 2012 at 9:14, [Jane Roe] <jroe at marlow.org> wrote:', ['line.reachable'], 'text', null],
  ['Pour plus de détails, [Jane Roe] (jane.roe@marlow.fr)', ['line.reachable'], 'text', null],
  // Activities of people.
  ['Last year [Jane Roe] opened a bakery in Leeds', ['line.doing'], 'text', null],
  ['[Jane Roe] will take you through the code', ['line.doing'], 'text', null],
  ['[Jane Roe] and Ann Lind will host the evening', ['line.doing'], 'text', null],
  ['Jane Roe and [Zindi Lind] will host the evening', ['line.doing-together'], 'text', null],
  ['La visite commence, [Jane Roe] vous guide', ['line.doing'], 'text', null],
  ['the patch [Jane Roe] posted on Friday', ['line.doing'], 'text', null],
  ['Write to our head of sales, [Jane Roe], at sales (at) marlow.org', ['line.apposition'], 'text', 'head of sales'],
  ['Fragen Sie unsere Geschäftsführerin, [Jane Roe].', ['line.apposition'], 'text', 'Geschäftsführerin'],
  ['We meet on Tuesdays at the home of [Jane Roe], 5 Elm St.', ['line.introduced'], 'text', null],
  ['He opened the shop with [Jane Roe] in 1987', ['line.introduced'], 'text', null],
  ['We have named Mrs [Jane Roe] as our officer', ['line.honorific'], 'text', null],
  ['Viele Grüße [Jane Roe]', ['line.closing'], 'text', null],
  // Abbreviated titles, ranks with numbers, degrees with spaces.
  ['klasa II (wych. p. [Jana Roe]) i inni', ['line.honorific'], 'text', null],
  ['Gościem był ks. prał. [Jan Roe], a potem', ['line.honorific'], 'text', null],
  ['Přišel také npor. [Jan Roe] a další', ['line.honorific'], 'text', null],
  ['oraz st. sierż. [Jan Roe] z Policji', ['line.honorific'], 'text', null],
  ['Patrol: PC 4417 [Jane Roe], Hull', ['line.honorific'], 'text', null],
  ['MTA [Jane Roe]', ['line.label'], 'label', 'MTA'],
  ['[Jane Roe], B. Sc. (beurlaubt)', ['line.degree'], 'text', null],
  ['[Jan Roe] sen. (Ulm)', ['line.degree'], 'text', null],
  ['Portrait of [Jane Roe]', ['line.portrait'], 'label', null],
  ['Porträt von [Jane Roe]', ['line.portrait'], 'label', null],
  ['Payable to [Jane Roe].', ['line.asked-for'], 'label', null],
  ['Sonja Lind, [Bilingual Roe] Coordinator', ['line.title-of-words'], 'text', 'Coordinator'],
  ['[Jane Roe] becomes treasurer.', ['line.title'], 'text', 'treasurer'],
  ['Strona p [Jane Roe] i inne', [], 'text', null],
  ['Room 4417 [Jane Roe] in the hall', [], 'text', null],
  ['We met [Jane Roe] in a park', [], 'text', null],
  ['Behind our old brick yard, [Jane Roe] knows', [], 'text', null],
  ['Mechaniker (m/w/d) – [Jane Roe], Kiel', [], 'text', null],
])('%s', (line, reasons, method, jobTitle) => {
  const mention = mentionIn(line)
  expect(mention).toMatchObject({ isSomethingElse: false, method, jobTitle })
  expect(mention.tally.counted.map(({ id }) => id)).toEqual(reasons)
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
])('%s is not a person', (line) => {
  expect(mentionIn(line).isSomethingElse).toBe(true)
})

test('a name next to a phone number or an age has no house number', () => {
  expect(mentionIn('[Jane Roe] 0412 345 678').isSomethingElse).toBe(false)
  expect(mentionIn('[Jane Roe], 45 years old').isSomethingElse).toBe(false)
})

test('bullets, numbers and honorifics do not count as other text on a line', () => {
  expect(mentionIn('• Dr. [Jane Roe]').isAlone).toBe(true)
  expect(mentionIn('2. [Jane Roe], MD').isAlone).toBe(true)
  expect(mentionIn('[Jane Roe] and others').isAlone).toBe(false)
})

test.each([
  ['El presidente del club, [José Roe], y el gerente de Elm, Ana Lind', 'presidente del club'],
  ['Der Vorsitzende, [Peter Lind], und die Leiterin der Schule, Anna Roe', 'Vorsitzende'],
  ['[Jane Roe], chair and treasurer, and Peter Lind', 'chair and treasurer'],
])('a conjunction begins the title of the next person: %s', (line, title) =>
  expect(mentionIn(line).jobTitle).toBe(title),
)
