import { type Handler, Parser, type ParserOptions } from 'htmlparser2'

/** Deeper nesting than browsers keep. */
const DEPTH_MAX = 512
/** Their content is no markup, so they cannot nest, and must stay open for it. */
const RAW_TEXT = /^(?:script|style|title|textarea)$/

/**
 * htmlparser2's parser with a bound on how deep elements nest: what lies deeper closes as soon as it opens, its text stays.
 * Without it a page of nothing but opening tags takes time in the square of its length.
 */
export class BoundedParser extends Parser {
  private readonly depth: () => number
  private isTooDeep = false

  /** @param depth how many elements are open for the handler */
  constructor(handler: Partial<Handler>, depth: () => number, options?: ParserOptions) {
    super(handler, options)
    this.depth = depth
  }

  override onopentagname(start: number, endIndex: number): void {
    this.isTooDeep = this.depth() >= DEPTH_MAX
    super.onopentagname(start, endIndex)
  }

  override onclosetag(start: number, endIndex: number): void {
    this.isTooDeep = false
    super.onclosetag(start, endIndex)
  }

  protected override isVoidElement(name: string): boolean {
    return super.isVoidElement(name) || (this.isTooDeep && !RAW_TEXT.test(name))
  }
}
