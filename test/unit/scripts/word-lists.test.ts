import { describe, expect, test } from 'vitest'
import { findMisplaced } from '../../../scripts/facts/find-word-lists.ts'

const CODES = new Set(['AT', 'DE', 'FR', 'US'])
const kindsIn = (code: string) => findMisplaced('rule.ts', code, CODES).map(({ kind, line }) => `${kind} ${line}`)

describe('terms that belong to the facts', () => {
  test.each([
    ["const home = 'DE'", 'country 1'],
    ["\nconst homes = new Set('DE AT FR'.split(' '))", 'country 2'],
    ["if (country === 'US') go()", 'country 1'],
    ['const LABEL = /^(?:phone|telefon|fax|mobile)$/', 'words 1'],
    ['const LABEL = /(?:tel\\b|tél(?:éphone)?|phone|telefono|fax|mobile)/', 'words 1'],
    ["const WORDS = 'street road avenue lane'", 'words 1'],
    ["const WORDS = 'rue|avenue|place|quai'", 'words 1'],
    ['const WORDS = `\n  montag dienstag mittwoch\n  donnerstag`', 'words 1'],
    ["const WORDS = ['пн', 'вторник', 'среда', 'четверг']", 'words 1'],
  ])('%j', (code, expected) => expect(kindsIn(code)).toEqual([expected]))

  test.each([
    ["const sign = 'XX'"],
    ["const KINDS = ['owner', 'member', 'agency', 'bank']"],
    ["import { one } from 'street road avenue lane'"],
    ["throw new Error('Two common words have the same hash')"],
    ["type Gap = 'comma sentence rule line'"],
    ['const YES_NO = /^(?:yes|no|maybe)$/'],
    ['const SHAPE = /^(?:\\d{4}|[A-Z]{2}|[a-z]+|x|y|z)$/'],
    ['// phone|telefon|fax|mobile\nconst one = 1'],
  ])('contain nothing in %j', (code) => expect(kindsIn(code)).toEqual([]))
})
