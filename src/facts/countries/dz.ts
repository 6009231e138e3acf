import { type Country, digits, sign } from '../country.ts'
import { AFRICAN_FRENCH_MARKS } from '../shared/address-marks.ts'
import { ARABIC_FORMS, FRENCH_FORMS } from '../shared/legal-forms.ts'
import { ARABIC_STREETS, FRENCH_ADJECTIVES, FRENCH_STREETS, FRENCH_WHOLE_STREETS } from '../shared/street-words.ts'

/** Algeria. */
export const DZ: Country = {
  code: 'DZ',
  precedence: 113,
  names: { aliases: 'algerie|الجزائر', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: [FRENCH_STREETS, FRENCH_ADJECTIVES, FRENCH_WHOLE_STREETS, ARABIC_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AFRICAN_FRENCH_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'alger|algiers|oran|constantine|الجزائر العاصمة|وهران|قسنطينة|عنابة|سطيف|annaba|blida|batna|setif|' +
    'sidi bel abbes|biskra|tebessa|tiaret|bejaia|tlemcen|bordj bou arreridj|skikda|chlef|mostaganem|medea|' +
    'tizi ouzou|ouargla|ghardaia|djelfa|jijel|boumerdes|tipaza|bouira|الجزائر|البليدة|باتنة|تلمسان',
  phones: null,
  registers: 'NIF|NIS:|RC:',
  legalForms: [
    FRENCH_FORMS,
    ARABIC_FORMS,
    {
      ambiguous: 'SPA | SpA | EPIC',
    },
  ],
  signs: [[sign('other-script', /الجزائر/), 2]],
}
