import { BoundedParser } from '../../lib/bounded-parser.ts'
import { isHiding } from './author-styles.ts'

/** Elements whose content is code, a choice, or not displayed. */
const UNSHOWN: ReadonlySet<string> = new Set(
  'head title style script template textarea select option noscript svg math iframe object video audio canvas dialog datalist details'.split(
    ' ',
  ),
)

export interface OpenElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/**
 * Visits the text outside hidden elements. Each element is evaluated once, when it opens, however much text it
 * contains.
 *
 * @param marks predicates for the elements around a text
 * @param visit receives a text and, for each predicate, whether it holds for an element around the text
 */
export function walkShown(
  html: string,
  marks: readonly ((element: OpenElement) => boolean)[],
  visit: (text: string, within: readonly boolean[]) => void,
): void {
  const judges = [isHidden, ...marks]
  /** The predicates that hold for each open element, as bits, because a content can open hundreds of thousands. */
  const open: number[] = []
  const counts = judges.map(() => 0)
  const add = (flags: number, step: 1 | -1) => {
    for (let at = 0; flags >> at !== 0; at++) if ((flags >> at) & 1) counts[at]! += step
  }
  const parser = new BoundedParser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes }
        let flags = 0
        for (let at = 0; at < judges.length; at++) if (judges[at]!(element)) flags |= 1 << at
        open.push(flags)
        add(flags, 1)
      },
      onclosetag() {
        add(open.pop() ?? 0, -1)
      },
      ontext(text) {
        const [hidden, ...within] = counts
        if (hidden === 0)
          visit(
            text,
            within.map((count) => count > 0),
          )
      },
    },
    () => open.length,
  )
  parser.write(html)
  parser.end()
}

const isHidden = ({ name, attributes: { hidden, style } }: OpenElement): boolean =>
  UNSHOWN.has(name) || hidden !== undefined || style?.split(';').some(isHiding) === true
