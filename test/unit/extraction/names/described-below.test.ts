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

const titleIn = (heading: string, text: string) =>
  extract(`<html><body><h2>${heading}</h2><p>${text}</p></body></html>`, {
    url: 'https://elm.example/team',
  }).findings.find(({ type }) => type === 'names')?.detail?.jobTitle

test.each([
  ['Moniek Elmers', 'Moniek is vanaf 2007 op ons kantoor werkzaam als notarieel medewerker.', 'Notarieel medewerker'],
  ['Jane Roe', 'Jane has worked here as a senior clerk since 2007.', 'Senior clerk'],
  ['Hans Müller', 'Hans arbeitet seit 2010 als Notar und Mediator in Aue.', 'Notar und Mediator'],
  ['Jane Roe', 'Jane sees her work as a gift and the clerk as a friend, and so do many of her students.', undefined],
  ['Jane Roe', 'Jane came to us as the daughter of friends.', undefined],
])('the title of %s in "%s"', (name, text, title) => {
  expect(titleIn(name, text)).toBe(title)
  expect(titleIn(`${name}<span>.</span>`, text)).toBe(title)
})
