/**
 * Characters that XML 1.0 does not allow in any form: control characters other than tab and line ends, and two
 * noncharacters.
 */
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Escapes text for the content of an element or the value of an attribute. Characters that XML does not allow are
 * removed.
 */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // A parser would turn it into a line feed.
    .replaceAll('\r', '&#13;')
