import { foldName } from '../names/fold-name.ts'
import { isTitleWord } from '../names/vocabulary.ts'
import { lookOf } from './name-looks.ts'

/** Minimum lines that end with a town, and their share of the lines with a comma. */
const LINES_MIN = 3
const TOWNS_SHARE_MIN = 0.5
const PARTS_MAX = 3
const SEPARATOR = ', '
const ONE_WORD = /^\p{Lu}[\p{L}-]+$/u

/**
 * Returns a function that reads the firm at the beginning of a line, if the lines of a list of firms say in which town
 * each is, and perhaps what it does: `Elm Studios, Munich`, `Elm Sports, Jane Roe, Oakdorf`, `Oak Farm Shop, owner Ann
 * Lind`, `Ulm, Malerei, Lindau`. Towns are known ones and those that several lines end with. Null for other lists.
 */
export function firmsOfTradeLines(lines: readonly string[]): ((line: string) => string) | null {
  const parted = lines.map((line) => line.split(SEPARATOR)).filter(({ length }) => length > 1 && length <= PARTS_MAX)
  const located = parted.filter(({ length }) => length < PARTS_MAX)
  const counts = new Map<string, number>()
  for (const parts of parted) counts.set(parts.at(-1)!, (counts.get(parts.at(-1)!) ?? 0) + 1)
  const isKnownTown = (text: string) => lookOf(text) === 'place'
  const isTown = (text: string) => (counts.get(text) ?? 0) > 1 || isKnownTown(text)
  const areMost = (towns: number, all: number) => towns >= LINES_MIN && towns >= all * TOWNS_SHARE_MIN
  const haveTrades = areMost(
    parted.filter((parts) => parts.length === PARTS_MAX && isTown(parts.at(-1)!)).length,
    parted.length,
  )
  const haveTowns = areMost(located.filter((parts) => isKnownTown(parts.at(-1)!)).length, located.length)
  if (!haveTrades && !haveTowns) return null
  return (line) => {
    const parts = line.split(SEPARATOR)
    const last = parts.at(-1)!
    const isLocated = haveTowns && parts.length < PARTS_MAX && (ONE_WORD.test(last) || isKnownTown(last))
    if (parts.length < 2 || parts.length > PARTS_MAX || !(haveTrades || isLocated)) return line
    const [first, second] = parts.length === PARTS_MAX || isLocated || isTown(last) ? parts.slice(0, -1) : parts
    // A family name by itself is no name of a firm: "Ulm, Malerei".
    const isOneName =
      second !== undefined && !first!.includes(' ') && lookOf(first!) !== 'organisation' && !isPerson(second)
    return isOneName ? first! + SEPARATOR + second : first!
  }
}

/** `Jane Roe`, `owner Jane Roe` */
const isPerson = (text: string) => lookOf(text) === 'person' || isTitleWord(foldName(text.split(' ', 1)[0]!))
