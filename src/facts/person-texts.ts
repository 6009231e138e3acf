/**
 * What texts say about people. Everything is folded: in lower case and without accents. Where nothing else is said,
 * a list holds patterns, separated by `|` outside of groups.
 */
export interface PersonTexts {
  /** What stands directly before a name: `congratulations to`. */
  readonly before: BeforePerson | null
  /** What follows directly on a name: `resigned`. */
  readonly behind: BehindPerson | null
  /** How an office is given to a person. */
  readonly appointments: Appointments | null
  /** How a sentence adds others to a person: `Jane Roe and her young team`. */
  readonly companions: Companions | null
  /** How a sentence calls a person somebody's relative, friend or colleague: `her son`. */
  readonly kin: Kin | null
  /** Who made a page or a website: `written by`. */
  readonly credits: Credits | null
  /** What captions and alternative texts of pictures say: `from left to right`. */
  readonly pictures: PictureTexts | null
  /** How letters and posts open and close: `kind regards`. */
  readonly letters: Letters | null
  /** Labels of names, in forms and as headings of columns. */
  readonly nameLabels: NameLabels | null
  /** Other labels that tell people from things. */
  readonly labels: PersonLabels | null
  /** What marks somebody who only speaks about a site or at its events: reviewers, customers, speakers. */
  readonly visitors: Visitors | null
  /** What stands around titles and jobs. */
  readonly titles: TitleTexts | null
  /** What tells a firm or a thing from a person of that name. */
  readonly things: ThingTexts | null
  /** How a sentence describes a person: `Jane Roe, a practising lawyer`. */
  readonly described: Descriptions | null
  /** Parts of names. */
  readonly names: NameParts | null
  /** Endings of words that are no given names. */
  readonly endings: WordEndings | null
  /** Words about people in Japanese, Chinese and Korean, unfolded. */
  readonly unspaced: UnspacedTexts | null
  /** Words about people in other scripts without capitals, unfolded. */
  readonly caseless: CaselessWords | null
  /** What somebody does, as words. */
  readonly work: WorkWords | null
  /** Words that make of a person's name that of a place, a company or a thing. */
  readonly entities: EntityWords | null
  /** Classes, ids, properties and paths. */
  readonly marks: PersonMarks | null
}

/** What stands directly before a person's name. */
export interface BeforePerson {
  /** Thanks, good wishes and welcomes, which are addressed to people: `congratulations to`. */
  readonly thanks: string | null
  /** Joint activities: `workshop with`. */
  readonly jointWork: string | null
  /** Passive verbs of leading, teaching and caring: `taught by`. */
  readonly makers: string | null
  /** Titles that several people share: `council members`. */
  readonly sharedTitles: string | null
  /** What something is named after, or whom a monument shows, and who is therefore no contact: `in memory of`. */
  readonly namesakes: string | null
  /** Verbs of speaking, and whom a text cites: `said`, `according to`. */
  readonly speech: string | null
  /** Asks to contact somebody: `ask for`. */
  readonly contacts: string | null
  /** Introduces somebody, or the speaker: `my name is`. */
  readonly introductions: string | null
  /** Says where something is, before a landmark with a person's name: `next to`. */
  readonly landmarks: string | null
  /** Welcomes visitors to a shop or a place: `welcome to`. */
  readonly welcomes: string | null
  /** A professional's office: Italian `studio`. */
  readonly offices: string | null
  /** Which office it is: Italian `legale`. */
  readonly officeKinds: string | null
}

/** What follows directly on a person's name. */
export interface BehindPerson {
  /** Relative pronouns for people only: `who`. */
  readonly relatives: string | null
  /** Those that things share, which count behind a comma: German `der`. */
  readonly relativesBehindComma: string | null
  /** Behind the number of years: `years old`. */
  readonly ages: string | null
  /** What goes on behind an age between commas: `Jane Roe, 42, of Leeds`. */
  readonly afterAges: string | null
  /** Actions of people, but not of things: `resigned`. */
  readonly actions: string | null
  /** What else only people do or are, also with the words behind the verb: `was born`, `teaches`. */
  readonly predicates: string | null
  /** Verbs of speaking: `said`. */
  readonly speech: string | null
  /** A person's relatives, possessions or actions behind a possessive; not works, which are cited by their author. */
  readonly possessions: string | null
  /** Before such a word: `late`. */
  readonly adjectives: string | null
  /** What makes a firm or a group of the name, behind `and`: `Roe & Sons`. */
  readonly firms: string | null
  /** What numbers count that are no house numbers: `years`, `comments`. */
  readonly units: string | null
  /** Centuries, which are too long ago for a contact. */
  readonly centuries: string | null
}

