/**
 * What the product knows of a language. Every key is there: null says that nobody has covered it yet. Lists are strings, as in
 * `country.ts`.
 */
export interface Language {
  /** ISO 639-1. */
  readonly code: string
  /** Which language is taken where a text fits several equally well: the one with the lowest number; null comes last. */
  readonly precedence: number | null
  /** Words that are common in its texts and in those of hardly any other language; parted by spaces. */
  readonly commonWords: string | null
  /** Days of the week with their abbreviations, in lower case; parted by spaces. */
  readonly days: string | null
  /** Months with their abbreviations, in lower case; parted by spaces. */
  readonly months: string | null
  readonly phoneLabels: PhoneLabels | null
  /** The same for scripts without spaces: parts of labels, which need no boundary around them; parted by `|`. */
  readonly phoneSigns: Partial<PhoneLabels> | null
  /** What pages about reaching somebody are called. */
  readonly contactPages: PageTerms | null
  /** What pages about a company and its people are called. */
  readonly aboutPages: PageTerms | null
}

/**
 * Words that stand before phone numbers, in lower case and parted by spaces. `_` stands for up to 14 letters more, so that compounds
 * such as `Servicetelefon` and inflected forms need no entries of their own; `+` joins two words. English writes its compounds apart,
 * and what ends in `phone` there is a thing: iPhone, headphone, saxophone.
 */
export interface PhoneLabels {
  readonly voice: string | null
  readonly mobile: string | null
  readonly fax: string | null
  readonly whatsapp: string | null
  /** What belongs to contacts without naming a phone. */
  readonly weak: string | null
}

export interface PageTerms {
  /**
   * Terms without accents where the script is Latin, parted by `|`. One matches where a word begins, so that `kontakt` finds
   * Kontaktformular; one that ends in `.` matches a whole word only.
   */
  readonly terms: string | null
  /** For scripts without spaces: patterns that match anywhere, parted by `|`. */
  readonly anywhere: string | null
}
