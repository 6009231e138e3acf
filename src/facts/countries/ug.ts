import type { Country } from '../country.ts'
import { ENGLISH_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** Uganda. */
export const UG: Country = {
  code: 'UG',
  precedence: 135,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: null,
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'kampala|entebbe|jinja|mbarara|gulu|mbale|masaka|fort portal|arua|lira|soroti|kabale|mukono|wakiso|' +
    'tororo|busia uganda|iganga|hoima|kasese|mityana|luwero|nebbi|moroto|kotido|kumi|bukedea|kapchorwa|' +
    'sironko|pallisa|kamuli|bugiri|mayuge|kayunga|mubende|masindi|kitgum|lugazi|njeru|ntungamo|rukungiri|' +
    'bushenyi|ibanda|kyenjojo|kiboga|adjumani|moyo|koboko|apac|lyantonde|rakai|kalangala|mpigi|nansana|kira|' +
    'bweyogerere',
  phones: null,
  registers: null,
  legalForms: [ENGLISH_AFRICAN_FORMS],
  signs: null,
}
