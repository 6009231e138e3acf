import { expect, test } from 'vitest'
import { lookOf } from '../../../../src/extraction/companies/name-looks.ts'

test.each([
  ['az', 'Qarağac Universiteti'],
  ['bg', 'Община Брястово'],
  ['cs', 'Svaz Jilmů'],
  ['da', 'Elmkøbing Roforening'],
  ['de', 'Tennisclub Ulmenau'],
  ['el', 'Δήμος Φτελιάς'],
  ['es', 'Confederación Olmeda'],
  ['fi', 'Jalavan Urheiluliitto'],
  ['fr', 'Préfecture de l’Ormeau'],
  ['hr', 'Udruga Brijest'],
  ['hu', 'Szilfa Egyesület'],
  ['id', 'Kementerian Pertanian'],
  ['it', 'Consorzio Olmia'],
  ['mk', 'Здружение Брест'],
  ['nl', 'Tennisvereniging Olmendam'],
  ['no', 'Almvik Idrettsforening'],
  ['pl', 'Towarzystwo Wiązów'],
  ['pt', 'Federação Olmeira'],
  ['ro', 'Primăria Ulmeni'],
  ['ru', 'Ассоциация Вязово'],
  ['sk', 'Združenie Brest'],
  ['sl', 'Društvo Brest'],
  ['sq', 'Shoqata Vidhi'],
  ['sr', 'Udruženje Brest'],
  ['sv', 'Almviks Fotbollsförening'],
  ['tr', 'Karaağaç Belediyesi'],
  ['uk', 'Асоціація Берестово'],
])('%s: a kind of institution says what %s is', (_language, name) => expect(lookOf(name)).toBe('organisation'))

test.each([
  ['da', 'Elmkøbings bestyrelsen'],
  ['de', 'Ulmenauer Fleischgericht'],
])('%s: %s is none', (_language, name) => expect(lookOf(name)).not.toBe('organisation'))