export interface Appointments {
  /** Before the name: `appointed`, `election of`. */
  readonly appointed: string | null
  /** Passive verbs before the name, whose office follows on it: German `wurde`. */
  readonly passives: string | null
  /** Adverbs between that name and the office: German `einstimmig`. */
  readonly adverbs: string | null
  /** What follows on that name: German `als`, Dutch `benoemd`. */
  readonly elected: string | null
  /** Verbs between an office and the name of its holder: `is`, `remains`. */
  readonly isNamed: string | null
  /** What may stand between such a verb and the name, with up to four more words: `since`. */
  readonly since: string | null
}

export interface Companions {
  /** `and`, `together with`. */
  readonly joiners: string | null
  /** `his`. */
  readonly possessives: string | null
  /** `young`, `experienced`. */
  readonly adjectives: string | null
  /** `team`, `wife`. */
  readonly people: string | null
}

export interface Kin {
  /** `her`. */
  readonly possessives: string | null
  /** `daughter`, `neighbour`. */
  readonly relatives: string | null
}

/** Who made a page or a website. */
export interface Credits {
  /** Introduces the author of a page: `written by`. */
  readonly bylines: string | null
  /** The same in one short word that is also a preposition: `by`. */
  readonly by: string | null
  /** The same as the beginning of a label: `author`. */
  readonly labels: string | null
  /** What somebody did for a website, or which part of it: `design`, `powered`. */
  readonly websites: string | null
  /** What stands between that and the next list, up to six times: Spanish `del sitio web`. */
  readonly websiteParts: string | null
  /** Before the maker's name: `by`. */
  readonly websiteBy: string | null
}

/** What captions and alternative texts of pictures say. */
export interface PictureTexts {
  /** Parts of texts that say that they are about a picture of somebody: `headshot`. */
  readonly signs: string | null
  /** Before who took it: `photo`. */
  readonly credits: string | null
  /** Before whom it shows: `portrait`. */
  readonly portraits: string | null
  /** Between a portrait and that person: `of`. */
  readonly of: string | null
  /** Introduces the people in a picture: `left to right`. */
  readonly leftToRight: string | null
  /** Where somebody is in a picture, before a colon: `back row`. */
  readonly positions: string | null
}

export interface Letters {
  /** The closing line, before the signature: `kind regards`. */
  readonly closings: string | null
  /** Words that open or close a letter or a post, separated by spaces; they are capitalised, but never part of a name. */
  readonly greetings: string | null
}

export interface NameLabels {
  /** Of given names, as words separated by spaces: `forename`. */
  readonly given: string | null
  /** Of family names, as words separated by spaces: `surname`. */
  readonly family: string | null
  /** Of whole names if alone, and of given names beside family names; as words separated by spaces: Spanish `nombre`. */
  readonly givenOrWhole: string | null
  /** Of names of any kind, as words separated by spaces: `name`. */
  readonly names: string | null
  /** Words that join such words or belong to them, separated by spaces: `and`, `full`. */
  readonly joining: string | null
  /** Words that tell which name it is, before `name`, separated by spaces: `first`. */
  readonly qualifiers: string | null
  /** Of whole names, which only people have: `full name`. */
  readonly whole: string | null
  /** Headings of columns that are no label above: `members`. */
  readonly columns: string | null
  /** The same in scripts without capitals, unfolded: Chinese `姓名`. */
  readonly caseless: string | null
}

export interface PersonLabels {
  /** Of what only people have: `date of birth`. */
  readonly personal: string | null
  /** Of contact details, which people and firms have: `phone`. */
  readonly reached: string | null
  /** Of what only firms, places and products have: `stock`. */
  readonly ofThings: string | null
  /** Parts of headings of columns beside names of people: `extension`. */
  readonly columns: string | null
  /** Of job titles: `position`. */
  readonly roles: string | null
  /** The same in scripts without capitals, unfolded: Chinese `职位`. */
  readonly caselessRoles: string | null
  /** What marks a contact person and no occupation: `contact`. */
  readonly contactPersons: string | null
  /** Possessives before that: `your`. */
  readonly possessives: string | null
}

