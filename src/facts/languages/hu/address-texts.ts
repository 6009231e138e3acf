import type { AddressTexts } from '../../address-texts.ts'

/** How texts in Hungarian write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
  labels: {
    clear: null,
    qualifiers: null,
    locations: 'fióktelep',
    sure: null,
    others: null,
    tails: null,
    fields: 'irányítószám',
  },
  units: {
    words: 'emelet|ajt[oó]|ép|épület|fszt|földszint',
    floors: 'emelet|em',
    floorOrdinals: '[ivx]{1,4}\\.',
    doors: null,
    buildings: null,
    beforeStreets: null,
    behindStreets: null,
    behindNumbers: null,
  },
  streetWords: null,
  streetNames: null,
  roads: null,
  numberMarks: null,
  boxes: {
    forms: 'Pf\\.?|Postafiók',
    endings: null,
  },
  places: null,
  sentences: null,
  surroundings: null,
  unspaced: null,
}
