/**
 * Opt-out phrases of one language.
 *
 * A pattern is matched within one clause, word by word, on normalised text (`lib/fold.ts`). `a|b` are alternatives,
 * `@me` is a list of `words`, `?x` is optional, `~3` matches up to three words of any kind, `^` and `$` match the
 * clause's edges. A list entry may consist of several words: `take_off`.
 */
export interface OptOutLanguage {
  /** Word lists for the patterns, separated by spaces; several words that form one entry are joined by `_`. */
  readonly words: Readonly<Record<string, string>>
  /** A clause that matches any of these is an opt-out. */
  readonly wants: readonly string[]
  /** A clause that matches may be an opt-out: a person decides. */
  readonly maybe?: readonly string[]
  /** Excludes a clause that also matches one of these, because it means another list, other people, or the opposite. */
  readonly unless: readonly string[]
  /** A sentence that matches offers an opt-out to others: the footer of the author's own mail. */
  readonly offers?: readonly string[]
}
