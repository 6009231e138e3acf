/**
 * What people write who want no more messages, by language.
 *
 * A pattern is matched within one clause, word by word, on folded text (`lib/fold.ts`). `a|b` are alternatives, `@me` is a list of
 * `words`, `?x` may be missing, `~3` stands for up to three words of any kind, `^` and `$` for the clause's edges. Words of a list may be several: `take_off`.
 */
export interface OptOutLanguage {
  /** Lists that patterns name, words separated by spaces, several words that are one joined by `_`. */
  readonly words: Readonly<Record<string, string>>
  /** A clause that any of these fits wants no more. */
  readonly wants: readonly string[]
  /** It may want no more: a person decides. */
  readonly maybe?: readonly string[]
  /** Wherever one of these fits the same clause it says something else: of another list, of others, the contrary. */
  readonly unless: readonly string[]
  /** A sentence that fits offers others to opt out: the footer of somebody's own mail. */
  readonly offers?: readonly string[]
}
