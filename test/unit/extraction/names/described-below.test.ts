import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesIn = (heading: string, text: string) =>
  extract(`<html><body><h2>${heading}</h2><p>${text}</p></body></html>`, { url: 'https://elm.example/team' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  ['Skeva Mundel', 'Skeva has been a clerk since 2007.'],
  ['Orsk Talven', 'Orsk arbeitet seit 2007 als Notar in der Kanzlei.'],
  ['Imra Soltek', 'Imra is vanaf 2007 op ons kantoor werkzaam als notaris.'],
])('%s is a person, whom the text below calls by the given name and a role', (name, text) => {
  expect(namesIn(name, text)).toEqual([name])
})

test.each([
  ['Skeva Mundel', 'Skeva has been on the market since 2007.'],
  ['Skeva Mundel', 'The clerk has been here since 2007.'],
  ['Acme Tools', 'Acme is a supplier of tools.'],
  ['Elm Law', 'Elm is a law firm with a director.'],
])('%s is not, above "%s"', (name, text) => {
  expect(namesIn(name, text)).toEqual([])
})
