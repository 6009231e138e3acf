import type { AddressTexts } from '../../address-texts.ts'

/** How texts in Ukrainian write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
  labels: {
    clear: 'адреса',
    qualifiers: null,
    locations: null,
    sure: null,
    others: null,
    tails: null,
    fields: null,
  },
  units: {
    words: "оф|корпус|буд|під['’’]їзд|будівля|секція",
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
    beforeNumbers: null,
    alone: 'буд',
    houses: null,
    beforeColons: null,
  },
  boxes: {
    forms: 'а/с|п/с',
    endings: null,
  },
  places: {
    connectors: null,
    beforeNames: '[оО]бл\\.|[мМ]\\.',
    beforeCities: 'м|місто',
    behindCities: null,
    quarters: null,
  },
  sentences: {
    leads: null,
    streetLeads: null,
    smallStreetLeads: null,
    units: null,
    connectors: null,
    prose: null,
    yearLeads: null,
    abbreviations: 'просп?|корп',
  },
  surroundings: {
    contacts: 'тел|телефон|факс|фах',
    phones: null,
    notPlaces: null,
    countsBefore: null,
    countsBehind: null,
    rangeWords: null,
    bylines: null,
  },
  unspaced: null,
}
