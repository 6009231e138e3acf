import { splitLegalForm, wordsOf } from '../../../companies/company-key.ts'
import { isKindOfOrganisation, namesOrganisation } from '../../../companies/company-words.ts'
import { lookOf } from '../../../companies/name-looks.ts'
import type { Finding } from '../../../finding.ts'
import { foldName } from '../../../names/fold-name.ts'
import { givenName } from '../../../names/given-names.ts'
import type { Page } from '../../../page.ts'
import type { Place } from '../../../places.ts'

const WORD_BEFORE = /(?<word>\p{L}{3,30}) $/u

/**
 * Returns a function that tells whether what reads like a person's name is an organisation's or a part of one: the page
 * calls an organisation so, with its kind (`Elm Hospice`) or its legal form (`Roe Lind` for Roe Lind LLP), or names its
 * kind before it wherever it stands (`Kindergarten Noah Elm`). People after whom firms are called have a known given
 * name.
 */
export function organisationNames(
  page: Page,
  companies: readonly Finding[],
): (name: Finding, places: readonly Place[]) => boolean {
  const names = new Set(companies.map(({ value }) => value))
  const bare = new Set(companies.flatMap(({ value }) => bareName(value) ?? []))
  return ({ value }, places) => {
    if (givenName(foldName(value.split(' ', 1)[0]!)) === 'sure') return false
    if (names.has(value) && (lookOf(value) === 'organisation' || namesOrganisation(wordsOf(value)))) return true
    return bare.has(value) || (places.length > 0 && places.every(({ start }) => isBehindKind(page, start)))
  }
}

function bareName(name: string): string | null {
  const { form, bare } = splitLegalForm(name)
  return form === null ? null : bare.trim()
}

function isBehindKind({ text }: Page, start: number): boolean {
  const word = WORD_BEFORE.exec(text.slice(Math.max(0, start - 31), start))?.groups?.word
  return word !== undefined && /^\p{Lu}/u.test(word) && isKindOfOrganisation(wordsOf(word))
}
