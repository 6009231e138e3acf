/** An Excel cell may contain 32,767 characters. */
const LENGTH_MAX = 32_000

/**
 * Returns a text for a cell of an Excel file, truncated and escaped. Excel reads `_x000D_` as a carriage return and any
 * `_xHHHH_` as that character. So the underscore of such text is escaped, and characters that XML does not allow are
 * written in this form.
 *
 * @see ECMA-376, part 1, 22.9.2.19 (ST_Xstring)
 */
export const excelText = (text: string): string =>
  text
    .slice(0, LENGTH_MAX)
    .toWellFormed()
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    // Characters that XML 1.0 does not allow, and the carriage return, which XML parsers turn into a line feed.
    .replace(
      /[\0-\x08\x0b-\x1f\ufffe\uffff]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
