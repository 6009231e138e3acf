import { type Country, digits } from '../country.ts'
import { BALTIC_FORMS } from '../shared/legal-forms.ts'
import { BALTIC_STREETS } from '../shared/street-words.ts'

/** Lithuania. */
export const LT: Country = {
  code: 'LT',
  precedence: 35,
  names: { aliases: 'lietuva', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { lt: 1 },
  namesLike: null,
  postcode: { ...digits(5), prefixes: 'LT' },
  addressHabits: ['code-before-town', 'number-behind-street'],
  streets: [BALTIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'vilnius|kaunas|klaipeda|siauliai|panevezys|alytus|marijampole|mazeikiai|jonava|utena|kedainiai|telsiai|' +
    'taurage|ukmerge|visaginas|plunge|kretinga|silute|radviliskis|palanga|druskininkai|rokiskis|birzai|' +
    'gargzdai|kursenai|elektrenai|jurbarkas|trakai|anyksciai',
  phones: null,
  registers: 'Įmonės kodas|Į. k.|PVM:|PVM kodas|PVM mokėtojo kodas',
  legalForms: [BALTIC_FORMS],
  signs: null,
}
