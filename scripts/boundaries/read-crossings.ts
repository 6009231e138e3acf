import { cruise, type ICruiseResult } from 'dependency-cruiser'
import type { Layer } from './layers.ts'

/** An import that its layer does not allow. */
export interface Crossing {
  readonly from: string
  readonly to: string
  readonly because: string
}

/** The group of a path that identifies its parts. */
const PART = /\((?!\?)[^)]*\)/
const OURS = '^(?:src|durable-objects|web|test|scripts)/'

/** Includes type imports: if two files need each other's types, one of them is misplaced. */
const CIRCLE = { name: 'circle', severity: 'error' as const, from: {}, to: { circular: true } }
const NO_CIRCLES = 'Modules import each other in a cycle, which includes types: move what both need to a separate file.'

/** Returns the layer of a file: the first that matches. */
function layerFinder(layers: readonly Layer[]): (file: string) => Layer | undefined {
  const patterns = layers.map((layer) => ({ layer, pattern: new RegExp(layer.path) }))
  const known = new Map<string, Layer | undefined>()
  return (file) => {
    if (!known.has(file)) known.set(file, patterns.find(({ pattern }) => pattern.test(file))?.layer)
    return known.get(file)
  }
}

/**
 * Returns the violated layer of an import, or null. As rules of dependency-cruiser, these would be hundreds and take a
 * minute.
 */
function judge(layers: readonly Layer[]): (from: string, to: string) => Layer | null {
  const layerOf = layerFinder(layers)
  const ours = new RegExp(OURS)
  return (from, to) => {
    const layer = layerOf(from)
    if (!layer) return null
    const target = layerOf(to)
    if (!target) return ours.test(to) ? layer : null
    if (target !== layer && !layer.mayImport.includes(target.name)) return layer
    if (!layer.isParted || !PART.test(target.path)) return null
    return new RegExp(ownPart(layer, from)).test(to) ? null : layer
  }
}

/** A pattern for the folder of the importing file's own part. */
function ownPart({ path }: Layer, from: string): string {
  const part = new RegExp(path).exec(from)![1]!
  return path.replace(PART, () => part.replace(/[^\w-]/g, '\\$&')).replace(/[^/]+$/, '')
}

/**
 * All imports below the folders that cross a boundary or close a cycle, including type imports.
 *
 * @param root the folder to which the layers' `path` is relative
 * @throws Error if a module cannot be resolved, because it would pass unchecked
 */
export async function readCrossings(
  layers: readonly Layer[],
  root: string,
  folders: readonly string[],
): Promise<{ readonly crossings: readonly Crossing[]; readonly circles: readonly Crossing[] }> {
  const { output } = await cruise([...folders], {
    baseDir: root,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(?:css|svg|png|woff2)$' },
    validate: true,
    ruleSet: { forbidden: [CIRCLE] },
  })
  const { modules, summary } = output as ICruiseResult
  const lost = modules.flatMap(({ dependencies, source }) =>
    dependencies
      .filter(({ couldNotResolve, module }) => couldNotResolve && module.startsWith('.'))
      .map(({ module }) => `${source}: ${module}`),
  )
  if (lost.length > 0) throw new Error(`Imports that cannot be resolved:\n${lost.join('\n')}`)
  const refusedBy = judge(layers)
  const crossings = new Map<string, Crossing>()
  for (const { source: from, dependencies } of modules) {
    for (const { resolved: to } of dependencies) {
      const layer = refusedBy(from, to)
      if (layer) crossings.set(`${from} ${to}`, { from, to, because: layer.because })
    }
  }
  const circles = summary.violations.map(({ from, to }) => ({ from, to, because: NO_CIRCLES }))
  return { crossings: [...crossings.values()], circles }
}
