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
const NO_CIRCLES = 'Modules import each other in a circle, types too: move what both need to a file of its own.'

/** The rules for dependency-cruiser: one per layer and the layers that it may not import. */
function rulesOf(layers: readonly Layer[]) {
  /** If several layers match a file, the first applies. */
  const filesOf = ({ path }: Layer) => ({
    path,
    pathNot: layers
      .slice(
        0,
        layers.findIndex((other) => other.path === path),
      )
      .map((other) => other.path),
  })
  return layers.flatMap((layer) => {
    const rule = (to: { path: string; pathNot: string[] }) => ({
      name: layer.name,
      severity: 'error' as const,
      from: filesOf(layer),
      to,
    })
    const mayImport = (other: Layer) => other === layer || layer.mayImport.includes(other.name)
    const refused = layers.filter((other) => !mayImport(other)).map((other) => rule(filesOf(other)))
    const unlayered = rule({ path: OURS, pathNot: layers.map(({ path }) => path) })
    if (!layer.isParted) return [...refused, unlayered]
    // `$1` is the captured group: the importer's own part.
    const own = layer.path.replace(PART, '$1').replace(/[^/]+$/, '')
    const parted = layers.filter((other) => mayImport(other) && PART.test(other.path))
    const otherParts = parted.map(filesOf).map(({ path, pathNot }) => rule({ path, pathNot: [...pathNot, own] }))
    return [...refused, unlayered, ...otherParts]
  })
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
    ruleSet: { forbidden: [...rulesOf(layers), CIRCLE] },
  })
  const { modules, summary } = output as ICruiseResult
  const lost = modules.flatMap(({ dependencies, source }) =>
    dependencies
      .filter(({ couldNotResolve, module }) => couldNotResolve && module.startsWith('.'))
      .map(({ module }) => `${source}: ${module}`),
  )
  if (lost.length > 0) throw new Error(`Imports that lead nowhere:\n${lost.join('\n')}`)
  const becauseOf = new Map(layers.map(({ name, because }) => [name, because]))
  const found = summary.violations.map(({ from, to, rule }) => ({ from, to, name: rule.name }))
  return {
    crossings: found
      .filter(({ name }) => name !== CIRCLE.name)
      .map(({ from, to, name }) => ({ from, to, because: becauseOf.get(name)! })),
    circles: found
      .filter(({ name }) => name === CIRCLE.name)
      .map(({ from, to }) => ({ from, to, because: NO_CIRCLES })),
  }
}
