import { type Country, digits, phoneHabits } from '../country.ts'
import { BALTIC_FORMS } from '../shared/legal-forms.ts'
import { BALTIC_STREETS } from '../shared/street-words.ts'

/** Estonia. */
export const EE: Country = {
  code: 'EE',
  precedence: 33,
  names: { aliases: 'eesti', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { et: 1 },
  namesLike: null,
  postcode: { ...digits(5), prefixes: 'EE' },
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
    'tallinn|tartu|parnu|narva|kohtla jarve|viljandi|rakvere|maardu|kuressaare|sillamae|valga|voru|johvi|' +
    'haapsalu|keila|paide|elva|saue|polva|tapa|rapla|otepaa|viimsi',
  phones: phoneHabits({ ownGroups: [/^(\d{2})(\d{2})(\d{3})$/] }),
  registers: 'Registrikood|Reg. kood|Rg-kood|KMKR',
  legalForms: [BALTIC_FORMS],
  signs: null,
}
