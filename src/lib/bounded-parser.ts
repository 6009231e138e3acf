import { type Handler, Parser, type ParserOptions } from 'htmlparser2'
import { FastTokenizer } from './fast-tokenizer.ts'

/** Deeper nesting than browsers keep. */
const DEPTH_MAX = 512
/** Elements whose content is not markup. They cannot nest, and must stay open for their content. */
const RAW_TEXT = /^(?:script|style|title|textarea)$/

/**
 * htmlparser2's parser with a limit on nesting: deeper elements are closed as soon as they open, and their text is
 * kept. Without the limit, a page that consists of opening tags takes quadratic time.
 */
export class BoundedParser extends Parser {
  private readonly depth: () => number
  private isTooDeep = false

  /** @param depth returns the number of elements that are open in the handler */
  constructor(handler: Partial<Handler>, depth: () => number, options?: ParserOptions) {
    super(handler, { ...options, Tokenizer: FastTokenizer })
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
