import type { Finding } from '../finding.ts'
import { closest, elementAt, lineAt, type Page, snippetAround } from '../page.ts'
import { type Place, placesOfName } from '../places.ts'
import { placeOf } from './surroundings.ts'

/** Whether a name is the whole entry of a menu. */
function isEntry(page: Page, { start, end }: Place): boolean {
  const line = lineAt(page, start)
  return line.end - line.start <= end - start + 2 && isInMenu(page, { start, end })
}
const isInMenu = (page: Page, { start, end }: Place) =>
  closest(elementAt(page, start), ({ tag }) => tag === 'a') !== null && placeOf(page, start, end).isNavigation

/** The places of a name without entries of menus, which own nothing of what follows. */
export const withoutMenus = (page: Page, places: readonly Place[]): Place[] =>
  places.filter((place) => !isEntry(page, place))

/**
 * Returns the people of a page where the text is about them: one whose mention is an entry of a menu is moved to the
 * first place outside menus, which may be their card.
 */
export function outsideMenus(page: Page, people: readonly Finding[]): Finding[] {
  return people.map((person) => {
    const { start, end } = person
    if (start === null || end === null || !isInMenu(page, { start, end })) return person
    const place = placesOfName(page, person).find((one) => !isInMenu(page, one))
    return place ? { ...person, ...place, snippet: snippetAround(page, place.start, place.end) } : person
  })
}
