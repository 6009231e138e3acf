/**
 * The page numbers that a pagination shows: the first, the last, and `reach` pages on either side of the current one.
 * @returns numbers in order, with 'gap' where at least two numbers are omitted
 */
export function paginationWindow(current: number, last: number, reach = 2): (number | 'gap')[] {
  const from = Math.max(1, current - reach)
  const to = Math.min(last, current + reach)
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  return [...bridge(1, from), ...middle, ...bridge(last, to).reverse()]
}

/**
 * What fills the space between the edge page and the window: nothing, the edge, the edge and its neighbour, or the edge
 * and a gap.
 */
function bridge(edge: number, near: number): (number | 'gap')[] {
  const distance = Math.abs(near - edge)
  const step = Math.sign(near - edge)
  if (distance === 0) return []
  if (distance === 1) return [edge]
  if (distance === 2) return [edge, edge + step]
  return [edge, 'gap']
}
