import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { ENGLISH_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** Nigeria. */
export const NG: Country = {
  code: 'NG',
  precedence: 55,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: { ...digits(6), isPlaceFirst: true },
  addressHabits: ['region-before-code'],
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: 'FCT',
    names:
      'abia|abia state|adamawa state|akwa ibom|akwa ibom state|anambra|anambra state|bauchi state|bayelsa|' +
      'bayelsa state|benue|benue state|borno state|cross river|cross river state|delta state|ebonyi|' +
      'ebonyi state|edo state|ekiti|ekiti state|enugu state|gombe state|imo state|jigawa state|kaduna state|' +
      'kano state|katsina state|kebbi state|kogi state|kwara|kwara state|lagos state|nasarawa|nasarawa state|' +
      'niger state|ogun|ogun state|ondo state|osun|osun state|oyo state|plateau state|rivers|rivers state|' +
      'sokoto state|taraba state|yobe state|zamfara state|federal capital territory',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'lagos|abuja|ikeja|port harcourt|ibadan|kano|kaduna|benin city|enugu|aba|onitsha|warri|owerri|uyo|calabar|' +
    'abeokuta|ilorin|jos|akure|asaba|awka|maiduguri|zaria|lekki|victoria island|ikoyi|surulere|yaba|ajah|' +
    'apapa|oshodi|maryland lagos|festac|gbagada|magodo|ogba|agege|ikorodu|wuse|wuse ii|garki|maitama|asokoro|' +
    'gwarinpa|utako|jabi|umuahia|yenagoa|lokoja|makurdi|minna|bauchi|gombe|yola|sokoto|katsina|osogbo|ile ife|' +
    'ado ekiti|nnewi|abakaliki|jalingo|lafia|sagamu|ijebu ode|ota|sango ota|fct|fct abuja|vi lagos',
  phones: phoneHabits({ isTriedUnasked: true }),
  registers: 'RC:|RC No|RC Number|TIN:',
  legalForms: [ENGLISH_AFRICAN_FORMS],
  signs: [
    [sign('national', /₦|\bNGN\b|\bRC ?:? ?\d{5,7}\b/, '₦ NGN'), 2.5],
    [sign('dialling', /(?<!\d)0[789][01]\d ?\d{3} ?\d{4}(?!\d)/), 0.8],
  ],
}
