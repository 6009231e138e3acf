import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { SOUTHERN_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** South Africa. */
export const ZA: Country = {
  code: 'ZA',
  precedence: 100,
  names: { aliases: 'rsa|south africa|suid afrika|republic of south africa', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'joburg capetown durban' },
  languages: { af: 1 },
  namesLike: null,
  postcode: { ...digits(4), isPlaceFirst: true },
  addressHabits: ['region-before-code'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: 'GP KZN WC EC FS',
    names:
      'gauteng|kwazulu natal|kwa zulu natal|western cape|eastern cape|northern cape|free state|limpopo|' +
      'mpumalanga|north west province',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'johannesburg|cape town|durban|pretoria|port elizabeth|gqeberha|bloemfontein|sandton|randburg|centurion|' +
    'midrand|east london|pietermaritzburg|stellenbosch|polokwane|nelspruit|mbombela|kimberley|rustenburg|' +
    'george|roodepoort|benoni|boksburg|germiston|kempton park|bellville|umhlanga|rosebank|bryanston|fourways|' +
    'paarl|somerset west|potchefstroom|vereeniging|krugersdorp|century city|parktown|hatfield|rivonia|' +
    'claremont|pinetown',
  phones: phoneHabits({ isTriedUnasked: true }),
  registers: 'Reg. No|Company Reg|VAT|CIPC',
  legalForms: [SOUTHERN_AFRICAN_FORMS],
  signs: [
    [
      sign(
        'national',
        /\bZAR\b|\bPOPIA\b|\bB-?BBEE\b|\bLocal Municipality\b|\bLOCAL MUNICIPALITY\b/,
        'ZAR POPI B BBEE Loca LOCA',
      ),
      2,
    ],
  ],
}
