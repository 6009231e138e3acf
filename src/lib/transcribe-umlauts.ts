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

/** Digraphs that may be transcribed umlauts. Behind another vowel they are not: `Bauer`, `Mauer`. */
const DIGRAPH = /(?<![aeiouyq])([aou])e/gi
/** Maximum digraphs that are each read both ways. */
const DIGRAPHS_MAX = 4

/**
 * Returns the texts with umlauts that a text without them may stand for, with itself first: `Joerg Goethe`, `Jörg
 * Goethe`, `Joerg Göthe` and `Jörg Göthe`. For searches only, since most digraphs are no umlauts (`Joel`).
 */
export function possibleUmlauts(text: string): string[] {
  let readings = ['']
  let end = 0
  for (const { 0: digraph, 1: letter, index } of [...text.matchAll(DIGRAPH)].slice(0, DIGRAPHS_MAX)) {
    const between = text.slice(end, index)
    readings = readings.flatMap((reading) => [
      reading + between + digraph,
      reading + between + `${letter}\u0308`.normalize('NFC'),
    ])
    end = index + digraph.length
  }
  return readings.map((reading) => reading + text.slice(end))
}
