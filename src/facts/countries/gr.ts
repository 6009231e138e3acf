import { type Country, digits, phoneHabits } from '../country.ts'
import { GREEK_FORMS } from '../shared/legal-forms.ts'
import { GROUPED_CODE_SIGN } from '../shared/page-signs.ts'
import { GREEK_STREETS } from '../shared/street-words.ts'

/** Greece. */
export const GR: Country = {
  code: 'GR',
  precedence: 42,
  names: { aliases: 'hellas|ellas', isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { el: 0.95 },
  namesLike: null,
  postcode: { ...digits(5), groups: '3 2', prefixes: 'GR' },
  addressHabits: ['numbered-houses', 'code-before-town', 'number-behind-street'],
  streets: [GREEK_STREETS],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: null,
  regions: {
    abbreviations: null,
    names:
      'κρητη|αττικη|θεσσαλια|μακεδονια|πελοποννησος|ευβοια|κυκλαδες|δωδεκανησα|αττικης|θεσσαλονικης|αχαιας|' +
      'μεσσηνιας|λακωνιας|ηλειας|κορινθιας|λεσβος|χιος|σαμος|crete|attica',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'athens|athina|αθηνα|θεσσαλονικη|thessaloniki|piraeus|πειραιας|patras|πατρα|heraklion|ηρακλειο|marousi|' +
    'μαρουσι|glyfada|chalandri|λαρισα|βολος|ιωαννινα|χανια|χαλκιδα|καβαλα|καλαματα|σερρες|ξανθη|κατερινη|' +
    'τρικαλα|λαμια|κομοτηνη|ροδος|αγρινιο|δραμα|βεροια|κοζανη|καρδιτσα|ρεθυμνο|πτολεμαιδα|τριπολη|κορινθος|' +
    'γιαννιτσα|μυτιληνη|αρτα|κερκυρα|πρεβεζα|ναυπλιο|αργος|σπαρτη|φλωρινα|καστορια|αλεξανδρουπολη|γλυφαδα|' +
    'περιστερι|χαλανδρι|καλλιθεα|κηφισια|σητεια|συρος|μυκονος|ζακυνθος',
  phones: phoneHabits({
    ownGroups: [
      /^(2[2-8]\d{3})(\d{2})(\d{3})$/,
      /^(21\d)(\d{3})(\d{4})$/,
      /^(21\d)(\d{2})(\d{2})(\d{3})$/,
      /^(21\d)(\d{7})$/,
      /^(2\d{3})(\d{3})(\d{3})$/,
      /^(2[3-8]\d{2})(\d{2})(\d{2})(\d{2})$/,
    ],
  }),
  registers: 'ΑΦΜ|Α.Φ.Μ.|ΔΟΥ|Δ.Ο.Υ.|ΓΕΜΗ|Γ.Ε.ΜΗ.|AFM:|GEMI:',
  legalForms: [GREEK_FORMS],
  signs: [[GROUPED_CODE_SIGN, 0.3]],
}
