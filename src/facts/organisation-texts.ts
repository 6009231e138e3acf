/**
 * What texts write in, around and instead of the names of organisations, in lower case unless it says otherwise.
 * Patterns are pieces of regular expressions, separated by `|` outside of groups.
 */
export interface OrganisationTexts {
  readonly insideNames: InsideNames | null
  readonly emptyNames: EmptyNames | null
  readonly beforeNames: BeforeNames | null
  readonly behindNames: BehindNames | null
  readonly sentences: NameSentences | null
  readonly labels: OrganisationLabels | null
  readonly clients: ClientTexts | null
  readonly examples: ExampleTexts | null
  readonly notices: NoticeTexts | null
  readonly blocks: ContactBlocks | null
  readonly phones: OrganisationPhones | null
}

/** Parts of names. */
export interface InsideNames {
  /** Lower-case words that may connect the words of a name, separated by spaces: `of the`. */
  readonly connectors: string | null
  /** More such words in the names of associations, separated by spaces: German `im`. */
  readonly clubConnectors: string | null
  /** Articles that a name may begin with, separated by spaces. */
  readonly articles: string | null
  /** Such connectors that say whose or where something is, separated by spaces: `of`, `van`. */
  readonly complements: string | null
  /** Endings of compound nouns for organisations, folded, as patterns; separated by `|`: `verein`. */
  readonly nounEndings: string | null
  /** Endings of names in scripts without spaces between words, separated by `|`: `保育園`. */
  readonly touchingEndings: string | null
  /** Compounds that name the one institution of a country by themselves, folded, as patterns; separated by `|`. */
  readonly soleNames: string | null
  /** Words for municipalities, which `of` and the place follow, separated by spaces: `city`. */
  readonly municipalities: string | null
  /** Beginnings of words for lines of business, as written; separated by `|`: `Construct`. */
  readonly activities: string | null
  /** Nouns by which firms describe themselves behind their brand, as written; separated by `|`: `Agentur`. */
  readonly descriptions: string | null
  /** What follows such a noun before the line of business, as patterns; separated by `|`: `für`. */
  readonly descriptionLinks: string | null
  /** Abbreviations whose full stop ends no sentence, as patterns and as written; separated by `|`: `Bros`. */
  readonly abbreviations: string | null
}

/** What stands where a name is expected, but names nobody. */
export interface EmptyNames {
  /**
   * Names of pages, menus and blocks, besides `pageNames`: a phrase made only of these names no company. Separated by
   * spaces.
   */
  readonly pageWords: string | null
  /** Such words that also occur in the names of firms, separated by spaces: `services`. */
  readonly firmWords: string | null
  /** Such words that can be the whole name before a legal form, separated by spaces: `News Corp`. */
  readonly wholeNames: string | null
  /** Possessives in default names of websites, as patterns; separated by `|`: `My Website`. */
  readonly possessives: string | null
  /** Nouns in default names of websites, as patterns; separated by `|`. */
  readonly siteNouns: string | null
  /** Whole default names and names of accounts, as patterns; separated by `|`: `store name`, `admin`. */
  readonly defaults: string | null
  /** What stands for an employer where somebody has none, as patterns; separated by `|`: `retired`. */
  readonly employers: string | null
  /** What alternative texts of logos say besides the name, as patterns; separated by `|`: `logo`, `back to home`. */
  readonly logoPhrases: string | null
}

/** What directly precedes names. */
export interface BeforeNames {
  /** Words that no name contains: labels, roles, verbs and openers of sentences; separated by spaces. */
  readonly stops: string | null
  /**
   * Articles and prepositions that more often precede a name than occur inside one, separated by spaces; for languages
   * that capitalise nouns.
   */
  readonly leadingWords: string | null
  /** Nouns for a company that directly precede its name in a sentence, separated by spaces: `empresa`. */
  readonly firmNouns: string | null
  /** Endings of compound nouns for a company that its name follows, as patterns; separated by `|`: `hersteller`. */
  readonly firmNounEndings: string | null
  /** What greets visitors, as patterns; separated by `|`: `welcome to`. */
  readonly welcomes: string | null
  /** Words that begin a heading about a name, separated by `|`: `about`. */
  readonly headingLeads: string | null
  /** What says whose or part of what a thing is, as patterns; separated by `|`: `property of`. */
  readonly ownerLeads: string | null
  /** Words that are no part of a name when they begin it in lower case, separated by spaces: `by`. */
  readonly looseLeads: string | null
  /** Words for a logo, as patterns; separated by `|`: `bildwortmarke`. */
  readonly depictions: string | null
  /** Words between these and the name, as patterns; separated by `|`: `of`. */
  readonly depictionLinks: string | null
  /** Words for the location of an organisation, as patterns; separated by `|`: `head office`. */
  readonly headOffices: string | null
  /** Words between somebody's position and the organisation, separated by spaces: `bei`. */
  readonly employerLinks: string | null
}

