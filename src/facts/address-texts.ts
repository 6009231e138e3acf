/**
 * The words of addresses and of the texts around them. All lists are patterns of texts in lower case, separated by `|`
 * outside of groups, unless their comment says otherwise.
 */
export interface AddressTexts {
  readonly labels: AddressLabels | null
  readonly units: AddressUnits | null
  readonly streetWords: SpecialStreetWords | null
  readonly streetNames: StreetNameTexts | null
  readonly roads: RoadTexts | null
  readonly numberMarks: NumberMarks | null
  readonly boxes: BoxTexts | null
  readonly places: PlaceTexts | null
  readonly sentences: AddressSentences | null
  readonly surroundings: AddressSurroundings | null
  readonly unspaced: UnspacedTexts | null
}

/** Labels of addresses, beside `addressLabels`. */
export interface AddressLabels {
  /** Words that can only mean the address that follows them: `address`. */
  readonly clear: string | null
  /** What may precede such a word: `registered`, `our`. */
  readonly qualifiers: string | null
  /** Endings of labels for a company's location that need not announce an address: `headquarters?`. */
  readonly locations: string | null
  /** Those of them that can only announce an address: `visit us`. */
  readonly sure: string | null
  /** What begins labels of other kinds of address, those of machines and speeches: `e-?mail`. */
  readonly others: string | null
  /** What may follow a word for an address: `legal` in `sede legal`. Words separated by spaces. */
  readonly tails: string | null
  /** Labels of one field of an address: `city`, `zip ?code`. */
  readonly fields: string | null
}

/** What is below street level: floors, suites, plots, named buildings and estates. */
export interface AddressUnits {
  /** What begins such a part: `suite`, `next to`. */
  readonly words: string | null
  /** Words for a floor behind its number: `floor`. */
  readonly floors: string | null
  /** Numbers of floors, written out: `ground`. */
  readonly floorOrdinals: string | null
  /** Other forms of floors and doors: Danish `st\.?,? ?(?:th|tv)\.?$`. */
  readonly doors: string | null
  /** What ends the name of a building or an estate: `tower`. */
  readonly buildings: string | null
  /** What is numbered directly before a street: `Suite 5, 12 Mill Lane`. */
  readonly beforeStreets: string | null
  /** What is numbered behind a street in small letters: `rue du port 12 bte 3`. */
  readonly behindStreets: string | null
  /** What is numbered behind a house number: `Morelos 1250 Int. 3`. */
  readonly behindNumbers: string | null
}

/** Street words that behave differently from others; those of a country are in its `streets`. */
export interface SpecialStreetWords {
  /** Words that show a possible street without a number, as written and separated by spaces: `Street`. */
  readonly signs: string | null
  /** Endings of street names that hardly end other words, folded: `strasse`. */
  readonly plainEndings: string | null
  /** Words before a name that rarely mean anything else when written in small letters: `rue`. */
  readonly small: string | null
  /** The same behind the name: `street`. */
  readonly smallBehind: string | null
  /** The same as the end of the name: `straße`. */
  readonly smallEndings: string | null
  /** Those of them that mean a street only beside a house number: `place`. */
  readonly smallDoubtful: string | null
  /** Words whose names may be numbers, folded and separated by spaces: `calle`. */
  readonly numbered: string | null
  /** Words that a house number may follow although it usually precedes them, as written and separated by spaces: `St`. */
  readonly beforeNumbers: string | null
  /** Words of roads with a number instead of a name, separated by spaces: `highway`. */
  readonly routes: string | null
  /** Words that need no name, separated by spaces: `esplanade`. */
  readonly nameless: string | null
  /** Words that end like a street word and are none, folded and separated by spaces: `railway`. */
  readonly lookalikes: string | null
}

export interface StreetNameTexts {
  /** Small words inside names of streets, separated by spaces: `of`. */
  readonly connectors: string | null
  /** Words that belong to the compound behind them, folded and separated by spaces: `Am Alten Markt`. */
  readonly beforeCompounds: string | null
  /** Compass points behind a name, as written and separated by spaces: `NW`. */
  readonly directions: string | null
  /** House numbers written out, separated by spaces: `One`. */
  readonly numerals: string | null
  /** Months in names that are dates: `8 mai`. */
  readonly months: string | null
  /** Words that show a number before them to be no house number, separated by spaces: `5 star`. */
  readonly never: string | null
  /** Words of hamlets and estates that replace a street: `domaine`. */
  readonly estates: string | null
  /** Spellings that count as the same word when addresses are compared, folded: `rd road|ave avenue av`. */
  readonly abbreviations: string | null
}

