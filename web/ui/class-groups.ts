import { validators } from 'tailwind-merge'

const { isAny, isArbitraryValue, isNumber } = validators
const all = [isAny]

/** Groups whose classes are a prefix and any value. */
const PLAIN = [
  ...['p', 'px', 'py', 'pt', 'pr', 'pb', 'pl', 'm', 'mx', 'my', 'mt', 'mr', 'mb', 'ml', 'space-x', 'space-y'],
  ...['size', 'w', 'h', 'min-w', 'min-h', 'max-w', 'max-h', 'basis', 'gap', 'gap-x', 'gap-y'],
  ...['inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'z', 'order'],
  ...['grid-cols', 'grid-rows', 'grid-flow', 'auto-cols', 'col-span', 'row-span', 'items', 'justify', 'justify-self'],
  ...['self', 'content', 'place-items', 'leading', 'tracking', 'line-clamp', 'whitespace', 'align', 'fill'],
  ...['opacity', 'cursor', 'select', 'pointer-events', 'appearance', 'animate', 'duration', 'delay', 'ease', 'scale'],
  ...[
    'rotate',
    'translate-x',
    'translate-y',
    'object',
    'overflow',
    'overflow-x',
    'overflow-y',
    'field-sizing',
    'scroll-mt',
  ],
  ...['underline-offset', 'outline-offset', 'forced-color-adjust', 'border-spacing'],
] as const
/** Groups whose class may also be the prefix alone. */
const BARE = [
  ...['rounded', 'rounded-t', 'rounded-r', 'rounded-b', 'rounded-l', 'transition', 'blur', 'invert', 'grow', 'shrink'],
] as const

/** Sides of which a class sets several: `p-4` takes the place of an earlier `px-2`. */
const axes = (name: string) => ({
  [name]: ['x', 'y', 't', 'r', 'b', 'l'].map((side) => name + side),
  [`${name}x`]: [`${name}r`, `${name}l`],
  [`${name}y`]: [`${name}t`, `${name}b`],
})

const sides = ['t', 'r', 'b', 'l', 'x', 'y'] as const
const WIDTHS = ['', isNumber, isArbitraryValue]

/**
 * The classes that replace each other, as `tailwind-merge` wants them. Its own table knows all of Tailwind and takes
 * 6 KB gzipped more, in every page's first script. `test/web/ui/cn.test.ts` compares both for every class in use.
 */
export const classGroups = {
  ...Object.fromEntries(PLAIN.map((name) => [name, [{ [name]: all }]])),
  ...Object.fromEntries(BARE.map((name) => [name, [{ [name]: ['', ...all] }]])),
  display: [
    ...['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid', 'hidden', 'contents', 'table'],
    ...['table-cell', 'table-row', 'list-item', 'flow-root'],
  ],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible', 'collapse'],
  'screen-reader': ['sr-only', 'not-sr-only'],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
  'font-family': [{ font: ['sans', 'mono'] }],
  'font-style': ['italic', 'not-italic'],
  figures: ['tabular-nums', 'normal-nums'],
  'text-size': [{ text: ['2xs', 'xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', isArbitraryValue] }],
  'text-align': [{ text: ['left', 'center', 'right', 'start', 'end', 'justify'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
  'text-transform': ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  'text-line': ['underline', 'overline', 'line-through', 'no-underline'],
  break: [{ break: ['normal', 'all', 'keep'] }, 'break-words'],
  wrap: [{ wrap: all }],
  'border-w': [{ border: WIDTHS }],
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  ...Object.fromEntries(sides.map((side) => [`border-w-${side}`, [{ [`border-${side}`]: WIDTHS }]])),
  'divide-y': [{ 'divide-y': WIDTHS }],
  'outline-w': [{ outline: [...WIDTHS] }],
  'outline-style': [{ outline: ['none', 'hidden', 'dashed'] }],
  'ring-w': [{ ring: WIDTHS }],
  'decoration-w': [{ decoration: [isNumber] }],
  // Last: these take what the groups above leave.
  flex: [{ flex: all }],
  'text-color': [{ text: all }],
  list: [{ list: all }],
  'list-position': [{ list: ['inside', 'outside'] }],
  bg: [{ bg: all }],
  'border-color': [{ border: all }],
  'divide-color': [{ divide: all }],
  'outline-color': [{ outline: all }],
  'ring-color': [{ ring: all }],
  shadow: [{ shadow: all }],
  'stroke-color': [{ stroke: all }],
  decoration: [{ decoration: all }],
  'font-weight': [{ font: all }],
}

/** The groups whose earlier classes a class of each group replaces as well. */
export const conflictingClassGroups: Record<string, string[]> = {
  ...axes('p'),
  ...axes('m'),
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  overflow: ['overflow-x', 'overflow-y'],
  flex: ['basis', 'grow', 'shrink'],
  rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
  'text-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  'border-w': sides.map((side) => `border-w-${side}`),
  'border-w-x': ['border-w-r', 'border-w-l'],
  'border-w-y': ['border-w-t', 'border-w-b'],
}
