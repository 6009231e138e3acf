import { memoize } from './memoize.ts'

/** What a tag means for the text of a page. */
export interface TagTraits {
  readonly tag: string
  /** What its beginning and its end put between texts: a line or a table cell; null within a line. */
  readonly separator: '\n' | '\t' | null
  /** Its content is not shown as text. */
  readonly isSilent: boolean
  /** It has no content. */
  readonly isVoid: boolean
  /** Hidden by style it is a spam trap inside an address; a hidden block is a dialog or a tab with real content. */
  readonly isHideable: boolean
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const BLOCKS = words(
  'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main menu nav ol optgroup p pre section summary ' +
    'table tbody tfoot thead tr ul br',
)
const CELLS = words('td th')
const SILENT = words('script style svg template option datalist textarea title iframe object canvas math noframes')
const VOID = words('area base br col embed hr img input link meta param source track wbr')
const HIDEABLE = words('span b i em strong small font s u del ins sup sub code')
/** Tag names remembered from page to page. */
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
