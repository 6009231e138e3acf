import { type Country, digits, shape } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'
import { FRENCH_FORMS } from '../shared/legal-forms.ts'
import { FRENCH_ADJECTIVES, FRENCH_STREETS, FRENCH_WHOLE_STREETS } from '../shared/street-words.ts'

/** Madagascar. */
export const MG: Country = {
  code: 'MG',
  precedence: null,
  names: { aliases: 'madagasikara', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { mg: 1 },
  namesLike: null,
  postcode: {
    ...digits(),
    // Three digits count only before one of its towns.
    shapes: [
      shape(
        /(?<![\d.,/+:#-])[1-6]\d{2}(?= (?:Antananarivo|Antsirabe|Toamasina|Tamatave|Mahajanga|Fianarantsoa|Toliara|Antsiranana))/,
        'after',
      ),
    ],
  },
  addressHabits: null,
  streets: [FRENCH_STREETS, FRENCH_ADJECTIVES, FRENCH_WHOLE_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AFRICAN_FRENCH_MARKS],
  regions: { abbreviations: null, names: 'analamanga|vakinankaratra|atsinanana|boeny|diana' },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'antananarivo|tananarive|antsirabe|toamasina|tamatave|mahajanga|fianarantsoa|toliara|antsiranana|nosy be|ankorondrano|' +
    'ivandry|analakely',
  phones: null,
  registers: 'NIF|STAT:|RCS',
  legalForms: [FRENCH_FORMS],
  signs: null,
}
