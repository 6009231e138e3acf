import { type Entity, textValues } from '../entity.ts'
import type { Page } from '../page.ts'
import { labelBefore } from './label-before.ts'
import { NumberResolver } from './number-resolver.ts'
import { kindOfLabel, type PhoneKind, type PhoneMention } from './phone-mention.ts'
import { readGivenNumber } from './read-given-number.ts'

const VALUE_LENGTH_MAX = 120
/** Maximum length of an entity's text that is searched for its numbers. */
const ENTITY_LENGTH_MAX = 20_000
/** Maximum number of numbers read from the structured data of one page. */
const MENTIONS_MAX = 2_000
/** A label inside the value: `Tel.: +49 …`. */
const LABEL = /^\s*\p{L}[\p{L}. ]{0,20}[:.]\s*/u
/** Several numbers in one property: `+49 30 123, +49 30 124`. */
const BETWEEN_NUMBERS = /\s{0,9}(?:[,;|\n]|\s\/\s|\bor\b|\boder\b|\bou\b)\s{0,9}(?=[+(\d])/i

/**
 * Finds the phone and fax numbers in a page's structured data. National numbers belong to the country of the entity's
 * own address, otherwise to a country of the page.
 *
 * @param resolver parses numbers in the countries of the page
 */
export function findStructuredPhones(
  page: Page,
  entities: readonly Entity[],
  resolver: NumberResolver,
): PhoneMention[] {
  const mentions: PhoneMention[] = []
  const resolvers = new Map<string, NumberResolver>()
  const resolverFor = (country: string) => {
    const known = resolvers.get(country) ?? new NumberResolver([{ country, weight: 1 }])
    resolvers.set(country, known)
    return known
  }
  for (const entity of entities) {
    for (const { text, kind } of givenNumbers(entity)) {
      if (mentions.length >= MENTIONS_MAX) return mentions
      const value = text.replace(LABEL, '').trim()
      const country = countryOf(entity)
      const given = (country && readGivenNumber(value, resolverFor(country))) || readGivenNumber(value, resolver)
      if (!given) continue
      const label = labelBefore(text, text.length - value.length)
      mentions.push({
        ...given.mention,
        ...placeOf(page, entity, value),
        value,
        method: entity.method,
        confidence: given.isValid ? 0.96 : 0.7,
        kind: kind ?? kindOfLabel(label?.kind),
        entity: entity.index,
      })
    }
  }
  return mentions
}

function givenNumbers(entity: Entity): { text: string; kind: PhoneKind | null }[] {
  const read = (property: string, kind: PhoneKind | null) =>
    textValues(entity, property)
      .filter((value) => value.length <= VALUE_LENGTH_MAX)
      .flatMap((value) => value.split(BETWEEN_NUMBERS))
      .map((text) => ({ text, kind }))
  return [...read('telephone', null), ...read('faxNumber', 'fax')]
}

/** Returns the range of a value in the entity's text. */
function placeOf(page: Page, { start, end }: Entity, value: string): { start: number | null; end: number | null } {
  if (start === null || end === null) return { start: null, end: null }
  const at = page.text.slice(start, Math.min(end, start + ENTITY_LENGTH_MAX)).indexOf(value)
  return at < 0 ? { start: null, end: null } : { start: start + at, end: start + at + value.length }
}

/** Returns the two-letter country in the address of an entity or of an entity that contains it. */
function countryOf(entity: Entity): string | null {
  for (let at: Entity | null = entity; at; at = at.parent) {
    for (const address of [at, ...(at.properties.address ?? [])]) {
      if (typeof address === 'string') continue
      const [country] = textValues(address, 'addressCountry')
      if (country && /^[A-Za-z]{2}$/.test(country)) return country.toUpperCase()
    }
  }
  return null
}
