import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesIn = (body: string) =>
  extract(`<html lang="es"><body>${body}</body></html>`, { url: 'https://www.ejemplo-sitio.mx/' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  ['a board above a link is nobody', '<h2>Junta Directiva</h2><p>Ver todos</p>', []],
  [
    'a board above its chair is nobody',
    '<h2>Junta Directiva</h2><p>Presidente</p><p>Carlos Méndez Soto</p>',
    ['Carlos Méndez Soto'],
  ],
  [
    'two families joined by y are one person, also where markup alone ends the name',
    '<div><span>Secretario</span> <strong>Juan Luis López y García</strong> <span>Socio #82</span></div>',
    ['Juan Luis López y García'],
  ],
  ['families alone are a firm and no people', '<p>Bufete López y García</p>', []],
])('%s', (_rule, body, expected) => expect(namesIn(body)).toEqual(expected))
