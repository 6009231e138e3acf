import { type Entity, textValues } from '../entity.ts'
import type { Page } from '../page.ts'
import { labelBefore } from './number-context.ts'
import { kindOfLabel, type PhoneKind, type PhoneMention } from './phone-mention.ts'
import { readGivenNumber } from './read-given-number.ts'
import { NumberResolver } from './resolve-number.ts'

const VALUE_LENGTH_MAX = 120
/** Several numbers in one property: `+49 30 123, +49 30 124`. */
const BETWEEN_NUMBERS = /\s*(?:[,;|\n]|\s\/\s|\bor\b|\boder\b|\bou\b)\s*(?=[+(\d])/i

/**
 * The phone and fax numbers of a page's structured data. National numbers belong to the country of the entity's own
 * address, else to a country of the page.
 *
 * @param resolver reads numbers in the countries of the page
 */
export function findStructuredPhones(
  page: Page,
  entities: readonly Entity[],
  resolver: NumberResolver,
): PhoneMention[] {
  const mentions: PhoneMention[] = []
  for (const entity of entities) {
    for (const [property, kind] of [
      ['telephone', null],
      ['faxNumber', 'fax'],
    ] as const) {
      for (const value of textValues(entity, property)) {
        if (value.length > VALUE_LENGTH_MAX) continue
        for (const part of value.split(BETWEEN_NUMBERS)) {
          const mention = readPart(page, entity, part, kind, resolver)
          if (mention) mentions.push(mention)
        }
      }
    }
  }
  return mentions
}

function readPart(
  page: Page,
  entity: Entity,
  part: string,
  kind: PhoneKind | null,
  resolver: NumberResolver,
): PhoneMention | null {
  const value = part.replace(/^\s*\p{L}[\p{L}. ]{0,20}[:.]\s*/u, '').trim()
  const label = labelBefore(part, part.length - value.length)
  const country = countryOf(entity)
  const given =
    (country && readGivenNumber(value, new NumberResolver([{ country, weight: 1 }]))) ||
    readGivenNumber(value, resolver)
  if (!given) return null
  const start = entity.start === null ? -1 : page.text.indexOf(value, entity.start)
  const isShown = start >= 0 && start + value.length <= (entity.end ?? 0)
  return {
    ...given.mention,
    value,
    method: entity.method,
    confidence: given.isValid ? 0.96 : 0.7,
    start: isShown ? start : null,
    end: isShown ? start + value.length : null,
    kind: kind ?? kindOfLabel(label?.kind),
    entity: entity.index,
  }
}

/** The two-letter country of the address of an entity or of what it belongs to. */
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
