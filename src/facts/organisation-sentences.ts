/**
 * What sentences, labels and headings say beside the names of organisations. Patterns are alternatives, separated by `|`
 * outside of groups; they are in lower case unless capitals count.
 */
export interface OrganisationSentences {
  readonly leads: OrganisationLeads | null
  readonly links: NameLinks | null
  readonly nouns: NounsBeforeNames | null
  readonly forms: FormTexts | null
  readonly preambles: Preambles | null
  readonly careers: CareerTexts | null
  readonly credits: CreditTexts | null
  readonly places: PlaceHeads | null
  readonly pages: PageKindTerms | null
  readonly relations: RelationTexts | null
  readonly bodies: Bodies | null
  readonly titles: TitleTexts | null
  readonly logos: LogoTexts | null
}

/** What sentences say before an organisation, and what follows it. */
export interface OrganisationLeads {
  /** Patterns of words before one that acts: owns, pays, makes, speaks or is a party to something (`led by`). */
  readonly actors: string | null
  /** Patterns of nouns for those who take part, which a form of `to be` follows: `organi[sz]er` in `our organiser is`. */
  readonly hosts: string | null
  /** These forms of `to be`, separated by spaces: `is`. */
  readonly hostVerbs: string | null
  /** Patterns of words that say who pays, lends, insures, builds, supplies or teaches: `awarded to`. */
  readonly deals: string | null
  /** Patterns of nouns for members: `members?` in `member of`. */
  readonly members: string | null
  /** Articles between these words and the name, separated by spaces: `the`. */
  readonly articles: string | null
  /** Patterns of what an organisation does, directly behind a name that begins a sentence: `announced`. */
  readonly actions: string | null
  /**
   * Patterns of words before the one that somebody speaks for, worked for or studied at, as sentences write them:
   * `spokes(?:man|woman) for`. Each begins with a letter.
   */
  readonly speakers: string | null
  /** The first words of all texts that `speakers` match, separated by spaces: `spokesman`. */
  readonly speakerWords: string | null
  /** Patterns of words before the one that a line with a number or address belongs to: `to` in `Write to the Office`. */
  readonly addressees: string | null
  /** Articles behind these words, separated by spaces: `the`. */
  readonly addresseeArticles: string | null
}

/** Words inside a name. */
export interface NameLinks {
  /** Prepositions of Romance languages before whose something is, separated by spaces: `de`. */
  readonly genitives: string | null
  /** Prepositions of other languages before what an organisation is about or for, separated by spaces: `of`. */
  readonly complements: string | null
  /** Articles behind these prepositions, separated by spaces: `the`. */
  readonly articles: string | null
}

/** Nouns that a name follows directly. */
export interface NounsBeforeNames {
  /** For firms, in sentences, separated by spaces: `the engineering firm Roe`. */
  readonly firms: string | null
  /** For firms, before the items of lists, where they are no part of the name; separated by spaces: `company`. */
  readonly firmsInLists: string | null
  /** For restaurants, hotels and shops, separated by spaces: `chef del restaurante Roe`. */
  readonly venues: string | null
  /** For shops and clubs, also several, before names in quotation marks, separated by spaces: `shops “Elm” and “Oak”`. */
  readonly quoted: string | null
  /** Patterns of nouns for people before such a noun, which say whose it is or who works there: `chef`. */
  readonly venuePeople: string | null
}

/** What stands beside a legal form or a word that looks like one. */
export interface FormTexts {
  /** Patterns of words behind it that show it to be an adjective: `Edition` in `Limited Edition`. */
  readonly others: string | null
  /** What prices include, separated by spaces: `vat` in `inc. VAT`. */
  readonly inclusions: string | null
  /** Legal qualities of associations, after their form or instead of one; separated by spaces: `onlus`. */
  readonly qualities: string | null
  /** Patterns of nouns before it that it describes, without accents too: French `[ée]dition` in `édition limitée`. */
  readonly described: string | null
  /** Patterns of labels that may follow a name and its form on a line, capitalised: `Tel`. */
  readonly labels: string | null
}

/** Words before a name and its legal form that are no part of the name. */
export interface Preambles {
  /** Forms of `to be`, which make them a sentence, separated by spaces: `jest`. */
  readonly copulas: string | null
  /** Patterns of the first word of headings of documents required by law, capitalised: `Aviso` in `Aviso legal de`. */
  readonly documents: string | null
  /** Patterns of labels whose value is the legal form itself: `Legal form`. */
  readonly formLabels: string | null
}

