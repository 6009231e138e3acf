import { elementAt, type Page } from '../../page.ts'
import { isChrome } from '../../profiles/chrome.ts'

/** Whether an offset is in a part that every page of a site repeats: the header, the footer or the menu. */
export function isChromeAt(page: Page, offset: number): boolean {
  const element = elementAt(page, offset)
  return element !== null && isChrome(element)
}
