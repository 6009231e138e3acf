/** A text whose lines end in one way; a second time it stays as it is. */
export const unixLines = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)
