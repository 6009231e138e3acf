import { BoundedParser } from '../lib/bounded-parser.ts'
import { isHiding } from './author-styles.ts'

/** Elements whose content is code, a choice or nothing on a screen. */
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
 * Visits text that is inside of no hidden element. Each element is judged once, when it opens, however much text stands in it.
 *
 * @param marks what to know of the elements around a text
 * @param visit gets a text and, for each of the marks, whether an element around it has it
 */
export function walkShown(
  html: string,
  marks: readonly ((element: OpenElement) => boolean)[],
  visit: (text: string, within: readonly boolean[]) => void,
): void {
  const judges = [isHidden, ...marks]
  const open: boolean[][] = []
  const counts = judges.map(() => 0)
  const add = (flags: readonly boolean[], step: 1 | -1) => {
    for (const [at, has] of flags.entries()) if (has) counts[at]! += step
  }
  const parser = new BoundedParser(
    {
      onopentag(name, attributes) {
        const flags = judges.map((judge) => judge({ name, attributes }))
        open.push(flags)
        add(flags, 1)
      },
      onclosetag() {
        add(open.pop() ?? [], -1)
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

const isHidden = ({ name, attributes: { hidden, style = '' } }: OpenElement): boolean =>
  UNSHOWN.has(name) || hidden !== undefined || style.split(';').some(isHiding)