export interface Visitors {
  /** Classes, ids and properties of reviews, testimonials and comments. */
  readonly marks: string | null
  /** The same of a site's own people: `our-people`. */
  readonly staffMarks: string | null
  /** Headings of reviews and testimonials: `what our customers say`. */
  readonly headings: string | null
  /** Headings of an event's speakers. */
  readonly speakers: string | null
  /** Labels of one of them, which say less than a job title: `speaker`. */
  readonly speakerTitles: string | null
  /** The same in the paths of pages. */
  readonly speakerPaths: string | null
  /** Headings of the people of a site, who write reviews too: `our people`. */
  readonly staff: string | null
  /** Titles that describe somebody's relation to the site and are no job: `happy customer`. */
  readonly titles: string | null
  /** Behind the number of stars of a rating: `stars`. */
  readonly stars: string | null
  /** Behind the number of somebody's reviews: `reviews`. */
  readonly counts: string | null
  /** When somebody reviewed: German `vor einem Jahr`. */
  readonly dates: string | null
  /** Titles of people who speak for an organisation, even when quoted: `founder`. */
  readonly spokespeople: string | null
}

export interface TitleTexts {
  /** Fields behind the title of a doctor or an engineer: `med`. */
  readonly degreeFields: string | null
  /** Titles that are ordinary words without their full stop: Polish `kan`. */
  readonly abbreviations: string | null
  /** Titles of officers with a number, unfolded: `Sgt`. */
  readonly officers: string | null
  /** Verbs between a title and a name, with accents: `is`. */
  readonly copulas: string | null
  /** Words between a title and an employer, with accents: `of`. */
  readonly of: string | null
  /** Words that join the words of one title: `of`. */
  readonly joiners: string | null
  /** Introduces a quoted person before a title, with accents: German `laut`. */
  readonly citing: string | null
  /** Before a title that a name follows between commas, with accents: `our`. */
  readonly determiners: string | null
  /** At the beginning of a title behind a verb, with accents: `the`. */
  readonly articles: string | null
  /** Verbs between a name and its title: `works as`. */
  readonly verbs: string | null
  /** At the beginning of a predicate, which is no title: `will`. */
  readonly notBefore: string | null
  /** Words that end a title: `of`. */
  readonly ends: string | null
}

export interface ThingTexts {
  /** Verbs of a sentence that says what something is: `is`. */
  readonly copulas: string | null
  /** Articles before what it is: `one of the`. */
  readonly articles: string | null
  /** What ends that: `based`. */
  readonly ends: string | null
  /** Verbs before the next but one list: `was`. */
  readonly passives: string | null
  /** Adverbs between them: `locally`. */
  readonly adverbs: string | null
  /** What only firms and places are: `headquartered`. */
  readonly states: string | null
  /** Words for them that are no words of names: `subsidiary`. */
  readonly nouns: string | null
  /** Last words of names of publishers, before which a person is a cited author: `press`. */
  readonly publishers: string | null
  /** Beginnings of words for firms and groups that name their people behind them: `ensemble`. */
  readonly firmsOfPeople: string | null
  /** Labels of attributes of products and places: `size`. */
  readonly attributes: string | null
}

export interface Descriptions {
  /** `a`, `one of`. */
  readonly articles: string | null
  /** What no person is, behind an article: `subsidiary`. */
  readonly notPeople: string | null
  /** `and`. */
  readonly joiners: string | null
  /** Endings of nouns for people by their work, with accents: `er`. */
  readonly workEndings: string | null
  /** Behind such a noun: `of`. */
  readonly of: string | null
  /** Pronouns for people: `herself`. */
  readonly pronouns: string | null
  /** Verbs before the next list, with accents: `was`. */
  readonly bornVerbs: string | null
  /** With accents: `born`. */
  readonly born: string | null
}

export interface NameParts {
  /** Titles and forms of address before a name, which are no part of it, without full stops; separated by spaces. */
  readonly titles: string | null
  /** Letters and words behind a name, which are no part of it, without full stops; separated by spaces. */
  readonly suffixes: string | null
  /** Particles of family names that may be capitalised: Dutch `van`. */
  readonly particles: string | null
  /** Forms of address that begin the next name in any position: `mrs`. */
  readonly honorifics: string | null
  /** Abbreviations before the name of a firm, unfolded: Polish `PPHU`. */
  readonly firmPrefixes: string | null
  /** Words between hyphens in compound names of places and things: French `sur`. */
  readonly placeJoiners: string | null
  /** Words that begin names of places: Spanish `santa`. */
  readonly placeBeginnings: string | null
  /** Endings of names after the father: Russian `вич`. */
  readonly patronymics: string | null
  /** Words before the name of a street, unfolded: Vietnamese `Đường`. */
  readonly streets: string | null
  /** Frequent family names, unfolded and separated by spaces. */
  readonly familyNames: string | null
  /** Endings of family names, also in Latin letters: Polish `czyk`. */
  readonly familyEndings: string | null
  /** Beginnings of family names: Irish `o'`. */
  readonly familyBeginnings: string | null
}

