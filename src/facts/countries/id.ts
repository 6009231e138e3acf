import { type Country, digits, sign } from '../country.ts'
import { MALAY_MARKS } from '../shared/address-marks.ts'
import { MALAY_STREETS } from '../shared/street-words.ts'

/** Indonesia. */
export const ID: Country = {
  code: 'ID',
  precedence: 6,
  names: { aliases: 'republik indonesia', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { id: 1 },
  namesLike: null,
  postcode: { ...digits(5), isPlaceFirst: true },
  addressHabits: null,
  streets: [MALAY_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [MALAY_MARKS],
  regions: {
    abbreviations: null,
    names:
      'dki jakarta|jawa barat|jawa timur|jawa tengah|banten|bali|west java|east java|central java|' +
      'sumatera utara|sumatera selatan|sumatera barat|riau|kepulauan riau|lampung|kalimantan timur|' +
      'kalimantan selatan|sulawesi selatan|d i yogyakarta',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'jakarta|jakarta selatan|jakarta pusat|jakarta barat|jakarta utara|jakarta timur|surabaya|bandung|medan|' +
    'semarang|yogyakarta|denpasar|bekasi|tangerang|tangerang selatan|bogor|depok|malang|surakarta|makassar|' +
    'palembang|batam|sidoarjo|gresik|south jakarta|central jakarta|solo|padang|pekanbaru|balikpapan|samarinda|' +
    'banjarmasin|pontianak|manado|cirebon|sukabumi|tasikmalaya|kediri|magelang|purwokerto|jember|mataram|' +
    'kupang|jayapura|ambon|kendari|palu|jambi|bengkulu|bandar lampung|serang|cilegon|karawang|sleman|bantul|' +
    'klaten|sragen|sukoharjo|banyuwangi|tegal|pekalongan|salatiga|mojokerto|blitar|madiun|probolinggo|pasuruan|' +
    'banda aceh|tanjungpinang|pangkalpinang|palangkaraya|gorontalo|ternate|cikarang|cimahi|kudus|jepara|' +
    'kebumen|cilacap|garut|purwakarta|subang',
  phones: null,
  registers: 'NPWP|NIB:',
  legalForms: [
    {
      forms: 'Tbk.',
      prefixes: 'PT | PT. | CV. | UD.',
    },
  ],
  signs: [[sign('national', /\bPT\.? [A-Z]\w+ [A-Z]\w+|\bRp\.? ?\d/, 'PT'), 0.8]],
}
