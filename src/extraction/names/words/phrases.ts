/**
 * Phrases next to a name, matched against text folded by `foldName`. Phrases before a name match at the end of the
 * text.
 */
import { personPatterns } from '../person-patterns.ts'

/** Introduces the author of the page, directly before the name; folded. */
export const BYLINE = new RegExp(`(?:^|[\\s(>«"“|•·–—-])(?:${personPatterns('credits', 'bylines')})[:\\s]*$`)

/**
 * The same in one short word that is also a preposition. It counts only at the beginning of a line or of a part of it.
 */
export const SHORT_BYLINE = new RegExp(
  `(?:^|[|•·–—]|\\d{4},?|\\d(?::\\d\\d)?(?: ?[ap]m| uhr)?)[\\s(>«"“-]*(?:${personPatterns('credits', 'by')})[:\\s]*$`,
)

/** A verb of speaking after the name. */
export const SAYING = new RegExp(`^(?:,? (?:${personPatterns('behind', 'speech')})\\b)`)

/** The same before the name: "said Jane Roe", "according to Jane Roe". */
export const SAID_BEFORE = new RegExp(`(?:^|[\\s,"”»])(?:${personPatterns('before', 'speech')}) $`)

/** Credits of the website's maker, who is not a contact of the site. */
// Bounded: each repetition is; the list is too long for the checker.
export const SITE_CREDIT = new RegExp(
  `(?:(?:${personPatterns('credits', 'websites')})(?: (?:and|und|et|&|y|e|en) \\w+)?(?: (?:${personPatterns('credits', 'websiteParts')})){0,6}) ?(?:${personPatterns('credits', 'websiteBy')}|:|-|–|\\|)+ ?$|theme by|template by`,
)

/** A picture credit, which counts less than the page's author. */
// Bounded: the text before a name has 120 characters.
export const PICTURE_CREDIT = new RegExp(
  `(?:${personPatterns('pictures', 'credits')})(?:[:\\s]*| ?:? ?(?:\\(c\\) ?|© ?)?[^()/\\n]{2,40} ?\\/ ?)$`,
)

/** A portrait's description, as in alternative texts of pictures: "Portrait of Jane Roe". */
export const PORTRAIT_OF = new RegExp(
  `(?:^|[\\s(])(?:${personPatterns('pictures', 'portraits')})(?: (?:${personPatterns('pictures', 'of')}))?:? $`,
)

/** Asks the reader to contact a person, or mentions a contact. */
export const REACH_OUT = new RegExp(`(?:^|[\\s,(])(?:${personPatterns('before', 'contacts')})[:\\s]*$`)

/** Introduces a person, or the speaker. */
export const INTRODUCTION = new RegExp(`(?:^|[\\s,.!(])(?:${personPatterns('before', 'introductions')})[:\\s]*$`)

/** Introduces a landmark: "near Roe Market, P.O. Box 12". */
export const LANDMARK = new RegExp(`(?:^|[\\s,(])(?:${personPatterns('before', 'landmarks')}) $`)

/** Welcomes visitors to a shop or a place: "Welcome to Roe Perkins". */
export const WELCOME_TO = new RegExp(`(?:^|[\\s,.!])(?:${personPatterns('before', 'welcomes')}) $`)

/** Introduces a professional's office: "Studio Legale Roe". A given name must prove that the name is a person. */
export const OFFICE = new RegExp(
  `(?:^|[\\s,(|])(?:${personPatterns('before', 'offices')})(?: (?:${personPatterns('before', 'officeKinds')})){1,3} $`,
)

/** Marks a company or a group: "Roe & Sons", "Jane Roe and friends". */
export const AND_OTHERS = new RegExp(
  `^(?:'s)? ?(?:&|and|und|et|y|e|og|och|en|i|\\+) ?(?:${personPatterns('behind', 'firms')})`,
)

/** A house number, "Jane Roe 12, 10115 Berlin", unless it begins a phone number or is an age. */
export const HOUSE_NUMBER = new RegExp(
  `^,? (?:n[°or.]{0,2} ?)?\\d{1,4}(?: ?[a-z])?(?=$|[,\\s;|·-](?!\\s?\\d{2,}[\\s-]\\d))(?! ?(?:${personPatterns('behind', 'units')}|%|:))`,
)

/** Relatives or staff after a name, which only people have: "Jane Roe and her team". */
export const AND_KIN = new RegExp(
  `^,? (?:(?:${personPatterns('companions', 'joiners')}|&) )(?:${personPatterns('companions', 'possessives')}) (?:(?:${personPatterns('companions', 'adjectives')}) )?(?:${personPatterns('companions', 'people')})`,
)

/** Predicates that only people have, directly after the name. */
export const DOING = new RegExp(
  `^,? (?:who |(?:currently |now |also |then |first |will (?:also )?)?)(?:${personPatterns('behind', 'predicates')})`,
)

/** A letter's closing line, before the signature. */
export const CLOSING = new RegExp(`^(?:${personPatterns('letters', 'closings')})[,!.]?$`)
