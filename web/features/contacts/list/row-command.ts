/** What a key does in a list of rows. Indexes count the rows of the shown page from 0. */
export type RowCommand =
  | { readonly type: 'move'; readonly to: number }
  /** Toggles one row, from which later ranges begin. */
  | { readonly type: 'toggle'; readonly index: number }
  /** Selects the rows between two, both included, and moves to `to`. */
  | { readonly type: 'range'; readonly from: number; readonly to: number }
  | { readonly type: 'search' }
  | { readonly type: 'help' }

export interface RowPosition {
  /** The row that has the focus; null if the focus is elsewhere. */
  readonly current: number | null
  /** The row that was toggled last; null if none was. */
  readonly anchor: number | null
  readonly total: number
}

const DOWN = new Set(['j', 'J', 'ArrowDown'])
const UP = new Set(['k', 'K', 'ArrowUp'])

/**
 * Returns the command of a key, or null if the list has no use for it. Arrow keys count only inside the rows, since
 * elsewhere they scroll the page.
 *
 * @param key as in `KeyboardEvent.key`: `J` with Shift
 */
export function rowCommand(key: string, isShift: boolean, { current, anchor, total }: RowPosition): RowCommand | null {
  if (key === '/') return { type: 'search' }
  if (key === '?') return { type: 'help' }
  if (total === 0) return null
  if (DOWN.has(key) || UP.has(key)) {
    if (current === null) return key.startsWith('Arrow') ? null : { type: 'move', to: 0 }
    const to = Math.min(total - 1, Math.max(0, current + (DOWN.has(key) ? 1 : -1)))
    return isShift ? { type: 'range', from: current, to } : { type: 'move', to }
  }
  if (current === null || (key !== 'x' && key !== 'X')) return null
  return isShift && anchor !== null && anchor < total
    ? { type: 'range', from: anchor, to: current }
    : { type: 'toggle', index: current }
}
