/** The website of the sample data, under a top-level domain that is reserved for examples (RFC 2606). */
export const SAMPLE_SITE = 'northwind.example'
/** Numbers that are reserved for fiction. */
export const SAMPLE_PHONES = ['+442079460101', '+442079460102', '+442079460103'] as const

/** The tag of its contacts, and its list. */
export const SAMPLE_LABEL = 'Sample'
export const SAMPLE_LIST = 'Sample list'

const PHONES: ReadonlySet<string> = new Set(SAMPLE_PHONES)

/** Whether an address belongs to the sample data. No message is ever sent to it. @param address normalised */
export const isSampleAddress = (address: string): boolean =>
  address.toLowerCase().endsWith(`@${SAMPLE_SITE}`) || PHONES.has(address)
