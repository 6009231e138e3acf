/** What makes a spreadsheet compute a cell, at its start or where a wrong delimiter or quote would start one. */
const FORMULA = /(?:^|[,;"\t\r\n])[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r]/

/**
 * A cell that no spreadsheet computes: one that could start a formula gets an apostrophe before it.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export const neutraliseCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Undoes `neutraliseCell`, also for files of other programs that protect themselves the same way. */
export const restoreCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