/** What directly follows names. */
export interface BehindNames {
  /** Participles for the work of those who made a website, separated by `|`: `designed`. */
  readonly makers: string | null
  /** What they made, as patterns; separated by `|`: `web ?design`. */
  readonly madeThings: string | null
  /** Labels of phones and emails, as patterns; separated by `|`. */
  readonly contactLabels: string | null
  /** Words for a home page that need no mark before them, as patterns; separated by `|`: `official site`. */
  readonly homePages: string | null
  /** Words for pages that follow a dash or bar, as patterns; separated by `|`: `home`. */
  readonly otherPages: string | null
  /** `Contact form`; separated by `|`. */
  readonly contactForms: string | null
  /** Words for a group of people who belong to the named thing, as patterns; separated by `|`: `The Acme Authors`. */
  readonly crowds: string | null
  /** What says that the name is a part of another organisation, as patterns; separated by `|`: `a division of`. */
  readonly divisions: string | null
  /** Notes that courts and registers add for a company being wound up, as patterns; separated by `|`: `i\. ?l\.` */
  readonly closures: string | null
}

/** How sentences about organisations go on behind the name. */
export interface NameSentences {
  /** Verbs that are never part of a name, as patterns; separated by `|`: `can`. */
  readonly verbs: string | null
  /** Forms of `to be`, separated by `|`. */
  readonly beVerbs: string | null
  /** What follows these, as patterns; separated by `|`: `a`, `located`. */
  readonly beComplements: string | null
  /** Ends of lines that an address follows, as patterns; separated by `|`: `is located at`. */
  readonly situated: string | null
  /** The same, with a preposition of `seatLinks` behind it, as patterns; separated by `|`: `mit sitz in`. */
  readonly seats: string | null
  /** Separated by spaces. */
  readonly seatLinks: string | null
}

/** Labels and headings that an organisation's name follows. */
export interface OrganisationLabels {
  /** Labels in imprints, profiles and tables, as patterns; separated by `|`: `raison sociale`. */
  readonly names: string | null
  /**
   * Labels for other roles, which may also precede a first name or a word such as `Yes`, as patterns; separated by `|`:
   * `publisher`.
   */
  readonly roles: string | null
  /** Labels for dealers and distributors, separated by `|`: `importer`. */
  readonly sellers: string | null
  /** Headings of columns besides these labels, as patterns; separated by `|`: `exhibitors`. */
  readonly columns: string | null
  /** Such labels that may head a column of any kind, separated by `|`: `impressum`. */
  readonly vague: string | null
}

/** How sentences give organisations as examples: `companies such as Acme`. */
export interface ExampleTexts {
  /** Plural nouns for organisations, in lower case and separated by spaces: `companies`. */
  readonly nouns: string
  /** Patterns of words between them and the examples, separated by `|`: `such as`. */
  readonly leads: string
}

/** How texts introduce clients, sponsors and funders. */
export interface ClientTexts {
  /** Nouns that a list of them follows, in lower case and separated by spaces: `sponsors`. */
  readonly nouns: string | null
  /** Labels for clients, operators, funders and builders, in lower case and separated by `|`: `bauherr`. */
  readonly labels: string | null
  /** Verbs between such a noun and the list, as patterns; separated by `|`: `include`. */
  readonly verbs: string | null
  /** What may follow these verbs, as patterns; separated by `|`: `among others`. */
  readonly adverbs: string | null
}

/** Notices about rights, and credits. */
export interface NoticeTexts {
  /** What follows a holder on its line: makers, links, numbers and registers, as patterns; separated by `|`. */
  readonly followers: string | null
  /** The same as whole words, in scripts of which the patterns know no boundary of words; separated by `|`. */
  readonly wholeFollowers: string | null
  /** Words between the sign and the holder, separated by `|`: `by`. */
  readonly leads: string | null
  /** Words of sentences about copyright, which are no notices, as patterns; separated by `|`: `law`. */
  readonly subjects: string | null
  /** Words for the software of a website, as patterns; separated by `|`: `theme`. */
  readonly software: string | null
  /** Words before those who made it, separated by spaces: `by`. */
  readonly authorLinks: string | null
  /** Labels before the holder of rights, as patterns; separated by `|`: `copyright owner`. */
  readonly rightsHolders: string | null
  /** Words for pictures in labels of credits, separated by `|`: `photo`. */
  readonly pictures: string | null
  /** What may follow these, as patterns; separated by `|`: `courtesy`. */
  readonly pictureSources: string | null
  /** Whole such labels, as patterns; separated by `|`: `bildquelle`. */
  readonly pictureCredits: string | null
  /** Words for a licence, as patterns; separated by `|`. */
  readonly licences: string | null
}

/** Blocks of contact details and the lists that they stand in. */
export interface ContactBlocks {
  /** Words in the heading of a block that do not name its owner, folded and separated by spaces: `directions`. */
  readonly words: string | null
  /** What classes call the entries of a list of firms, as patterns; separated by `|`: `dealers?`. */
  readonly listClasses: string | null
}

/** Labels of an organisation's phones and of those who represent it, all folded. */
export interface OrganisationPhones {
  /** Labels of numbers that a whole organisation shares, as patterns; separated by `|`: `switchboard`. */
  readonly shared: string | null
  /** Words for a phone that may follow these, as patterns; separated by `|`: `number`. */
  readonly phoneWords: string | null
  /** Prepositions before the number, separated by `|`: `on`. */
  readonly links: string | null
  /** Beginnings of words for a legal representative, as patterns; separated by `|`: `geschaftsfuhr`. */
  readonly representatives: string | null
  /** Whole labels of representatives, as patterns; separated by `|`: `company secretary`. */
  readonly representativeLines: string | null
  /** Forms of address between such a label and the name, separated by spaces: `frau`. */
  readonly formsOfAddress: string | null
}
