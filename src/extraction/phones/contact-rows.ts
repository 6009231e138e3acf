/** Where numbers stand behind words in lines of their own. */
export interface ContactRows {
  /** The starts of numbers in at least two lines of one shape. */
  readonly listed: ReadonlySet<number>
  /** The starts of numbers behind words that are all capitalised, as names of people are: `Jane Roe – 0300 417 5261`. */
  readonly named: ReadonlySet<number>
}

/** A line with words, a separator, and nothing but a number behind it. */
// Bounded: a line has 90 characters.
const ROW = /^([^\d\n]{2,60})[–—:,|\t-][ \t]?(\+?\(?\d[\d ()./-]{5,20}\d)[ \t]?$/
const NAME = /^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Ll}{2,3} )?\p{Lu}[\p{L}.'’-]*){1,3} ?$/u
const LENGTH_MAX = 90
const DIGIT = /\d/g
const ROWS_MIN = 2

/**
 * Finds the lines with a name or a department before a dash and its number. Several of one shape are a list of contacts
 * although nothing calls the numbers phones. Numbers have one shape if they are dialled with a zero, or group their
 * digits alike.
 */
export function contactRows(text: string): ContactRows {
  const byShape = new Map<string, Map<string, number[]>>()
  const listed = new Set<number>()
  const named = new Set<number>()
  for (let start = 0; start < text.length; ) {
    const stop = text.indexOf('\n', start)
    const end = stop < 0 ? text.length : stop
    const row = end - start <= LENGTH_MAX ? ROW.exec(text.slice(start, end)) : null
    if (row) {
      const [, words = '', number = ''] = row
      const at = text.indexOf(number, start)
      if (NAME.test(words.slice(words.lastIndexOf(':') + 1).trimStart())) named.add(at)
      const shape = number.startsWith('0') ? '0' : number.replace(DIGIT, '9')
      const numbers = byShape.get(shape) ?? new Map<string, number[]>()
      byShape.set(shape, numbers)
      const starts = numbers.get(number)
      if (starts) starts.push(at)
      else numbers.set(number, [at])
    }
    start = end + 1
  }
  for (const numbers of byShape.values())
    if (numbers.size >= ROWS_MIN) for (const starts of numbers.values()) for (const at of starts) listed.add(at)
  return { listed, named }
}
