import { codesWithHabit } from '../../facts/tables.ts'
import { fold } from '../../lib/fold.ts'
import { type Entity, type EntityValue, isAddress, textValues } from '../entity.ts'
import { type AddressCandidate, joinParts } from './candidate.ts'
import { countryNamed } from './country-names.ts'
import { readPostcodes } from './postcode.ts'

/**
 * Finds the addresses in structured data: `PostalAddress` entities, hCard's `adr`, and addresses written as plain text.
 */
export function addressesInEntities(entities: readonly Entity[]): AddressCandidate[] {
  const found: AddressCandidate[] = []
  for (const entity of entities) {
    if (isAddress(entity)) {
      const candidate = fromFields(entity)
      if (candidate) found.push(candidate)
    }
    for (const value of entity.properties.address ?? []) {
      const candidate = fromText(entity, value)
      if (candidate) found.push(candidate)
    }
  }
  return found
}

const CODE_FIRST = codesWithHabit('code-before-town')

function fromFields(entity: Entity): AddressCandidate | null {
  const address = composeAddress((property) => textValues(entity, property))
  return address && candidate(entity, address.value, address.country, address.confidence)
}

/**
 * Composes an address from fields with the names of schema.org's `PostalAddress`, in the order usual in its country.
 * Returns null when the street is missing and so is the postcode or the town.
 */
export function composeAddress(
  valuesOf: (property: string) => readonly string[],
): Pick<AddressCandidate, 'value' | 'country' | 'confidence'> | null {
  const read = (property: string) => unique(valuesOf(property).map(oneLine).filter(isMeant))
  const street = [...read('postOfficeBoxNumber').map(asBox), ...read('extendedAddress'), ...read('streetAddress')]
  const code = read('postalCode')[0] ?? ''
  const locality = read('addressLocality')
  const region = read('addressRegion')
  const country = read('addressCountry')[0] ?? ''
  if (street.length === 0 && !(code && locality.length > 0)) return null
  const isoCode = countryOf(country)
  const city = locality.join(', ')
  const rest =
    isoCode && CODE_FIRST.has(isoCode) ? [joinWords(code, city), ...region] : [city, joinWords(region.join(', '), code)]
  const value = joinParts(withoutRepeats([...street, ...rest, country]))
  return { value, country: isoCode, confidence: street.length > 0 ? 0.97 : 0.7 }
}

/** Accepts an `address` property written as text if it contains a number and at least two parts. */
function fromText(entity: Entity, value: EntityValue): AddressCandidate | null {
  if (typeof value !== 'string') return null
  const text = joinParts(value.split(/[\n\r]/))
  if (text.length < 8 || text.length > TEXT_LENGTH_MAX || !/\d/.test(text) || !isMeant(text)) return null
  if (!/[,\s]\S+[,\s]/.test(text)) return null
  const code = readPostcodes(text)[0]
  const last = text.slice(text.lastIndexOf(',') + 1)
  return candidate(entity, text, countryOf(last.trim()) ?? code?.country ?? null, 0.9)
}

const TEXT_LENGTH_MAX = 250

const candidate = (entity: Entity, value: string, country: string | null, confidence: number): AddressCandidate => ({
  value,
  country,
  confidence,
  method: entity.method,
  start: entity.start,
  end: entity.end,
  entity: entity.parent?.index ?? entity.index,
})

const oneLine = (text: string) => joinParts(text.split(/[\n\r]|<br\s*\/?>/i))
/** Excludes the placeholders that templates leave in empty fields. */
const isMeant = (text: string) =>
  text !== '' && !/^(?:null|undefined|n\/a|none|-|\{\{.*|\[.*\]|street ?address|city|state|zip|your .*)$/i.test(text)
const unique = (values: readonly string[]) => [...new Set(values)]
const asBox = (number: string) => (/^\d/.test(number) ? `PO Box ${number}` : number)
const joinWords = (one: string, other: string) => [one, other].filter(Boolean).join(' ')
const countryOf = (text: string) => (/^[A-Z]{2}$/.test(text) && text !== 'UK' ? text : countryNamed(fold(text)))

/** Drops a field whose content earlier fields already contain: a `streetAddress` often holds the whole address. */
function withoutRepeats(values: readonly string[]): string[] {
  const kept: string[] = []
  let said = ' '
  for (const value of values) {
    const folded = fold(value)
    if (folded === '' || (folded.length > 1 && said.includes(` ${folded} `))) continue
    kept.push(value)
    said += `${folded} `
  }
  return kept
}
