/**
 * What is read of one document at most. Rules take time in proportion to what they read, a page of nothing but what they
 * look for some seconds a megabyte, and meanwhile nobody else is answered. Laws and directories stay below.
 */

/** Characters of visible text. */
export const TEXT_LENGTH_MAX = 400_000
export const ELEMENTS_MAX = 100_000
/** Characters of structured data, of all its scripts together. */
export const JSON_LD_LENGTH_MAX = 1_000_000
export const TITLE_LENGTH_MAX = 2_000
/** Names of `<meta>`. */
export const META_MAX = 500
