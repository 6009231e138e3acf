import { encodeAttribute } from '../lib/scan-html.ts'

/**
 * Escapes a value for double-quoted attributes in HTML and XML. `<` is escaped too: a browser that parses the
 * surrounding text differently would find tags in it.
 */
export const attributeText = (value: string) => encodeAttribute(value).replaceAll('<', '&lt;')

/** Escapes text between tags, for HTML and XML. */
export const elementText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
