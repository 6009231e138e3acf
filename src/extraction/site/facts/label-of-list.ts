import { closest, elementAt, type Page } from '../../page.ts'

const LABEL_LENGTH_MAX = 60
const IS_LIST: ReadonlySet<string> = new Set(['ul', 'ol'])

/**
 * Returns the text that an item begins with before the list nested in it, if an offset is in that list:
 * `<li>Programme <ul><li>Jane Roe`; null if there is none, or more than a line.
 */
export function labelOfNestedList(page: Page, start: number): string | null {
  const item = closest(elementAt(page, start), ({ tag }) => tag === 'li')
  const list = item?.parent
  const outer = list && IS_LIST.has(list.tag) ? closest(list, ({ tag }) => tag === 'li') : null
  if (!outer || list!.start - outer.start > LABEL_LENGTH_MAX + 10) return null
  const label = page.text.slice(outer.start, list!.start).trim()
  return label === '' || label.length > LABEL_LENGTH_MAX || label.includes('\n') ? null : label.replace(/ ?[:：]$/, '')
}
