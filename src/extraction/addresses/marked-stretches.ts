import type { Page, PageElement } from '../page.ts'
import { isAddressLabel } from './labels.ts'
import { type Part, partAt } from './parts.ts'

/** What announces an address. */
export const MARK = { none: 0, label: 1, class: 2, tag: 3 } as const

/** Where markup or a label announces an address. */
export interface MarkedStretches {
  /** Per part: the part after the stretch that holds it, or 0 outside of one. */
  readonly endOf: Int32Array
  /** Per part: a value of `MARK`. */
  readonly mark: Uint8Array
}

/** The stretches of `<address>`, of elements classed as addresses and of what follows a label such as `Anschrift:`. */
export function markStretches(page: Page, parts: readonly Part[]): MarkedStretches {
  const endOf = new Int32Array(parts.length)
  const mark = new Uint8Array(parts.length)
  const fill = (first: number, end: number, by: number) => {
    endOf.fill(end, first, end)
    mark.fill(by, first, end)
  }
  for (const element of page.elements) {
    const length = element.end - element.start
    if (length < STRETCH_LENGTH_MIN || length > STRETCH_LENGTH_MAX) continue
    const isTag = element.tag === 'address'
    if (!isTag && !isClassed(element)) continue
    const first = partAt(parts, element.start)
    let end = first
    while (end < parts.length && parts[end]!.start < element.end) end++
    fill(first, end, isTag ? MARK.tag : MARK.class)
  }
  for (let at = 0; at + 1 < parts.length; at++) {
    const { gap } = parts[at + 1]!
    const isAlone = parts[at]!.isLabel || gap === 'line' || gap === 'cell'
    if (!isAlone || mark[at]! > MARK.label || !isAddressLabel(parts[at]!.text)) continue
    let end = at + 1
    while (end < parts.length && end - at <= LABELLED_PARTS_MAX && mark[end]! <= MARK.label) end++
    fill(at + 1, end, MARK.label)
  }
  return { endOf, mark }
}

const STRETCH_LENGTH_MIN = 8
const STRETCH_LENGTH_MAX = 600
const LABELLED_PARTS_MAX = 8
const CLASS = /(?:^|[\s_-])(?:addr|address|adresse?|adr|anschrift|direccion|indirizzo|endereco|adres)(?:$|[\s_-])/i

const isClassed = ({ attributes }: PageElement) =>
  (attributes.class !== undefined && CLASS.test(attributes.class)) ||
  (attributes.id !== undefined && CLASS.test(attributes.id)) ||
  attributes.itemprop === 'address'
