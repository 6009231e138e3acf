import { type Country, digits, sign } from '../country.ts'
import { DUTCH_FORMS, FRENCH_FORMS } from '../shared/legal-forms.ts'
import { BV_SIGN, DUTCH_REGISTER_SIGN, DUTCH_STREET_SIGN, FRENCH_STREET_SIGN } from '../shared/page-signs.ts'
import {
  DUTCH_ENDINGS,
  DUTCH_STREETS,
  FRENCH_ADJECTIVES,
  FRENCH_STREETS,
  FRENCH_WHOLE_STREETS,
} from '../shared/street-words.ts'

/** Belgium. */
export const BE: Country = {
  code: 'BE',
  precedence: 30,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: 'brussels gent vlaanderen' },
  languages: { fr: 0.08, nl: 0.2 },
  namesLike: null,
  postcode: { ...digits(4), prefixes: 'B BE' },
  addressHabits: ['numbered-houses', 'estates', 'numbered-districts', 'code-before-town'],
  streets: [DUTCH_STREETS, FRENCH_STREETS, FRENCH_ADJECTIVES, FRENCH_WHOLE_STREETS],
  streetEndings: [DUTCH_ENDINGS],
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: null,
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'bruxelles|brussel|brussels|antwerpen|antwerp|anvers|gent|ghent|gand|charleroi|liege|luik|brugge|bruges|' +
    'namur|leuven|mons|mechelen|hasselt|kortrijk|zaventem',
  phones: null,
  registers: 'BTW|TVA|KBO|BCE:|RPR|RPM:|Ondernemingsnummer|Numéro d’entreprise|N° d’entreprise',
  legalForms: [FRENCH_FORMS, DUTCH_FORMS],
  signs: [
    [FRENCH_STREET_SIGN, 0.15],
    [DUTCH_STREET_SIGN, 0.2],
    [DUTCH_REGISTER_SIGN, 0.3],
    [BV_SIGN, 0.1],
    [sign('national', /\bSPRL\b|\bBVBA\b|\bBE ?0\d{3}[. ]?\d{3}[. ]?\d{3}\b/, 'SPRL BVBA'), 2.5],
  ],
}
