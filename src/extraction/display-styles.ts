import { isShifted, shiftedBack, turned } from './displayed-text.ts'
import { ATTRIBUTE_LENGTH_MAX } from './tag-attributes.ts'

/** Maximum length of a stylesheet. */
const STYLES_LENGTH_MAX = 300_000
const HIDDEN_STYLE = /display\s*:\s*none/i
const REVERSED_STYLE = /direction\s*:\s*rtl/i
const OVERRIDE_STYLE = /unicode-bidi\s*:\s*(?:bidi-override|isolate-override)/i
const REVERSING_RULE = /\.([\w-]{1,60})[^{}]{0,100}\{([^{}]{0,500}bidi-override[^{}]{0,500})\}/g

/** Whether the `style` of an element hides it. */
export const isHidden = (style: string): boolean => style !== '' && HIDDEN_STYLE.test(style)

/** How a page displays texts otherwise than they are written. */
export class DisplayStyles {
  readonly #reversedClasses = new Set<string>()

  /** Notes which classes a stylesheet reverses. */
  noteSheet(css: string): void {
    if (!css.includes('bidi-override')) return
    for (const [, name, rule] of css.slice(0, STYLES_LENGTH_MAX).matchAll(REVERSING_RULE)) {
      if (REVERSED_STYLE.test(rule!)) this.#reversedClasses.add(name!)
    }
  }

  /** What turns the text of an element into what is displayed, or null. */
  changeOf(tag: string, raw: Readonly<Record<string, string>>, style: string): ((text: string) => string) | null {
    if (this.#isReversed(tag, raw, style)) return turned
    return raw.class !== undefined && isShifted(raw.class.slice(0, ATTRIBUTE_LENGTH_MAX)) ? shiftedBack : null
  }

  #isReversed(tag: string, raw: Readonly<Record<string, string>>, style: string): boolean {
    if (tag === 'bdo') return raw.dir?.toLowerCase() === 'rtl'
    if (style !== '' && REVERSED_STYLE.test(style) && OVERRIDE_STYLE.test(style)) return true
    if (this.#reversedClasses.size === 0) return false
    return (raw.class ?? '')
      .slice(0, ATTRIBUTE_LENGTH_MAX)
      .split(/\s+/)
      .some((name) => this.#reversedClasses.has(name))
  }
}
