import type { AddressTexts } from './address-texts.ts'
import type { ContactTexts } from './contact-texts.ts'
import type { OrganisationKinds } from './organisation-kinds.ts'
import type { OrganisationSentences } from './organisation-sentences.ts'
import type { OrganisationTexts } from './organisation-texts.ts'
import type { PersonTexts } from './person-texts.ts'

/**
 * The facts known about a language. Every key is present; null means that the fact has not been researched yet. Lists
 * are strings, as in `country.ts`.
 */
export interface Language {
  /** ISO 639-1. */
  readonly code: string
  /** ISO 639-1 codes of its written forms, which pages declare instead; separated by spaces. */
  readonly otherCodes: string | null
  /** Decides between languages that match a text equally well: the lowest number wins, and null ranks last. */
  readonly precedence: number | null
  /** Words that are common in its texts and rare in nearly all other languages; separated by spaces. */
  readonly commonWords: string | null
  /**
   * Words for `and` between the last two items of a list, separated by spaces. Words with another common meaning in
   * other languages are left out: Czech `a`, Filipino `at`, Slovene `in`.
   */
  readonly conjunctions: string | null
  /** Days of the week with their abbreviations, in lower case; separated by spaces. */
  readonly days: string | null
  /** Months with their abbreviations, in lower case; separated by spaces. */
  readonly months: string | null
  readonly phoneLabels: PhoneLabels | null
  /** The same for scripts without spaces: parts of labels, which need no word boundary; separated by `|`. */
  readonly phoneSigns: Partial<PhoneLabels> | null
  /** Titles of contact pages. */
  readonly contactPages: PageTerms | null
  /** Titles of pages that name a website's owner by law. */
  readonly imprintPages: PageTerms | null
  /** Titles of pages about offices and how to get there. */
  readonly officePages: PageTerms | null
  /** Titles of pages about the people of a company. */
  readonly peoplePages: PageTerms | null
  /** Titles of pages about a company. */
  readonly aboutPages: PageTerms | null
  /**
   * What sentences about earlier jobs and studies begin or contain before the employer or school, in lower case and
   * separated by `|`. Each matches at the start of a word; one that ends in a space matches whole words.
   */
  readonly formerJobs: string | null
  /**
   * What sentences say before the organisation where somebody works, worked, teaches or studied, as patterns in lower
   * case; separated by `|`. Articles that follow are matched too.
   */
  readonly workLeads: string | null
  /**
   * What sentences say before an association or authority that somebody belongs to or answers to; written as in
   * `formerJobs`.
   */
  readonly memberships: string | null
  /**
   * Forms of address, titles and degrees before a name, as its texts write them, which are other words or parts of names
   * in other languages: `Av.`, an advocate; separated by `|`.
   */
  readonly personTitles: string | null
  /**
   * What sentences say directly before a person and hardly ever before a thing with a person's name, as patterns of
   * folded text; separated by `|` outside of groups.
   */
  readonly personLeads: string | null
  /**
   * Endings of nouns for people, folded and separated by `|`, for languages that capitalise nouns: these run into the
   * names behind them (`Sängerin Jana Berg`).
   */
  readonly personNouns: string | null
  /** How texts write names of people, where they differ from `Jane Roe`. */
  readonly personNames: PersonNames | null
  /** What texts say about people. */
  readonly personTexts: PersonTexts | null
  /** How texts say which role somebody has. */
  readonly roleTexts: RoleTexts | null
  /**
   * Nouns for the parts of an organisation, whose names often only say what they do, in lower case and separated by
   * spaces.
   */
  readonly organNouns: string | null
  /**
   * Organisation words that make a name of any two capitalised words before them, in lower case and separated by spaces:
   * `Northern Wildlife Trust`. Clubs and colleges of a place do not.
   */
  readonly titleNouns: string | null
  /**
   * Organisation words whose names go on with what they are about, and which are rarely part of another organisation, in
   * lower case and separated by spaces: `Museum of Modern Craft`.
   */
  readonly subjectNouns: string | null
  /** Words of houses, which count where a sentence leads to a name, in lower case and separated by spaces. */
  readonly houseNouns: string | null
  /**
   * Such words that names follow directly, in lower case and separated by spaces: `Théâtre Tollac`. Institutions are
   * `organisationKinds.heads`.
   */
  readonly headNouns: string | null
  /** Words that make a name an organisation's in any text, and those around them. */
  readonly organisationKinds: OrganisationKinds | null
  /** Endings of words for actions and qualities, folded and separated by `|`: such words name nobody. */
  readonly qualityEndings: string | null
  /** Nouns that mark a name as an organisation's: schools, offices, clubs, farms; separated by spaces. */
  readonly organisationNouns: string | null
  /** Words that make a name that of an association around another organisation, separated by spaces: `Friends of Elm`. */
  readonly supporterWords: string | null
  /** Words that make a person's rank of such a noun: Korean `선임연구원`, a senior researcher; separated by `|`. */
  readonly rankWords: string | null
  /** Words that only name pages and lists, such as those of the staff; separated by spaces. */
  readonly pageNames: string | null
  /** Labels before an address, in lower case and separated by `|`. */
  readonly addressLabels: string | null
  /**
   * Labels of fields of forms and of contact details, which look like names where words are capitalised, in lower case
   * and separated by `|`: `email address`, `full name`, `opening hours`.
   */
  readonly fieldLabels: string | null
  /** Words and abbreviations before the name of a town or village in addresses; separated by `|`. */
  readonly townMarks: string | null
  /** Words of addresses and of the texts around them. */
  readonly addressTexts: AddressTexts | null
  /** Words and abbreviations for a post office box, before its number; separated by `|`. */
  readonly boxWords: string | null
  /**
   * What headings call the organisations that support a site, work with it or buy from it, in lower case and separated
   * by `|`: `partners`, `member organizations`.
   */
  readonly partnerHeadings: string | null
  /** What such headings say besides: `our`, `gold`, `and`; separated by spaces. */
  readonly partnerHeadingWords: string | null
  /** What its texts write in, around and instead of the names of organisations. */
  readonly organisationTexts: OrganisationTexts | null
  /** Words of headings that invite or ask and therefore list nobody: `Become a sponsor`; separated by spaces. */
  readonly invitations: string | null
  /** `All rights reserved`, as patterns in lower case; separated by `|` outside of groups. */
  readonly rightsReserved: string | null
  /** `Copyright` before its holder, as patterns in lower case; separated by `|`. */
  readonly copyrightWords: string | null
  /** What sentences, labels and headings say beside names of organisations. */
  readonly organisationSentences: OrganisationSentences | null
  /** How texts write and label addresses for mail and phone numbers. */
  readonly contactTexts: ContactTexts | null
  /** Labels directly before a postcode; separated by `|`. */
  readonly postcodeLabels: string | null
}

