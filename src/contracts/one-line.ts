/** Characters that are not seen: controls of direction and joining, and those that mean something in one font only. */
const UNSEEN = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\p{Co}]+/gu

/** A text as one line of a list: no control characters, no line ends, no halves of characters, nothing that is not seen. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
