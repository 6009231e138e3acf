import type { AddressTexts } from '../../address-texts.ts'

/** How texts in Croatian write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
  labels: null,
  units: {
    words: 'zgrada|objekt',
    floors: null,
    floorOrdinals: null,
    doors: null,
    buildings: null,
    beforeStreets: null,
    behindStreets: null,
    behindNumbers: null,
  },
  streetWords: null,
  streetNames: null,
  roads: null,
  numberMarks: {
    beforeNumbers: 'br',
    alone: null,
    houses: null,
    beforeColons: null,
  },
  boxes: null,
  places: null,
  sentences: null,
  surroundings: null,
  unspaced: null,
}
