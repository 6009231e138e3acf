import type { Finding } from '../finding.ts'
import { tagAndClass } from '../names/surroundings.ts'
import { elementAt, type Page, type PageElement } from '../page.ts'

/** Minimum number of boxes with the same shape in a list. */
const BOXES_MIN = 3
const BOX_LENGTH_MAX = 900
const ANCESTORS_MAX = 10
const WIDE = new Set(['html', 'body', 'main', 'table', 'ul', 'ol', 'dl'])

/** One of several elements of one shape that hold contact data: the entry of a directory. */
export interface ValueBox {
  readonly element: PageElement
  readonly values: readonly Finding[]
}

/**
 * Collects the elements around contact data by parent, tag and class, and by those of their parent in its own parent:
 * cards often stand two by two in rows.
 */
export class ValueBoxes {
  readonly #page: Page
  readonly #lists = new Map<string, Map<number, { readonly element: PageElement; readonly values: Finding[] }>>()

  constructor(page: Page) {
    this.#page = page
  }

  add(value: Finding): void {
    if (value.start === null) return
    let steps = 0
    for (let at = elementAt(this.#page, value.start); at?.parent && steps < ANCESTORS_MAX; at = at.parent, steps++) {
      if (at.end - at.start > BOX_LENGTH_MAX) break
      if (WIDE.has(at.tag)) continue
      this.#note(`${at.parent.index} ${tagAndClass(at)}`, at, value)
      const above = at.parent.parent
      if (above && !WIDE.has(at.parent.tag))
        this.#note(`${above.index} ${tagAndClass(at.parent)} ${tagAndClass(at)}`, at, value)
    }
  }

  #note(key: string, element: PageElement, value: Finding): void {
    const list = this.#lists.get(key) ?? new Map()
    this.#lists.set(key, list)
    const box = list.get(element.index)
    if (box) box.values.push(value)
    else list.set(element.index, { element, values: [value] })
  }

  /** Returns the lists of at least three boxes. */
  lists(): ValueBox[][] {
    return [...this.#lists.values()].filter((list) => list.size >= BOXES_MIN).map((list) => [...list.values()])
  }
}