export interface RoleTexts {
  /** What sentences say before a role, in lower case and separated by `|`: `as`, `en tant que`. */
  readonly before: string | null
  /** The same behind a role, as endings or words: Finnish `sihteerinä`, Turkish `sekreter olarak`. */
  readonly behind: string | null
  /** Articles and possessives before nouns, in lower case and separated by spaces: `the`, `our`. */
  readonly determiners: string | null
  /** Words for members, which are titles only as labels and in cells; hyphens join several words. */
  readonly members: string | null
  /** Words that begin the complement of a role, separated by spaces: `of`, `for`. */
  readonly complements: string | null
  /** Words between a role and the organisation where somebody has it, separated by spaces: `at`. */
  readonly workplaces: string | null
}

export interface PersonNames {
  /** Whether every text writes the family name first. */
  readonly isFamilyFirst: boolean
  /** What a wife's name adds to her husband's given name: Hungarian `Jánosné`. */
  readonly wifeEnding: string | null
  /** What sentences add to a family name. */
  readonly inflections: Inflections | null
  /** A pattern for given names that are composed of parts and therefore too many for a list, folded. */
  readonly composed: string | null
  /** Words between a name and the name of the father: Malay `binti`; separated by `|`. */
  readonly parentWords: string | null
  /** Common short forms of given names that are written like words or letters; separated by spaces. */
  readonly shortNames: string | null
  /** Last words of a whole name that tell a son, grandson or nephew from the elder: `Filho`; separated by spaces. */
  readonly generations: string | null
  readonly familyJoin: FamilyJoin | null
}

export interface FamilyJoin {
  /** Between two family names of one person: Catalan `i` in `Jordi Vall i Font`. */
  readonly word: string
  /** Whether names are usually written so, so that the word hardly ever joins a person and somebody's last name. */
  readonly isUsual: boolean
}

export interface Inflections {
  /** How a name ends before them: with a family name's own ending, or with an apostrophe, which is no part of it. */
  readonly after: string
  /** Separated by `|`. */
  readonly endings: string
}

/**
 * Words before phone numbers, in lower case and separated by spaces. `_` matches up to 14 more letters, so that
 * compounds such as `Servicetelefon` and inflected forms need no entries of their own. `+` joins two words. English
 * compounds are written as separate words, and a single word ending in `phone` is a thing: iPhone, headphone,
 * saxophone.
 */
export interface PhoneLabels {
  readonly voice: string | null
  readonly mobile: string | null
  readonly fax: string | null
  readonly whatsapp: string | null
  /** Contact words that name no phone. */
  readonly weak: string | null
}

export interface PageTerms {
  /**
   * Terms, without accents in Latin script, separated by `|`. A term matches at the start of a word, so that `kontakt`
   * finds Kontaktformular; one that ends in `.` matches a whole word only.
   */
  readonly terms: string | null
  /** For scripts without spaces: patterns that match anywhere, separated by `|`. */
  readonly anywhere: string | null
}
