import { encodeAttribute } from '../lib/scan-html.ts'

/**
 * A value as it may stand between double quotes in HTML and XML alike. Without `<`, as browsers that read the text around it as
 * something else would find tags in it.
 */
export const attributeText = (value: string) => encodeAttribute(value).replaceAll('<', '&lt;')

/** Text as it may stand between tags of HTML and XML alike. */
export const elementText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
