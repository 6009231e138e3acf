/**
 * Words that make a name an organisation's (`Stichting`, `Bakery`), and those that its name and its parts are written
 * with. Capitalised as names write them and separated by spaces, unless a key says otherwise.
 */
export interface OrganisationKinds {
  /** Institutions whose names follow directly: `Fondation Abbé Tollac`. Houses such as theatres are `headNouns`. */
  readonly heads: string | null
  /** Other institutions, at the end of names or before `of` and its equivalents: `University`, `Verein`. */
  readonly clear: string | null
  /** Words at the end of the names of firms, but also of products, services and headings: `Consulting`. */
  readonly firms: string | null
  /** Establishments and trades, which count only behind words that lead to a name: `Bakehouse`, `Apotheke`. */
  readonly trades: string | null
  /** Such words in lower case, where only the first word of a name is capitalised: `Elmsborgs kommun`. */
  readonly small: string | null
  /** Endings of compounds that are such words (`Heimatverein`), as patterns; separated by `|` outside of groups. */
  readonly endings: string | null
  /** What such words begin with that sentences inflect (`Piekarni`), as patterns; separated by `|`. */
  readonly stems: string | null
  /**
   * Units of an organisation, which their own names follow, as patterns in lower case; separated by `|` outside of
   * groups: `school of`, `fachbereich`.
   */
  readonly units: string | null
  /**
   * Words that distinguish the offices or bodies of one place without saying whose they are, folded: `City Council`.
   */
  readonly modifiers: string | null
  /** How such words are used besides. */
  readonly uses: KindUses | null
  /** Words and endings beside such words and beside names. */
  readonly neighbours: NameNeighbours | null
  /** How names of firms list partners or a family. */
  readonly partnerships: Partnerships | null
  /** How texts without capitals lead to a name. */
  readonly uncased: UncasedNames | null
}

export interface KindUses {
  /** Words that end the names of firms so often that a sentence needs no lead before them: `Airlines`. */
  readonly inSentences: string | null
  /** Words whose names continue behind `for`: `Centre for Elm Studies`. */
  readonly beforeFor: string | null
  /** Words that also qualify another noun: `Office Dog`. */
  readonly qualifiers: string | null
  /** Words that end names of places as often as of firms: `Elm Vale Ranch`. */
  readonly places: string | null
  /** Parts of an organisation, where its genitive precedes them: `Jane's Board`; separated by `|`. */
  readonly owned: string | null
}

export interface NameNeighbours {
  /** Abbreviations inside names, in lower case and without the full stop, which ends no sentence: `Bros.`, `Gebr.` */
  readonly abbreviations: string | null
  /**
   * What somebody or something is to the company that is named next (`Agent of Acme Ltd`), as patterns of singulars in
   * lower case; separated by `|` outside of groups.
   */
  readonly relations: string | null
  /** What follows a hyphen in words that end before a name (`Leeds-based Acme Ltd`), as patterns; separated by `|`. */
  readonly located: string | null
  /** Parts of words for associations, in lower case; separated by `|`. */
  readonly associations: string | null
  /** Endings of adjectives behind such a word in lower case: `Institut national du bois`; separated by `|`. */
  readonly adjectives: string | null
}

export interface Partnerships {
  /** Words for `and` before `tails`, also as neighbours write it; separated by `|`. */
  readonly joins: string
  /** Words for partners or family at the end of a firm's name, separated by `|`: `Roe & Sons`. */
  readonly tails: string
  /** Such words that count only behind `&`, separated by `|`: `Roe & Company`. */
  readonly signTails: string | null
  /** Words before `and`, folded, that name nobody: `Clients & Partners`, `Father & Son`. */
  readonly strangers: string | null
}

export interface UncasedNames {
  /** Words for a company before its name: Arabic `شركة`. */
  readonly heads: string | null
  /**
   * Words of sentences that no name contains: prepositions, pronouns, verbs, and descriptions of an unnamed company
   * (`شركة رائدة في`, a leading company in).
   */
  readonly stops: string | null
  /** Words before a name to which a preposition is attached: Hebrew `שמורות`, reserved for. */
  readonly reserved: string | null
}
