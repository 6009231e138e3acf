export interface Measured<Item> {
  readonly item: Item
  /** Breaks ties between items of equal duration. */
  readonly name: string
  readonly seconds: number
}

/**
 * Distributes items into parts of similar total duration: longest first, each into the part with the smallest total so
 * far. Each part keeps that order.
 */
export function shareOut<Item>(items: readonly Measured<Item>[], count: number): Item[][] {
  const parts = Array.from({ length: count }, () => ({ seconds: 0, items: [] as Item[] }))
  const longestFirst = items.toSorted((a, b) => b.seconds - a.seconds || (a.name < b.name ? -1 : 1))
  for (const { item, seconds } of longestFirst) {
    const part = parts.reduce((least, other) => (other.seconds < least.seconds ? other : least))
    part.seconds += seconds
    part.items.push(item)
  }
  return parts.map((part) => part.items)
}
