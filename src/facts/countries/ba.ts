import { type Country, digits } from '../country.ts'
import { SOUTH_SLAVIC_FORMS } from '../shared/legal-forms.ts'
import { SLAVIC_FIRST_NAME_STREETS } from '../shared/street-words.ts'

/** Bosnia & Herzegovina. */
export const BA: Country = {
  code: 'BA',
  precedence: 49,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { bs: 1 },
  namesLike: null,
  postcode: digits(5),
  addressHabits: ['bare-street-names', 'number-behind-street'],
  streets: [SLAVIC_FIRST_NAME_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'sarajevo|banja luka|mostar|zenica|bijeljina|brcko|bihac|prijedor|doboj|trebinje|travnik|cazin|livno|' +
    'siroki brijeg|capljina|gorazde|konjic|visoko|gradacac|tuzla|istocno sarajevo|istocno novo sarajevo|' +
    'istocna ilidza|ilidza|zvornik|foca|visegrad|modrica|gradiska|derventa|kozarska dubica|laktasi|celinac|' +
    'prnjavor|srbac|teslic|samac|vlasenica|bratunac|srebrenica|milici|rogatica|sokolac|han pijesak|pale|' +
    'nevesinje|gacko|bileca|ljubinje|mrkonjic grad|sipovo|kotor varos|novi grad|lukavac|gracanica|srebrenik|' +
    'zivinice|banovici|kladanj|kalesija|orasje|odzak|maglaj|zavidovici|zepce|tesanj|kakanj|vares|breza|' +
    'vogosca|hadzici|jajce|bugojno|gornji vakuf|donji vakuf|novi travnik|vitez|busovaca|kiseljak|fojnica|' +
    'kresevo|jablanica|citluk|ljubuski|grude|posusje|tomislavgrad|kupres|stolac|neum|sanski most|' +
    'bosanska krupa|velika kladusa|kljuc|bosanski petrovac|drvar|glamoc',
  phones: null,
  registers: 'JIB|PDV broj',
  legalForms: [SOUTH_SLAVIC_FORMS],
  signs: null,
}
