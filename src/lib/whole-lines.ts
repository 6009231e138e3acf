/**
 * The beginning of a text that was cut somewhere, up to the end of its last whole line: half a line says something else
 * than the whole. A text of one line has none.
 */
export const wholeLines = (text: string): string =>
  text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)
