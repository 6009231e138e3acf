import type { AddressTexts } from '../../address-texts.ts'

/** How texts in Romanian write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
  labels: {
    clear: 'adresa',
    qualifiers: null,
    locations: 'sediul?',
    sure: null,
    others: null,
    tails: null,
    fields: null,
  },
  units: {
    words: 'comuna|bl|sc|et|ap|clădirea|corp(?= [\\da-z](?!\\p{L}))',
    floors: null,
    floorOrdinals: null,
    doors: null,
    buildings: null,
    beforeStreets: null,
    behindStreets: null,
    behindNumbers: null,
  },
  streetWords: null,
  streetNames: {
    connectors: 'al cel lui',
    beforeCompounds: null,
    directions: null,
    numerals: null,
    months: null,
    never: null,
    estates: null,
    abbreviations: null,
  },
  roads: {
    beforeKilometres: 'DN ?\\d{1,3}[A-Z]?|DJ ?\\d{1,3}',
    behindKilometres: null,
    behindDistances: null,
    betweenTowns: null,
    numbered: null,
    zones: null,
  },
  numberMarks: null,
  boxes: {
    forms: 'Căsuța poștală',
    endings: null,
  },
  places: {
    connectors: null,
    beforeNames: '[Jj]ud\\.?|[Jj]ude[țţt]ul',
    beforeCities: 'municipiul',
    behindCities: null,
    quarters: null,
  },
  sentences: null,
  surroundings: null,
  unspaced: null,
}
