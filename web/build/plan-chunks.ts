/** A chunk as the bundler splits by itself: modules that the same entries and lazy imports load. */
export interface NaturalChunk {
  readonly id: string
  /** Bytes, gzipped. */
  readonly size: number
  /** Chunks that it imports statically. */
  readonly imports: readonly string[]
}

/** What a browser loads together, such as a page with the frame around it. */
export interface PageLoad {
  /** The chunks that start it; their static imports follow. */
  readonly starts: readonly string[]
  /** How often it happens, relative to others. */
  readonly weight: number
  /** The most requests that it may take, if any number of them is too many. */
  readonly requestsMax?: number
}

/** The price of a request, in bytes that take as long to load. */
const REQUEST_BYTES = 12_000
/** With this much besides the entry a page has little room left. */
const HEAVY_BYTES = 50_000

interface Group {
  readonly members: Set<string>
  size: number
  /** Indices of the page loads that fetch it. */
  readonly loads: Set<number>
  readonly imports: Set<Group>
}

/**
 * Merges chunks so that a page needs few requests and few bytes that it does not use. Chunks that always load together
 * are merged first, for free. After that, the pair that saves most goes next: one request for each page that needs
 * both, minus the bytes that other pages then fetch in addition, with what those import.
 *
 * Pages with a limit of requests come before: of what they load, the pairs are merged that cost the fewest bytes for each
 * request that a page above its limit saves.
 *
 * @param frozen chunks that stay as they are
 * @returns the number of the group of each chunk that is merged with others
 */
export function planChunks(
  chunks: readonly NaturalChunk[],
  loads: readonly PageLoad[],
  frozen: ReadonlySet<string>,
): Map<string, number> {
  const groups = toGroups(chunks, loads)
  const weigh = (indices: Iterable<number>) => {
    let sum = 0
    for (const index of indices) sum += loads[index]!.weight
    return sum
  }
  const open = mergeEqual(groups.filter(({ members }) => !frozen.has([...members][0]!)))
  const isLimited = ({ loads: indices }: Group) => [...indices].some((index) => loads[index]!.requestsMax !== undefined)
  relieve(open, loads)
  const free = open.filter((group) => !isLimited(group))
  for (let best = bestPair(free, weigh); best; best = bestPair(free, weigh)) {
    merge(best[0], best[1])
    for (const list of [free, open]) list.splice(list.indexOf(best[1]), 1)
  }
  return new Map(
    open.flatMap(({ members }, number) => (members.size > 1 ? [...members].map((id) => [id, number]) : [])),
  )
}

/** Merges until no page needs more requests than it may. Bytes of a page that loads often, or much already, count more. */
function relieve(open: Group[], loads: readonly PageLoad[]): void {
  const limited = loads.flatMap(({ requestsMax }, index) => (requestsMax === undefined ? [] : [{ index, requestsMax }]))
  const bytesOf = (index: number) =>
    open.reduce((sum, group) => sum + (group.loads.has(index) ? group.size : 0), 0) / HEAVY_BYTES
  const prices = limited.map(({ index }) => loads[index]!.weight * (0.2 + bytesOf(index) ** 4))
  const known = new Map<bigint, number>()
  const priceOf = (pages: bigint): number => {
    let price = known.get(pages)
    if (price === undefined) {
      price = prices.reduce((sum, one, at) => ((pages >> BigInt(at)) & 1n ? sum + one : sum), 0)
      known.set(pages, price)
    }
    return price
  }
  for (;;) {
    const all = closureOf(open)
    const pagesOf = new Map([...all].map((group) => [group, maskOf(group, limited)]))
    const over = limited.reduce(
      (mask, { index, requestsMax }, at) =>
        open.filter((group) => group.loads.has(index)).length > requestsMax ? mask | (1n << BigInt(at)) : mask,
      0n,
    )
    if (over === 0n) return
    const closures = new Map(open.map((group) => [group, closureOf([group])]))
    const candidates = open.filter((group) => (pagesOf.get(group)! & over) !== 0n)
    let best: [Group, Group] | null = null
    let least = Infinity
    for (const [at, one] of candidates.entries()) {
      const ofOne = pagesOf.get(one)!
      for (const other of candidates.slice(at + 1)) {
        const ofOther = pagesOf.get(other)!
        const saved = countBits(ofOne & ofOther & over)
        if (saved === 0) continue
        const bound = least * saved
        const both = ofOne | ofOther
        let cost = one.size * priceOf(both & ~ofOne) + other.size * priceOf(both & ~ofOther)
        if (cost >= bound) continue
        for (const imported of new Set([...closures.get(one)!, ...closures.get(other)!])) {
          if (imported === one || imported === other || imported.size === 0) continue
          cost += imported.size * priceOf(both & ~pagesOf.get(imported)!)
          if (cost >= bound) break
        }
        if (cost >= bound) continue
        least = cost / saved
        best = [one, other]
      }
    }
    if (!best) throw new Error('A page needs too many requests, and nothing is left to merge')
    merge(best[0], best[1])
    open.splice(open.indexOf(best[1]), 1)
  }
}

