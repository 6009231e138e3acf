/** What a cell of Excel holds is 32,767 characters. */
const LENGTH_MAX = 32_000

/**
 * A text as a cell of an Excel file holds it: shortened to what one takes, and escaped. Excel reads `_x000D_` as a carriage return and any `_xHHHH_` as that character, so what
 * is written that way has its underscore escaped, and characters that XML cannot hold are written so.
 *
 * @see ECMA-376, part 1, 22.9.2.19 (ST_Xstring)
 */
export const excelText = (text: string): string =>
  text
    .slice(0, LENGTH_MAX)
    .toWellFormed()
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    // Those that XML 1.0 refuses, and the carriage return, which its readers turn into a line feed.
    .replace(
      /[\0-\x08\x0b-\x1f\ufffe\uffff]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
