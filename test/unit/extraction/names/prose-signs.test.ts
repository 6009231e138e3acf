import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (line: string) =>
  extract(`<!doctype html><html><body><p>${line}</p></body></html>`, { url: 'https://marlow.example/news' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)
    .sort()

test.each([
  // Relative clauses, ages, activities.
  ['The hall was full. Carol Quaxley, who has sung here since 1991, got a prize.', ['Carol Quaxley']],
  ['C’est l’idée de Benoît Quaxley, qui tient la buvette.', ['Benoît Quaxley']],
  ['Den Kuchen backte Sabine Quaxley, die seit Jahren dabei ist.', ['Sabine Quaxley']],
  ['El premio fue para Carmen Quaxley, cuya huerta conocemos.', ['Carmen Quaxley']],
  ['« Une belle fête », sourit Benoît Quaxley, 58 ans.', ['Benoît Quaxley']],
  ['Gisteren overhandigde men niets, maar Wouter Quaxley verlaat de school.', ['Wouter Quaxley']],
  ['W tym roku Agnieszka Quaxley otrzymała nagrodę.', ['Agnieszka Quaxley']],
  ['About then Carol Quaxley told the board to wait.', ['Carol Quaxley']],
  ['Carmen Quaxley agradeció el apoyo.', ['Carmen Quaxley']],
  ['Wouter Quaxley wordt voorzitter.', ['Wouter Quaxley']],
  // Thanks, employers, posts.
  ['Many thanks to Carol Quaxley and team', ['Carol Quaxley']],
  ['Ein herzlicher Dank an Sabine Quaxley für den Kuchen', ['Sabine Quaxley']],
  ['It began in a class I took with Carol Quaxley in Leeds.', ['Carol Quaxley']],
  ['Ein Abend, gemeinsam mit Sabine Quaxley im Saal.', ['Sabine Quaxley']],
  ['Anschließend wurde Sabine Quaxley einstimmig als Wartin bestätigt.', ['Sabine Quaxley']],
  ['The meeting elected Carol Quaxley to the board.', ['Carol Quaxley']],
  ['La visite est animée par Benoît Quaxley au château.', ['Benoît Quaxley']],
  ['Chèques à l’ordre de Benoît Quaxley.', ['Benoît Quaxley']],
  // Relatives, with or without a comma.
  ['Haar broer, Wouter Quaxley, blijft.', ['Wouter Quaxley']],
  ['a note from my old friend Carol Quaxley in Leeds', ['Carol Quaxley']],
  ['Sua moglie Chiara Quaxley cucina.', ['Chiara Quaxley']],
  ['Hans fru Ingrid Quaxley målar.', ['Ingrid Quaxley']],
  // Several at once.
  ['with board members Carol Quaxley and Zindi Marl in favour', ['Carol Quaxley', 'Zindi Marl']],
  ['De gauche à droite : Benoît Quaxley, Luc Marl et Zindi Darbon.', ['Benoît Quaxley', 'Luc Marl', 'Zindi Darbon']],
  ['V. l. n. r.: Sabine Quaxley, Uwe Marl', ['Sabine Quaxley', 'Uwe Marl']],
  ['We met Carol Quaxley and Peter Marl, who run the shop.', ['Carol Quaxley', 'Peter Marl']],
  ['Przyszła przewodnicząca Zarządu Krajowego Anna Quaxley.', ['Anna Quaxley']],
  ['(Photo Le Marlow/Benoît Quaxley)', ['Benoît Quaxley']],
  ['Carol Quaxley &amp; Peter Marl', ['Carol Quaxley', 'Peter Marl']],
  ['Appointed Ruth Quaxley to the board.', ['Ruth Quaxley']],
  ['a cake for Carol Quaxley’s birthday', ['Carol Quaxley']],
  ['Leitung: Dr. Uwe v. d. Quaxley', ['Uwe v. d. Quaxley']],
  ['Director: Alistair ffoxley-Quaxley', ['Alistair ffoxley-Quaxley']],
  ['Trainerin der 2. Damen ist seit Mai 2024 Sabine Quaxley (Celle).', ['Sabine Quaxley']],
  ['Notre présidente est depuis 2019 Anne Quaxley', ['Anne Quaxley']],
  ['Motion by Carol Quaxley, second by Peter Marl, carried.', ['Carol Quaxley', 'Peter Marl']],
  ['Die Nadel erhielten Sabine Quaxley und Uwe Marl.', ['Sabine Quaxley', 'Uwe Marl']],
  ['RSVP to Carol Quaxley by May', ['Carol Quaxley']],
  ['Der Bürgermeister kam. Bürgermeister Karl-Uwe Grote sprach.', ['Karl-Uwe Grote']],
])('%s contains %j', (line, names) => expect(namesOf(line)).toEqual(names))

test.each([
  'We met Graham Quaxley in a park.',
  'The street is named after Carol Quaxley, who lived here.',
  'It was Carol Quaxley, who died in 1843, that built it.',
  'A statue of Carol Quaxley, who saved the town, stands here.',
  'Carol Quaxley School won the cup.',
  'Die Sabine-Quaxley-Schule, die wir kennen, feierte.',
  'Rue Benoît Quaxley, qui mène à la gare',
  'Thanks to Quaxley &amp; Sons for the wine',
  'Thanks to Google Maps you will find us.',
  'Together with Marlow Bank we build.',
  'The Carol Quaxley Foundation gave a lot.',
  'read Carol Quaxley’s Harbour Songs',
  'Am schönsten ist in dieser Saison Sabine Quaxley',
  'He turned left Graham Quaxley',
  'Albo Geometri Como',
  'Sales/Carol Quaxley',
  'Santa Carolina came second.',
  'They beat the Carol Quaxley, who came in last.',
])('%s contains no name', (line) => expect(namesOf(line)).toEqual([]))
