/**
 * How texts write and label addresses for mail and phone numbers. Patterns are alternatives in lower case, separated by
 * `|` outside of groups.
 */
export interface ContactTexts {
  readonly signs: SpelledSigns | null
  readonly placeholders: PlaceholderWords | null
  readonly mails: MailTexts | null
  readonly noise: MailNoise | null
  readonly numbers: NumberTexts | null
  readonly phones: PhoneTexts | null
}

/** What pages write instead of the signs of an address for mail. */
export interface SpelledSigns {
  /** Patterns of words for `@` that are unambiguous between any marks: `at[ -]?sign`. */
  readonly at: string | null
  /** Such patterns that are too short or common without brackets: French `chez`. */
  readonly atInBrackets: string | null
  /** Such patterns that are rare in prose before a domain, so that spaces suffice: `at-sign`. */
  readonly atBetweenSpaces: string | null
  /** What texts and files call a picture of `@`, besides English words; separated by spaces: `arroba`. */
  readonly pictures: string | null
  /** Patterns of words for the dot: `dot`. */
  readonly dot: string | null
}

/** Parts of addresses that stand for the reader's own, separated by spaces. */
export interface PlaceholderWords {
  /** Names of domains without real mailboxes: `yourdomain`. */
  readonly domains: string | null
  /** Mailboxes on any domain: `your.name`. */
  readonly mailboxes: string | null
  /** Mailboxes on a vague domain that may be real on others: `john.doe`. */
  readonly vagueMailboxes: string | null
  /** Names of domains where such mailboxes are placeholders: `company`. */
  readonly vagueDomains: string | null
  /** Mailboxes that are placeholders even where the domain is a provider's: `myemail`. */
  readonly samples: string | null
}

/** What people add to an address so that only readers can use it. */
export interface MailNoise {
  /** Patterns of such words between dots and hyphens: `no[-_]?spam`. */
  readonly words: string | null
  /** Patterns of such words in capitals, which need no mark beside them: `NOJUNK`. */
  readonly capitals: string | null
  /** Parts of which each text that `words` match contains one, separated by spaces: `spam`. */
  readonly signs: string | null
}

export interface MailTexts {
  /** Patterns of mailboxes that belong to a role instead of a person: `enquir(?:y|ies)`. */
  readonly roles: string | null
  /** Mailboxes that a whole organisation reads, separated by spaces: `info`. */
  readonly general: string | null
  /** Patterns of the end of labels before an address: `mail`. */
  readonly labels: string | null
  /** Patterns of labels that may touch an address: `mob`. */
  readonly touchingLabels: string | null
  /** Words that invite to write to an address, before it; separated by spaces: `contact`. */
  readonly invitations: string | null
  /** Words before `at` in prose that are never mailboxes, separated by spaces: `find`. */
  readonly proseWords: string | null
  /** Articles and possessives behind `at`, which no domain follows; separated by spaces: `our`. */
  readonly determiners: string | null
}

/** Words beside numbers, besides the labels of phones. */
export interface NumberTexts {
  /** Patterns of words before an extension: `extn?s?`. */
  readonly extensions: string | null
  /**
   * Words of numbers that are no phones: of registers, taxes, banks, goods, books, coordinates, versions; separated by
   * spaces, and written as in `PhoneLabels`.
   */
  readonly others: string | null
  /** The same for scripts without spaces: parts of labels, which need no word boundary; separated by `|`. */
  readonly otherSigns: string | null
  /** Words for a number that may follow any label, separated by spaces: `nos` in `tel. nos`. */
  readonly numberWords: string | null
  /** Patterns of words near contact details: `call us`. */
  readonly contactWords: string | null
  /** Words for `or` between two numbers, separated by spaces: `or`. */
  readonly disjunctions: string | null
  /** Words before an extension in the target of a link, separated by spaces: `ext`. */
  readonly linkExtensions: string | null
}

/** What stands directly beside phone numbers. */
export interface PhoneTexts {
  /** Beginnings of labels for phones that share a number with a fax, separated by spaces: `tel` in `Tel. and Fax`. */
  readonly voiceBeforeFax: string | null
  /** Labels of phones that end the line behind a number, separated by spaces: `phone`. */
  readonly voiceBehind: string | null
  /** The same for faxes. */
  readonly faxBehind: string | null
  /** The same for mobile phones. */
  readonly mobileBehind: string | null
  /** Patterns of words before the last digits of another number: `or` in `555-1234 or -35`. */
  readonly suffixJoints: string | null
  /** Patterns of words behind a time, which show that its digits are no phone: `hrs?\b`. */
  readonly hours: string | null
  /** Patterns of words behind a time or period: `days?`. */
  readonly times: string | null
}
