import { type Country, digits, shape, sign } from '../country.ts'
import { SOUTH_SLAVIC_FORMS } from '../shared/legal-forms.ts'
import { ADRIATIC_STREETS, SLAVIC_FIRST_NAME_STREETS, SLAVIC_STREETS } from '../shared/street-words.ts'

/** Croatia. */
export const HR: Country = {
  code: 'HR',
  precedence: 46,
  names: { aliases: 'hrvatska', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { hr: 1 },
  namesLike: null,
  postcode: {
    ...digits(5),
    shapes: [shape(/(?<![\d.,/+:€$£-]|\d )(?:10|20|21|23|31|42|44|47|51|52) 000(?= \p{Lu})/u, 'after', false)],
    prefixes: 'HR',
  },
  addressHabits: ['numbered-houses', 'bare-street-names', 'code-before-town', 'number-behind-street'],
  streets: [SLAVIC_FIRST_NAME_STREETS, SLAVIC_STREETS, ADRIATIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'zagreb|split|rijeka|osijek|zadar|dubrovnik|slavonski brod|karlovac|sisak|varazdin|sibenik|bjelovar|' +
    'vinkovci|samobor|velika gorica|koprivnica|vukovar|cakovec|pozega|zapresic|krizevci|virovitica|makarska|' +
    'porec|rovinj|opatija|trogir|metkovic|gospic|umag',
  phones: null,
  registers: 'OIB|MBS|MB:',
  legalForms: [SOUTH_SLAVIC_FORMS],
  signs: [[sign('national', /\bOIB:? ?\d/), 2.5]],
}
