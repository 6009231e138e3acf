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
}

/** The price of a request, in bytes that take as long to load. */
const REQUEST_BYTES = 12_000

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
  for (let best = bestPair(open, weigh); best; best = bestPair(open, weigh)) {
    merge(best[0], best[1])
    open.splice(open.indexOf(best[1]), 1)
  }
  return new Map(
    open.flatMap(({ members }, number) => (members.size > 1 ? [...members].map((id) => [id, number]) : [])),
  )
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
