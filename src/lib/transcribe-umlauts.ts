const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', ø: 'oe', å: 'aa' }
/** Composed, or a letter with its combining mark, as file systems of Apple write them. */
const UMLAUT = /[äöüæøå]|[aou]\u0308|a\u030a/gi

/**
 * Writes umlauts with two letters, as domains, mailboxes and older programs do: `Jörg Åberg` becomes `Joerg Aaberg`.
 * Other accents stay.
 */
export function transcribeUmlauts(text: string): string {
  return text.replace(UMLAUT, (written) => {
    const letter = written.normalize('NFC')
    const small = LETTERS[letter]
    if (small !== undefined) return small
    const [first, second] = LETTERS[letter.toLowerCase()]!
    return first!.toUpperCase() + second
  })
}

/** Returns a text as written and, if it has umlauts, with them transcribed. */
export function umlautSpellings(text: string): string[] {
  const transcribed = transcribeUmlauts(text)
  return transcribed === text ? [text] : [text, transcribed]
}
