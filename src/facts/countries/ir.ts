import { type Country, phoneHabits } from '../country.ts'
import { PERSIAN_FORMS } from '../shared/legal-forms.ts'
import { PERSIAN_STREETS } from '../shared/street-words.ts'

/** Iran. */
export const IR: Country = {
  code: 'IR',
  precedence: 89,
  names: { aliases: 'iran|i r iran|ایران', isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: { fa: 1 },
  namesLike: null,
  postcode: null,
  addressHabits: ['dashes-for-commas', 'streets-in-row'],
  streets: [PERSIAN_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'tehran|isfahan|shiraz|tabriz|mashhad|تهران|مشهد|اصفهان|شیراز|تبریز|کرج|قم|اهواز|کرمانشاه|ارومیه|رشت|' +
    'زاهدان|همدان|کرمان|یزد|اردبیل|بندرعباس|اراک|اسلامشهر|قزوین|زنجان|سنندج|گرگان|ساری|بوشهر|بابل|آمل|کاشان|' +
    'کیش|قشم|خرم آباد|بجنورد|بیرجند|سمنان|ایلام|یاسوج|شهرکرد',
  phones: phoneHabits({ isTypedFromRight: true }),
  registers: null,
  legalForms: [PERSIAN_FORMS],
  signs: null,
}
