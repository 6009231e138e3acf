import { type Country, digits } from '../country.ts'
import { SOUTH_SLAVIC_FORMS } from '../shared/legal-forms.ts'
import { SLAVIC_FIRST_NAME_STREETS, SLAVIC_STREETS } from '../shared/street-words.ts'

/** Slovenia. */
export const SI: Country = {
  code: 'SI',
  precedence: 48,
  names: { aliases: 'slovenija', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { sl: 1 },
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'SI SLO' },
  addressHabits: ['numbered-houses', 'code-before-town', 'number-behind-street'],
  streets: [SLAVIC_FIRST_NAME_STREETS, SLAVIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'ljubljana|maribor|celje|koper|kranj|velenje|novo mesto|ptuj|trbovlje|kamnik|jesenice|nova gorica|domzale|' +
    'skofja loka|murska sobota|izola|postojna|slovenj gradec|krsko|brezice|bled|piran|slovenska bistrica',
  phones: null,
  registers: 'Matična številka|Davčna številka|ID za DDV',
  legalForms: [SOUTH_SLAVIC_FORMS],
  signs: null,
}
