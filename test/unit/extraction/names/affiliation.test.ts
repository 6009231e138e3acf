import { expect, test } from 'vitest'
import { isInBracketOfPeople, isOfFirm } from '../../../../src/extraction/names/affiliation.ts'

test.each([
  [', Marlow AG, Ulm', true],
  [', Marlow Pumps Ltd', true],
  [', Bauhof Nord GmbH – Kiel', true],
  [', Marlow Verlag, 1999', false],
  [', Lind Press', false],
  [', Marlow Energi ASA, Oslo', true],
  [', Marlow Wind SE', true],
  [', Springfield ME', false],
  [', Ulm', false],
  [', AG', false],
  [' of Marlow Ltd', false],
])('after a name, %j is an employer: %s', (tail, isFirm) => expect(isOfFirm(tail)).toBe(isFirm))

test.each([
  ['met hulp van Marlow Advocaten (', 'Wouter Quaxley, Griet Marl) en', true],
  ['met hulp van Marlow Advocaten (Griet Marl, ', 'Wouter Quaxley) en', true],
  ['vertreten durch die Kanzlei Marlow (', 'Sabine Quaxley und Uwe Marl)', true],
  ['on stage: the Marlow Quartet (', 'Carol Quaxley, Ann Lind and Jo Katz)', true],
  ['He read Silent Harbour (', 'Carol Quaxley)', false],
  ['Marlow Advocaten (', 'Wouter Quaxley, sinds vorig jaar)', false],
  ['Marlow Advocaten (Gent) en ', 'Wouter Quaxley)', false],
])('%s|%s is a person with details in brackets: %s', (before, after, isBracket) =>
  expect(isInBracketOfPeople(before, after)).toBe(isBracket),
)
