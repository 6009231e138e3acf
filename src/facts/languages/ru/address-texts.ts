import type { AddressTexts } from '../../address-texts.ts'

/** How texts in Russian write addresses. */
export const ADDRESS_TEXTS: AddressTexts = {
  labels: {
    clear: 'адрес',
    qualifiers: null,
    locations: 'офис',
    sure: null,
    others: null,
    tails: null,
    fields: 'индекс|город|улица',
  },
  units: {
    words: 'офис|оф|корп|корпус|стр|строение|эт|этаж|кв|под|подъезд|лит|литера|пом|помещение|бц|тц|д|дом',
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
    beforeNumbers: 'д|дом|номер',
    alone: 'дом|д',
    houses: null,
    beforeColons: null,
  },
  boxes: {
    forms: 'а/я',
    endings: null,
  },
  places: {
    connectors: null,
    beforeNames: '[оО]бл\\.|[гГ]\\.',
    beforeCities: 'г|гор|город',
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
    contacts: 'тел|телефон|факс|почта',
    phones: null,
    notPlaces: null,
    countsBefore: null,
    countsBehind: null,
    rangeWords: 'по',
    bylines: 'автор',
  },
  unspaced: null,
}
