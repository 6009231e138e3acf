import { closest, elementAt, lineAt, type Page } from '../page.ts'

/** Longer blocks are no cards: their last person may be the last of a page. */
const CARD_LENGTH_MAX = 300
/** The line breaks at the ends of a block. */
const MARGIN = 1

/**
 * Whether the lines of a person's card stand above the name, so that those below it are the next person's.
 *
 * @param at the offset of the name
 */
export function endsCard(page: Page, at: number): boolean {
  const line = lineAt(page, at)
  const card = closest(elementAt(page, at), ({ start, end }) => start < line.start - MARGIN || end > line.end + MARGIN)
  return (
    card !== null &&
    card.start < line.start - MARGIN &&
    card.end <= line.end + MARGIN &&
    card.end - card.start < CARD_LENGTH_MAX
  )
}