export interface RoadTexts {
  /** What begins a road before a kilometre: `carretera`. */
  readonly beforeKilometres: string | null
  /** What follows a kilometre before the name of a road: `Km 7 vía Elmko`. */
  readonly behindKilometres: string | null
  /** Words of roads behind the distance on them, separated by spaces: `3.5 KM Multan Road`. */
  readonly behindDistances: string | null
  /** Words of roads that are called by the towns they join: `carr`. */
  readonly betweenTowns: string | null
  /** Words and classes of roads before their number, as written: `Strada Provinciale`. */
  readonly numbered: string | null
  /** Zones that replace a street: `zone artisanale`. */
  readonly zones: string | null
}

/** Marks of house numbers. */
export interface NumberMarks {
  /** Words and signs before a house number: `no`, `№`. */
  readonly beforeNumbers: string | null
  /** The same where the number is a part of its own: `plot`. */
  readonly alone: string | null
  /** Words of houses and plots, whose number is theirs: `plot`. */
  readonly houses: string | null
  /** Words whose number may follow a colon: `Kat: 3`. */
  readonly beforeColons: string | null
}

/** Post office boxes, beside `boxWords`. */
export interface BoxTexts {
  /** Words and abbreviations before the number of a box, as written: `P\. ?O\. ?Box`. */
  readonly forms: string | null
  /** Endings of such words whose number may be on the next line: `fach`. */
  readonly endings: string | null
}

export interface PlaceTexts {
  /** Small words inside names of places, separated by spaces: `am`. */
  readonly connectors: string | null
  /** Words before the name of a province or city, as written: `[Jj]ud\.?`. */
  readonly beforeNames: string | null
  /** Words before the name of a city, folded: `thanh pho`. */
  readonly beforeCities: string | null
  /** Words behind the name of a city, folded: `cedex`. */
  readonly behindCities: string | null
  /** Words before the name of a quarter between the street and the town: `col`. */
  readonly quarters: string | null
}

/** What sentences with addresses say. */
export interface AddressSentences {
  /** What leads to an address before `at` or `in`: `visit us`. */
  readonly leads: string | null
  /** What leads to a street without a number: `située?s?`. */
  readonly streetLeads: string | null
  /** The same before a street in small letters. */
  readonly smallStreetLeads: string | null
  /** What is numbered after a short lead, as written and separated by spaces: `is Flat 3`. */
  readonly units: string | null
  /** Small words inside names, which make no sentence of them; separated by spaces: `of`. */
  readonly connectors: string | null
  /** Words that no street in small letters contains: `sont`. */
  readonly prose: string | null
  /** What precedes a year: `since`. */
  readonly yearLeads: string | null
  /** Abbreviations of more than three letters in addresses, whose full stop ends no sentence: `blvd`. */
  readonly abbreviations: string | null
}

/** What is near addresses and never inside one. */
export interface AddressSurroundings {
  /** What begins lines about other means of contact: `tel`, `opening`. */
  readonly contacts: string | null
  /** Words directly before a phone number in an address: `phone`. */
  readonly phones: string | null
  /** What begins texts behind a code that are no place, as written: `Bedrooms?`. */
  readonly notPlaces: string | null
  /** What is numbered and no street: `page`. */
  readonly countsBefore: string | null
  /** What is counted and no street: `reviews?`. */
  readonly countsBehind: string | null
  /** Words between two days: `Monday to Friday`. */
  readonly rangeWords: string | null
  /** Words before an author: `by`. */
  readonly bylines: string | null
}

/** Scripts without spaces between words. */
export interface UnspacedTexts {
  /** What ends the name of a building behind a block: contact words and particles. */
  readonly ends: string | null
  /** Endings of names of buildings on a line of their own. */
  readonly buildings: string | null
  /** Words before a district. */
  readonly districts: string | null
  /** Words before what follows a house number: a lane, a road, a district. */
  readonly behindNumbers: string | null
}
