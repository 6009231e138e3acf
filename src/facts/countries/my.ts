import { type Country, digits, sign } from '../country.ts'
import { MALAY_MARKS } from '../shared/address-marks.ts'
import { MALAY_FORMS } from '../shared/legal-forms.ts'
import { MALAY_STREETS } from '../shared/street-words.ts'

/** Malaysia. */
export const MY: Country = {
  code: 'MY',
  precedence: 57,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ms: 1 },
  namesLike: null,
  postcode: digits(5),
  addressHabits: ['region-before-code'],
  streets: [MALAY_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [MALAY_MARKS],
  regions: {
    abbreviations: 'KL',
    names:
      'selangor|selangor darul ehsan|wilayah persekutuan|johor|johor darul takzim|penang|pulau pinang|perak|' +
      'sabah|sarawak|kedah|pahang|negeri sembilan|melaka',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'kuala lumpur|petaling jaya|shah alam|subang jaya|johor bahru|george town|georgetown|ipoh|cyberjaya|' +
    'putrajaya|klang|kuching|kota kinabalu',
  phones: null,
  registers: 'SSM:|Co. Reg. No|Company Reg|SST:',
  legalForms: [MALAY_FORMS],
  signs: [[sign('national', /\bSdn\.? ?Bhd|\bRM ?\d/, 'Sdn'), 2]],
}
