import { type Country, digits } from '../country.ts'
import { ROMANIAN_MARKS } from '../shared/address-marks.ts'
import { ROMANIAN_FORMS } from '../shared/legal-forms.ts'
import { ROMANIAN_STREETS } from '../shared/street-words.ts'

/** Romania. */
export const RO: Country = {
  code: 'RO',
  precedence: 26,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { ro: 0.95 },
  namesLike: null,
  postcode: { ...digits(6), prefixes: 'RO' },
  addressHabits: ['numbered-houses', 'code-before-town', 'number-behind-street'],
  streets: [ROMANIAN_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [ROMANIAN_MARKS],
  regions: {
    abbreviations: null,
    names:
      'alba|arad|arges|bacau|bihor|bistrita nasaud|botosani|brasov|braila|buzau|caras severin|calarasi|cluj|' +
      'constanta|covasna|dambovita|dolj|galati|giurgiu|gorj|harghita|hunedoara|ialomita|iasi|ilfov|maramures|' +
      'mehedinti|mures|neamt|olt|prahova|satu mare|salaj|sibiu|suceava|teleorman|timis|tulcea|vaslui|valcea|' +
      'vrancea',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'bucuresti|bucharest|cluj napoca|timisoara|iasi|constanta|craiova|brasov|galati|ploiesti|oradea|sibiu|arad|' +
    'pitesti|targu mures|baia mare|buzau|botosani|satu mare|ramnicu valcea|suceava|piatra neamt|' +
    'drobeta turnu severin|targoviste|focsani|tulcea|bistrita|resita|calarasi|giurgiu|alba iulia|hunedoara|' +
    'zalau|sfantu gheorghe|bacau|braila|barlad|vaslui|turda|slobozia|voluntari|medgidia|medias|targu jiu|' +
    'miercurea ciuc',
  phones: null,
  registers: 'CUI:|C.U.I.|CIF|Reg. Com.|Nr. Reg. Com.|Cod fiscal',
  legalForms: [ROMANIAN_FORMS],
  signs: null,
}
