import { once } from './once.ts'

// Made with their first use: loading the language's data takes 20 ms, and few visits need it.
const formats = {
  and: once(() => new Intl.ListFormat('en', { type: 'conjunction' })),
  or: once(() => new Intl.ListFormat('en', { type: 'disjunction' })),
}

/** Formats words as a list in English: "a", "a and b", "a, b, and c". */
export const wordList = (words: Iterable<string>, conjunction: 'and' | 'or' = 'and'): string =>
  formats[conjunction]().format(words)
