/** Converts all line ends to `\n`. Idempotent. */
export const unixLines = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)