/** The pages that load a group, a bit for each. */
const maskOf = ({ loads }: Group, pages: readonly { readonly index: number }[]): bigint =>
  pages.reduce((mask, { index }, at) => (loads.has(index) ? mask | (1n << BigInt(at)) : mask), 0n)

function countBits(mask: bigint): number {
  let count = 0
  for (let rest = mask; rest !== 0n; rest &= rest - 1n) count++
  return count
}

function toGroups(chunks: readonly NaturalChunk[], loads: readonly PageLoad[]): Group[] {
  const byId = new Map<string, Group>(
    chunks.map(({ id, size }) => [id, { members: new Set([id]), size, loads: new Set(), imports: new Set() }]),
  )
  for (const { id, imports } of chunks) {
    for (const imported of imports) {
      const group = byId.get(imported)
      if (group) byId.get(id)!.imports.add(group)
    }
  }
  for (const [index, { starts }] of loads.entries()) {
    const started = starts.flatMap((id) => byId.get(id) ?? [])
    for (const group of closureOf(started)) group.loads.add(index)
  }
  return [...byId.values()]
}

/** Returns groups with everything that they import, directly or not. */
function closureOf(groups: Iterable<Group>): Set<Group> {
  const closure = new Set(groups)
  for (const group of closure) for (const imported of group.imports) closure.add(imported)
  return closure
}

function mergeEqual(groups: readonly Group[]): Group[] {
  const byLoads = new Map<string, Group>()
  for (const group of groups) {
    const key = [...group.loads].sort((one, other) => one - other).join()
    const first = byLoads.get(key)
    if (first) merge(first, group)
    else byLoads.set(key, group)
  }
  return [...byLoads.values()]
}

/** Moves everything of a group into another. What either imports, the pages of both now fetch. */
function merge(into: Group, from: Group): void {
  for (const id of from.members) into.members.add(id)
  into.size += from.size
  for (const imported of from.imports) into.imports.add(imported)
  // Whatever imported the group imports the merged one.
  from.imports.clear()
  from.imports.add(into)
  from.size = 0
  for (const load of from.loads) into.loads.add(load)
  for (const group of closureOf([into])) for (const load of into.loads) group.loads.add(load)
}

function bestPair(groups: readonly Group[], weigh: (loads: Iterable<number>) => number): [Group, Group] | null {
  let best: [Group, Group] | null = null
  let most = 0
  for (const [at, one] of groups.entries()) {
    for (const other of groups.slice(at + 1)) {
      const shared = weigh(common(one.loads, other.loads)) * REQUEST_BYTES
      if (shared <= most) continue
      const all = new Set([...one.loads, ...other.loads])
      let gain = shared - one.size * weigh(without(all, one.loads)) - other.size * weigh(without(all, other.loads))
      if (gain <= most) continue
      for (const imported of closureOf([one, other])) {
        if (imported !== one && imported !== other && imported.size > 0)
          gain -= (imported.size + REQUEST_BYTES) * weigh(without(all, imported.loads))
      }
      if (gain <= most) continue
      most = gain
      best = [one, other]
    }
  }
  return best
}

const common = (one: ReadonlySet<number>, other: ReadonlySet<number>) => [...one].filter((load) => other.has(load))
const without = (all: ReadonlySet<number>, some: ReadonlySet<number>) => [...all].filter((load) => !some.has(load))
