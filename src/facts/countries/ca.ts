import { type Country, digits, shape, sign } from '../country.ts'
import { AMERICAN_FORMS, FRENCH_FORMS } from '../shared/legal-forms.ts'
import { FRENCH_STREET_SIGN } from '../shared/page-signs.ts'
import { NORTH_AMERICAN_ROAD } from '../shared/street-shapes.ts'

/** Canada. */
export const CA: Country = {
  code: 'CA',
  precedence: 17,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'quebec' },
  languages: { fr: 0.08 },
  namesLike: null,
  postcode: {
    ...digits(),
    shapes: [
      shape(/(?<![A-Za-z\d])[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d(?![A-Za-z\d])/, 'before'),
    ],
    isPlaceFirst: true,
  },
  addressHabits: ['region-before-code', 'town-and-state', 'numbered-houses', 'code-names-houses'],
  streets: null,
  streetEndings: null,
  numberedRoads: [NORTH_AMERICAN_ROAD],
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: 'AB BC MB NB NL NS NT NU ON PE PEI QC SK YT PQ',
    names:
      'alberta|british columbia|manitoba|new brunswick|newfoundland|newfoundland and labrador|nova scotia|' +
      'ontario|prince edward island|quebec|saskatchewan|yukon|nunavut|northwest territories',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'toronto|montreal|vancouver|calgary|ottawa|edmonton|mississauga|winnipeg|quebec city|halifax|burnaby|' +
    'markham|brampton|surrey bc|laval|saskatoon|regina|kitchener|waterloo|gatineau|longueuil|st johns|kelowna|' +
    'scarborough|etobicoke|north york',
  phones: null,
  registers: 'GST|HST|QST|NEQ|TPS|TVQ|BN:',
  legalForms: [FRENCH_FORMS, AMERICAN_FORMS],
  signs: [
    [sign('postal', /\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d\b/), 3],
    [FRENCH_STREET_SIGN, 0.15],
  ],
}
