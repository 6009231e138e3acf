import { type Country, digits } from '../country.ts'
import { AUSTRALASIAN_FORMS } from '../shared/legal-forms.ts'
import { NORTH_AMERICAN_ROAD } from '../shared/street-shapes.ts'

/** New Zealand. */
export const NZ: Country = {
  code: 'NZ',
  precedence: 99,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'kiwi' },
  languages: null,
  namesLike: null,
  postcode: { ...digits(4), isPlaceFirst: true },
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: [NORTH_AMERICAN_ROAD],
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'auckland|wellington|christchurch|hamilton|dunedin|tauranga|palmerston north|napier|rotorua|whangarei|' +
    'new plymouth|invercargill|nelson|queenstown|lower hutt|north shore|manukau|takapuna|hastings|gisborne|' +
    'timaru|blenheim|newmarket|parnell|ponsonby|penrose',
  phones: null,
  registers: 'NZBN|GST|FSP:',
  legalForms: [AUSTRALASIAN_FORMS],
  signs: null,
}
