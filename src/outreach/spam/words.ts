/** Further words add nothing, and the limit bounds the reading time. */
const WORDS_MAX = 6_000
/** Makes a word in a message of three weigh less than the same share of three hundred. */
const SMOOTHING = 6
/** The subject counts more, because filters and people look at it first. */
const SUBJECT_FACTOR = 1.6

/**
 * Splits a text into words: lower case, with normalised accents and apostrophes, and `e-mail` and `don ' t` as one
 * word.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(/([a-z]) ?' ?(t|s|m|re|ll|ve|d)(?![a-z])/g, '$1$2')
  const words = plain.match(/[a-z0-9ß-ɏ]+/g) ?? []
  if (words.length > WORDS_MAX) words.length = WORDS_MAX
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const isEmail = words[at] === 'e' && (words[at + 1] === 'mail' || words[at + 1] === 'mails')
    joined.push(isEmail ? `e${words[++at]}` : words[at]!)
  }
  return joined
}

/** A weighted word or phrase, and how much it counts in a message. */
export interface FoundTerm {
  readonly term: string
  readonly share: number
}

/** The listed terms of a message, each once. `heads` maps the first word of every term to the length of the longest. */
export function termsOf(
  subject: readonly string[],
  body: readonly string[],
  isListed: (term: string) => boolean,
  heads: ReadonlyMap<string, number>,
): FoundTerm[] {
  const factors = new Map<string, number>()
  collect(body, 1)
  collect(subject, SUBJECT_FACTOR)
  const scale = 1 / Math.sqrt(factors.size + SMOOTHING)
  return [...factors].map(([term, factor]) => ({ term, share: factor * scale }))

  function collect(words: readonly string[], factor: number): void {
    for (let at = 0; at < words.length; at++) {
      let term = words[at]!
      const longest = heads.get(term)
      if (longest === undefined) continue
      for (let length = 1; ; length++) {
        if (isListed(term)) factors.set(term, factor)
        const next = words[at + length]
        if (length === longest || next === undefined) break
        term += ` ${next}`
      }
    }
  }
}
