import { type Country, digits, shape } from '../country.ts'
import { SOUTHERN_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** Lesotho. */
export const LS: Country = {
  code: 'LS',
  precedence: null,
  names: { aliases: 'kingdom of lesotho', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { st: 0.3 },
  namesLike: null,
  postcode: {
    ...digits(),
    // Three digits count only after one of its towns.
    shapes: [
      shape(/(?<=(?:Maseru|Leribe|Hlotse|Mafeteng|Teyateyaneng|Mohale['’]s Hoek|Quthing) )\d00(?![\d.,/-])/, 'before'),
    ],
    isPlaceFirst: true,
  },
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: { abbreviations: null, names: 'berea|butha buthe|mokhotlong|qachas nek|thaba tseka' },
  ownScriptRegions: null,
  placeEndings: null,
  cities: 'maseru|teyateyaneng|mafeteng|hlotse|leribe|mohales hoek|maputsoe|quthing|butha buthe|roma lesotho',
  phones: null,
  registers: 'TIN:|Reg. No',
  legalForms: [SOUTHERN_AFRICAN_FORMS],
  signs: null,
}