export interface WordEndings {
  /** Of nouns, which no family name has: German `heit`. */
  readonly nouns: string | null
  /** Of nouns and family names: `ness`. */
  readonly nounsOrNames: string | null
  /** Of titles and jobs, in languages that write compounds as one word: German `leiter`. */
  readonly roles: string | null
  /** Of further titles, which firms may have in their names: Swedish `lackerare`. */
  readonly occupations: string | null
  /** Of streets and places, in such languages: Dutch `straat`. */
  readonly streets: string | null
}

export interface UnspacedTexts {
  /** Frequent family names, separated by spaces. */
  readonly familyNames: string | null
  /** Labels of people, separated by spaces: positions, professions and labels of forms, such as Japanese `代表者`. */
  readonly labels: string | null
  /** Titles and forms of address behind a name: Japanese `氏`. */
  readonly titles: string | null
  /** What may follow on a name without a space: Korean `입니다`. */
  readonly follows: string | null
  /** Forms of address behind a name in a cell: Chinese `先生`. */
  readonly address: string | null
  /** Labels that a family name and the next list may follow: Chinese `联系人`. */
  readonly contacts: string | null
  /** Forms of address that stand for a given name: Chinese `经理`. */
  readonly shortForms: string | null
  /** Particles behind a name in a sentence; separated by `|`. */
  readonly particles: string | null
  /** Endings of organisations, places and things that look like a name: Japanese `会社`. */
  readonly notNames: string | null
  /** Labels of names, which are no jobs: Korean `이름`. */
  readonly nameLabels: string | null
}

/** All lists are separated by spaces. */
export interface CaselessWords {
  /** Words that begin a title, or end it in Hindi: Hebrew `מנהל`. */
  readonly roles: string | null
  /** Labels before a name that are no jobs: Arabic `الاسم`. */
  readonly labels: string | null
  /** Forms of address, with their full stop, slash or mark; Thai ones are attached to the name. */
  readonly honorifics: string | null
  /** Frequent given names. */
  readonly givenNames: string | null
  /** Words of companies, offices and headings. */
  readonly things: string | null
}

/** All lists are separated by spaces. */
export interface WorkWords {
  /** Words for occupations, which are evidence for a person; without plurals and departments on purpose. */
  readonly roles: string | null
  /**
   * Further words for occupations. They make a title of a text beside a name, but may as well be part of a firm's name:
   * Dutch `hovenier`.
   */
  readonly occupations: string | null
  /** Words that form a department's name at the end of a phrase: German `Leitung Einkauf`; no evidence for a person. */
  readonly departments: string | null
  /** Further departments and duties, which stand as a label before a name or in a cell beside it: `housekeeping`. */
  readonly duties: string | null
  /** Words before a title that somebody no longer holds: `retired`. */
  readonly former: string | null
  /** Words before or between them: `international`. */
  readonly qualifiers: string | null
  /**
   * Words behind the noun of a title that say which one it is: Italian `esecutivo`. English words with which names of
   * organisations begin are left out: `general`, `national`.
   */
  readonly adjectives: string | null
  /** Words of labels before a name that are no jobs: `represented by`. */
  readonly labels: string | null
}

/** All lists are separated by spaces. Legal forms count too; they are facts of countries. */
export interface EntityWords {
  /** Behind the name: `foundation`. */
  readonly heads: string | null
  /** Before the name, as in those of places, schools and churches: Italian `via`. */
  readonly prefixes: string | null
}

export interface PersonMarks {
  /** Of bylines and of boxes about the author. */
  readonly bylines: string | null
  /** Parts of marks of teams, profiles, testimonials and contact details. */
  readonly people: string | null
  /** Ends of marks of job titles. */
  readonly roles: string | null
  /** Parts of the paths of pages about people and contacts. */
  readonly pages: string | null
}
