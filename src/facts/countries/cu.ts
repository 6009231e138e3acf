import { type Country, digits } from '../country.ts'
import { AMERICAN_SPANISH_MARKS } from '../shared/address-marks.ts'
import { LATIN_AMERICAN_FORMS } from '../shared/legal-forms.ts'

/** Cuba. */
export const CU: Country = {
  code: 'CU',
  precedence: 72,
  names: { aliases: 'cuba', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: digits(5),
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [AMERICAN_SPANISH_MARKS],
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'la habana|havana|santiago de cuba|camaguey|holguin|guantanamo|bayamo|las tunas|cienfuegos|pinar del rio|' +
    'matanzas|ciego de avila|sancti spiritus|varadero|artemisa|mayabeque|villa clara',
  phones: null,
  registers: null,
  legalForms: [LATIN_AMERICAN_FORMS],
  signs: null,
}
