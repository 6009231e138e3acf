import { elementAt, type Page } from '../../page.ts'
import { isChrome } from '../../profiles/chrome.ts'

/** Whether a place of a page stands in a part that every page of a site repeats: its head, its foot, its menu. */
export function isChromeAt(page: Page, offset: number): boolean {
  const element = elementAt(page, offset)
  return element !== null && isChrome(element)
}