/** What lines and sentences about a person's career say. */
export interface CareerTexts {
  /** Words before the year in which something began, separated by spaces: `since`. */
  readonly since: string | null
  /** Words between the years of a period, separated by spaces: `to`. */
  readonly to: string | null
  /** Patterns of what stands for the end of a period that goes on: `present`. */
  readonly untilNow: string | null
  /** Patterns of what a biography says of the job that somebody has now: `currently`. */
  readonly currently: string | null
  /** Words between a role and an employer, separated by spaces: `at`. */
  readonly workplaces: string | null
  /** The same between a person and an organisation, besides `workplaces`; separated by spaces: `of`. */
  readonly origins: string | null
  /** The same where something else than an employer may follow, separated by spaces: `Head of`. */
  readonly complements: string | null
  /** Patterns of degrees and studies, which a school accompanies: `diploma`. */
  readonly studies: string | null
  /** Patterns of roles that cover a whole firm: `managing director`. */
  readonly chiefs: string | null
  /**
   * Patterns of titles that lead, with what they are for, to the firm where somebody has one, and begin no firm's name:
   * Italian `presidente` in `Presidente di Elm SpA`.
   */
  readonly offices: string | null
  /** The same for the boards of firms: Spanish `consejo de administración`. */
  readonly boards: string | null
  /** Patterns of verbs between a person and their organisation: `chairs`. */
  readonly verbs: string | null
  /** Words between a known role and an employer, besides `workplaces`; separated by spaces: `for`. */
  readonly otherLinks: string | null
}

/** How pages credit those who made, host or decorate a site. */
export interface CreditTexts {
  /** Patterns of participles: `designed`. */
  readonly made: string | null
  /** Patterns of nouns for the work: `web ?design`. */
  readonly making: string | null
  /** Patterns of words before who did it: `by`. */
  readonly makers: string | null
  /** Words between them, separated by spaces: `this website` in `designed this website by`. */
  readonly objects: string | null
  /** Patterns of such nouns behind a name: `web ?agency`. */
  readonly behind: string | null
  /** For scripts without spaces: nouns directly before a name, separated by `|`. */
  readonly signs: string | null
}

/** What the line above an address is, where it is no organisation. */
export interface PlaceHeads {
  /** Patterns of labels before the owner's name: `owner`. */
  readonly owners: string | null
  /** Patterns of folded words that end the name of a location: `branch office`. */
  readonly offices: string | null
  /** Patterns of folded words for a branch, before whose it is: Polish `filia`. */
  readonly branches: string | null
  /** For scripts without spaces: words that end the name of a location, separated by `|`. */
  readonly officeSigns: string | null
  /** Patterns of the beginnings of names of houses after their former use: `(?:The )?Old \p{Lu}`. */
  readonly formerHouses: string | null
  /** Folded words that only distinguish a firm's locations, separated by spaces: `downtown office`. */
  readonly words: string | null
}

/** Patterns of folded words in addresses and titles of pages, by the kind of page. */
export interface PageKindTerms {
  readonly imprint: string | null
  readonly legal: string | null
  readonly contact: string | null
  readonly partners: string | null
  readonly clients: string | null
  readonly people: string | null
  readonly about: string | null
}

/** How texts say what an organisation is to the owner of a page. */
export interface RelationTexts {
  /** Patterns of labels before the name of an authority that supervises the owner: `regulated by`. */
  readonly authority: string | null
  /** Patterns of labels before the body that runs a school or a house, folded: `managed by`, German `Träger`. */
  readonly operators: string | null
  /** Patterns of words in a sentence that says who receives complaints about the owner: `complain`. */
  readonly complaints: string | null
  /** Patterns of labels before a maker or host of the site: `website by`. */
  readonly agency: string | null
  /** Patterns of labels before the owner's bank: `bank`. */
  readonly bank: string | null
  /** Patterns of labels before the owner's insurer: `liability insurance`. */
  readonly insurer: string | null
  /** Patterns of labels before an association that the owner belongs to: `members? of`. */
  readonly member: string | null
  /** Patterns of labels before partners and sponsors: `sponsors?`. */
  readonly partner: string | null
  /** Patterns of labels before customers: `clients?`. */
  readonly client: string | null
  /** Patterns of folded words in names of banks: `credit union`. */
  readonly banks: string | null
  /** Patterns of folded words in names of authorities: `ombudsman`. */
  readonly authorities: string | null
}

/** Bodies that people are members of, folded. */
export interface Bodies {
  /** Patterns of their names: `(?:sub-?)?committee`. */
  readonly names: string | null
  /** Endings of nouns for them, for languages with compounds, separated by spaces: German `ausschuss`. */
  readonly endings: string | null
  /** Patterns of adjectives that divide their members: `elected`. */
  readonly ranks: string | null
  /** Patterns of headings above their members: `members?`. */
  readonly members: string | null
}

/** What stands before job titles or instead of them. */
export interface TitleTexts {
  /** Patterns of labels before a title: `represented by`. */
  readonly labels: string | null
  /** Patterns of whole labels of people that are no titles: `posted by`. */
  readonly others: string | null
  /** Words at the start of a part of a sentence, separated by spaces: `of` in `of the council`. */
  readonly fragmentStarts: string | null
  /** For scripts without spaces: forms of address behind a name, separated by `|`: Japanese `様`. */
  readonly behind: string | null
}

/** What texts of pictures say beside the name of the organisation that they show. */
export interface LogoTexts {
  /** Nouns for pictures before `of`, separated by spaces: `photo`. */
  readonly pictures: string | null
  /** Patterns of words for advertisements: `banner`. */
  readonly adverts: string | null
}
