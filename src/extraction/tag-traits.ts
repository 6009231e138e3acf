import { memoize } from './memoize.ts'

/** How a tag affects the text of a page. */
export interface TagTraits {
  readonly tag: string
  /** The separator at its start and end: a line or a table cell; null for inline elements. */
  readonly separator: '\n' | '\t' | null
  /** Whether its content is not displayed as text. */
  readonly isSilent: boolean
  /** Whether it has no content. */
  readonly isVoid: boolean
  /**
   * Whether hidden content is a spam trap inside an address. A hidden block, in contrast, is a dialog or tab with real
   * content.
   */
  readonly isHideable: boolean
}

/** Tags of headings, by level. */
export const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const BLOCKS = words(
  'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frameset header hgroup hr iframe legend li main menu nav ol optgroup p pre section summary ' +
    `table tbody tfoot thead tr ul br ${HEADING_TAGS.join(' ')}`,
)
const CELLS = words('td th')
const SILENT = words(
  'script style rt rp svg template option datalist textarea title iframe object canvas math noframes',
)
const VOID = words('area base br col embed hr img input link meta param source track wbr')
const HIDEABLE = words('span b i em strong small font s u del ins sup sub code')
const HEADINGS: ReadonlySet<string> = new Set(HEADING_TAGS)
/** Whether a tag marks a heading. */
export const isHeadingTag = (tag: string): boolean => HEADINGS.has(tag)

/** Cache size. */
const TAGS_MAX = 500

export const traitsOf = memoize(
  (tag): TagTraits => ({
    tag,
    separator: BLOCKS.has(tag) ? '\n' : CELLS.has(tag) ? '\t' : null,
    isSilent: SILENT.has(tag),
    isVoid: VOID.has(tag),
    isHideable: HIDEABLE.has(tag),
  }),
  TAGS_MAX,
)
