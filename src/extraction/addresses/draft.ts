/** An address in the making. */
export interface Draft {
  /** Ranges of the page's text in order; what stands between them (labels, phone cells) is left out. */
  pieces: { start: number; end: number }[]
  /** Indices of the first and the last part used. */
  first: number
  last: number
  country: string | null
  /** The sum of `EVIDENCE` found. */
  score: number
  /** Whether a street, a box or a numbered unit says where in the place. */
  isLocated: boolean
  hasStreet: boolean
  hasNumber: boolean
  /** Whether the street has a number of its own. */
  hasHouse: boolean
  hasUnit: boolean
  /** Whether only a loose shape says where in the place. */
  isLoose: boolean
  hasCode: boolean
  /** The countries that the street word speaks for, parted by spaces; '' for any. */
  countries: string
  isLabelled: boolean
}

/** A draft of one piece in part `at`. */
export const newDraft = (at: number, start: number, end: number): Draft => ({
  pieces: [{ start, end }],
  first: at,
  last: at,
  country: null,
  score: 0,
  isLocated: false,
  hasStreet: false,
  hasNumber: false,
  hasHouse: false,
  hasUnit: false,
  isLoose: false,
  hasCode: false,
  countries: '',
  isLabelled: false,
})

/** What each finding adds; an address needs `SCORE_MIN` together. */
export const EVIDENCE = {
  numberedStreet: 3,
  /** `Words 12` beside a postcode. */
  streetShape: 2,
  /** The same without a postcode, or a numbered unit without a street. */
  looseShape: 1.5,
  box: 3,
  numberedUnit: 2,
  namedUnit: 1,
  bareStreet: 1,
  /** A postcode that cannot be anything else. */
  distinctCode: 3,
  /** Plain digits beside a place or a region of a country with such postcodes. */
  knownPlaceCode: 2.5,
  /** Plain digits before a capitalised word. */
  unknownPlaceCode: 1.5,
  /** Digits after a short word, in a country the page points to. */
  guessedCode: 1,
  pageCountry: 0.5,
  /** `CEP`, `PIN` or the like before the code. */
  codeMark: 0.5,
  city: 1.5,
  region: 1,
  country: 1,
  label: 1.5,
  /** The address begins and ends where a line or a cell does. */
  ownLines: 0.5,
  /** Lower-case words follow the place. */
  inProse: -1,
} as const

export const SCORE_MIN = 4

/** 0 to 1 from the evidence. */
export const confidenceOf = (score: number) => Math.min(0.92, Math.round((0.25 + score * 0.085) * 100) / 100)
