/** What records are of: a person or an organisation. */
export type CrmKind = 'person' | 'organization'

/** A property that the provider's records have. */
export interface CrmProperty {
  readonly name: string
  readonly label: string
  /** The provider's word for its type. */
  readonly type: string
  readonly isRequired: boolean
}

/** A contact as a provider gets it. */
export interface CrmRecord {
  /** Our id of the contact. Written to the record where the provider has a property for it. */
  readonly key: string
  readonly kind: CrmKind
  /** Texts by the provider's name of the property; none is empty. */
  readonly values: Readonly<Record<string, string>>
  readonly name: string
  readonly email: string | null
  readonly company: string | null
  /** The registrable domain of an organisation's website. */
  readonly domain: string | null
  /** The provider's id of the record from an earlier push; null if there was none. */
  readonly remoteId: string | null
  /** The provider's id of a person's organisation; null for none. */
  readonly organizationId: string | null
}

/** A record that the provider has, with its current texts; empty properties are absent. */
export interface FoundRecord {
  readonly remoteId: string
  readonly values: Readonly<Record<string, string>>
  /** Whether a person's record names an organisation, or has no place for one. */
  readonly hasOrganization: boolean
}

/** What the provider made of one record or answer. */
export type CrmResult =
  | { readonly key: string; readonly kind: 'done'; readonly remoteId: string }
  /** `reason` is a sentence for the customer, such as that a value does not fit its property. */
  | { readonly key: string; readonly kind: 'refused'; readonly reason: string }

/** An answer to a campaign, attached to a person's record. */
export interface CrmAnswer {
  readonly key: string
  readonly personId: string
  /** ISO 8601. */
  readonly at: string
  readonly from: string
  readonly subject: string
  readonly text: string
}

/** The account at the provider. */
export interface CrmAccount {
  /** Its name for people. */
  readonly name: string
  /** Its id, which stays the same when it is connected again. */
  readonly id: string
  /** The base URL of its pages for records; null if there are none. */
  readonly recordsUrl: string | null
  /** The property of each kind of record that holds our id; null where the provider has none. */
  readonly keyProperty: Readonly<Record<CrmKind, string | null>>
}

/**
 * A product that contacts are pushed to. All methods throw `ProviderError` if the provider cannot be used now, and
 * `RecordsRefused` if it refuses a request for what it contains; with one record, that is this record's result.
 */
export interface Crm {
  /** How many records `find`, `create` and `update` take at most. */
  readonly recordsMax: number
  /** Reads the account, and prepares it: adds the property for our id where the provider and its permissions allow. */
  prepare(): Promise<CrmAccount>
  properties(kind: CrmKind): Promise<readonly CrmProperty[]>
  /**
   * Finds the records that exist: by the provider's id, else by ours, else by email address or domain. So a repeat after
   * a crash finds what was created without our knowledge.
   *
   * @param properties whose values are read
   * @returns by key
   */
  find(
    kind: CrmKind,
    records: readonly CrmRecord[],
    properties: readonly string[],
  ): Promise<ReadonlyMap<string, FoundRecord>>
  /** Creates records that were not found. Where the provider can, creating one twice updates it instead. */
  create(kind: CrmKind, records: readonly CrmRecord[]): Promise<readonly CrmResult[]>
  /** Writes `values` to existing records. */
  update(kind: CrmKind, records: readonly (CrmRecord & { readonly remoteId: string })[]): Promise<readonly CrmResult[]>
  /** Attaches an answer to a person's record, once. */
  addAnswer(answer: CrmAnswer): Promise<CrmResult>
}

/** The provider refuses a request for what it contains. */
export class RecordsRefused extends Error {
  /** @param reason a sentence */
  constructor(reason: string) {
    super(reason)
    this.name = 'RecordsRefused'
  }
}

/** The text by which an answer is found again among a record's notes. */
export const answerMark = (key: string): string => `Contactory ref ${key}`
