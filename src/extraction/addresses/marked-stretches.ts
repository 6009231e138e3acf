import type { Page, PageElement } from '../page.ts'
import { isAddressLabel } from './labels.ts'
import type { Part } from './parts.ts'

/** Where markup or a label announces an address. */
export interface MarkedStretches {
  /** Per part: the part after the stretch that holds it, or 0 outside of one. */
  readonly endOf: Int32Array
  /** Per part: whether the stretch is an `<address>` element. */
  readonly isTag: Uint8Array
}

/** The stretches of `<address>`, of elements classed as addresses and of what follows a label such as `Anschrift:`. */
export function markStretches(page: Page, parts: readonly Part[]): MarkedStretches {
  const endOf = new Int32Array(parts.length)
  const isTag = new Uint8Array(parts.length)
  for (const element of page.elements) {
    const isAddressTag = element.tag === 'address'
    if (!isAddressTag && !isClassed(element)) continue
    const length = element.end - element.start
    if (length < STRETCH_LENGTH_MIN || length > STRETCH_LENGTH_MAX) continue
    const first = partAt(parts, element.start)
    let end = first
    while (end < parts.length && parts[end]!.start < element.end) end++
    endOf.fill(end, first, end)
    if (isAddressTag) isTag.fill(1, first, end)
  }
  for (let at = 0; at + 1 < parts.length; at++) {
    const { gap } = parts[at + 1]!
    if (endOf[at] !== 0 || (gap !== 'label' && gap !== 'line' && gap !== 'cell') || !isAddressLabel(parts[at]!.text))
      continue
    const end = Math.min(parts.length, at + 1 + LABELLED_PARTS_MAX)
    for (let one = at + 1; one < end; one++) if (endOf[one] === 0) endOf[one] = end
  }
  return { endOf, isTag }
}

const STRETCH_LENGTH_MIN = 8
const STRETCH_LENGTH_MAX = 600
const LABELLED_PARTS_MAX = 8
const CLASS = /(?:^|[\s_-])(?:addr|address|adresse?|adr|anschrift|direccion|indirizzo|endereco|adres)(?:$|[\s_-])/i

const isClassed = ({ attributes }: PageElement) =>
  (attributes.class !== undefined && CLASS.test(attributes.class)) ||
  (attributes.id !== undefined && CLASS.test(attributes.id)) ||
  attributes.itemprop === 'address'

/** The first part that begins at `offset` or later. */
function partAt(parts: readonly Part[], offset: number): number {
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (parts[middle]!.start < offset) low = middle + 1
    else high = middle
  }
  return low
}
