import type { AddressTexts } from '../../address-texts.ts'

/** How texts in Finnish write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
  labels: {
    clear: 'osoite|(?:käynti|posti)osoite',
    qualifiers: null,
    locations: null,
    sure: null,
    others: null,
    tails: null,
    fields: null,
  },
  units: {
    words: 'rakennus|rappu|porras',
    floors: 'kerros',
    floorOrdinals: null,
    doors: null,
    buildings: null,
    beforeStreets: null,
    behindStreets: null,
    behindNumbers: null,
  },
  streetWords: null,
  streetNames: {
    connectors: null,
    beforeCompounds: null,
    directions: null,
    numerals: null,
    months: null,
    never: 'oy',
    estates: null,
    abbreviations: null,
  },
  roads: null,
  numberMarks: null,
  boxes: {
    forms: 'Postilokero|PL',
    endings: 'lokero',
  },
  places: null,
  sentences: null,
  surroundings: {
    contacts: 'puhelin',
    phones: null,
    notPlaces: null,
    countsBefore: null,
    countsBehind: null,
    rangeWords: null,
    bylines: null,
  },
  unspaced: null,
}
