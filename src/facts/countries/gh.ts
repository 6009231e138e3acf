import { type Country, digits, shape, sign } from '../country.ts'
import { ENGLISH_AFRICAN_FORMS } from '../shared/legal-forms.ts'

/** Ghana. */
export const GH: Country = {
  code: 'GH',
  precedence: 56,
  names: { aliases: null, isKnownEverywhere: false },
  domains: { isSoldWorldwide: false, others: null },
  languages: null,
  namesLike: null,
  postcode: { ...digits(), shapes: [shape(/(?<![A-Za-z\d])[A-Z]{2}-\d{3,4}-\d{4}(?![\d-])/, 'before')] },
  addressHabits: null,
  streets: null,
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'greater accra|greater accra region|ashanti region|western region|central region|volta region|' +
      'eastern region',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'accra|kumasi|tema|takoradi|sekondi takoradi|tamale|cape coast|east legon|osu|airport residential area|' +
    'legon|sunyani|koforidua',
  phones: null,
  registers: 'TIN:',
  legalForms: [ENGLISH_AFRICAN_FORMS],
  signs: [[sign('national', /\bGH₵|\bGH¢/, '₵ GH'), 2.5]],
}
