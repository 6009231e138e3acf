import { type Country, digits, sign } from '../country.ts'
import { SWEDISH_FORMS } from '../shared/legal-forms.ts'
import { GROUPED_CODE_SIGN } from '../shared/page-signs.ts'
import { SWEDISH_ENDINGS } from '../shared/street-words.ts'

/** Sweden. */
export const SE: Country = {
  code: 'SE',
  precedence: 43,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { sv: 0.93 },
  namesLike: null,
  postcode: { ...digits(5), groups: '3 2', prefixes: 'S SE' },
  addressHabits: ['numbered-houses', 'code-before-town', 'number-behind-street'],
  streets: [{ order: 'name-word-number', words: 'gata vag vagen gatan gr allen torg torget plan' }],
  streetEndings: [SWEDISH_ENDINGS],
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'stockholm|goteborg|gothenburg|malmo|uppsala|linkoping|orebro|vasteras|helsingborg|norrkoping|jonkoping|' +
    'umea|lund|solna|kista|gavle|boras|sundsvall|lulea',
  phones: null,
  registers: 'Org.nr|Org. nr|Org-nr|Orgnr|Organisationsnummer|Momsregistreringsnummer|Momsreg',
  legalForms: [SWEDISH_FORMS],
  signs: [
    [GROUPED_CODE_SIGN, 0.7],
    [sign('postal', /[a-zåäö](?:gatan|vägen|gränd) \d/), 1.2],
    [sign('national', /\bOrg\.? ?nr\.?:? ?\d{6}-\d{4}|\bF-skatt/i, 'F'), 2],
    [sign('dialling', /(?<!\d)0\d{1,3}-\d{2,3} \d\d \d\d(?!\d)/), 1.2],
  ],
}
