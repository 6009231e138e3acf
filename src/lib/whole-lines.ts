/**
 * Returns a truncated text up to the end of its last complete line, since part of a line may have another meaning.
 * Returns an empty string if there is no complete line.
 */
export const wholeLines = (text: string): string =>
  text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)
