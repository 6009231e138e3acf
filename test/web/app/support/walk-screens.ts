import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ENDPOINTS } from '../../../../src/contracts/all.ts'
import type { Endpoint } from '../../../../src/contracts/endpoint.ts'

const web = resolve(import.meta.dirname, '../../../../web')
const contracts = resolve(web, '../src/contracts')
const files = new Map(
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [join(web, name), readFileSync(join(web, name), 'utf8')]),
)
const textOf = (path: string) => files.get(path) ?? ''

/** `feature.call` for `contract.call`, `call`, or any other local name. */
type Call = string
const list = readFileSync(join(contracts, 'all.ts'), 'utf8')
/** The feature under which `all.ts` lists each of its imports: `contactLabels` is part of `contacts`. */
const features = new Map(
  [...list.matchAll(/^ {2}(\w+): \{([^}]+)\}/gm)].flatMap(([, feature, parts]) =>
    [...parts!.matchAll(/\.\.\.(\w+)/g)].map(([, part]) => [part!, feature!] as const),
  ),
)
const imports = new Map(
  [...list.matchAll(/^import \* as (\w+) from '\.\/([^']+)'/gm)].map(([, name, file]) => [file!, name!]),
)
const featureOf = (file: string) => {
  const name = imports.get(file)
  return name && (features.get(name) ?? name)
}
/** The local names of contracts: `contract.` for all of a feature, or individual ones. */
function namesOf(path: string): (expression: string) => Call | undefined {
  const whole = new Map<string, string>()
  const single = new Map<string, Call>()
  for (const [, names, from] of textOf(path).matchAll(/import (?!type\b)([^;']+?) from '([^']+)'/g)) {
    const file = resolve(path, '..', from!)
    if (!file.startsWith(`${contracts}/`)) continue
    const feature = featureOf(file.slice(contracts.length + 1))
    if (!feature) continue
    const star = names!.match(/\* as (\w+)/)?.[1]
    if (star) whole.set(star, feature)
    for (const [, name, alias] of names!.matchAll(/(\w+)(?: as (\w+))?\s*[,}]/g))
      single.set(alias ?? name!, `${feature}.${name}`)
  }
  return (expression) => {
    const [first, second] = expression.split('.')
    return second === undefined ? single.get(first!) : whole.has(first!) ? `${whole.get(first!)}.${second}` : undefined
  }
}
const named = new Map([...files.keys()].map((path) => [path, namesOf(path)]))
const callsIn = (path: string, text: string, pattern: RegExp): Call[] =>
  [...text.matchAll(pattern)]
    .flatMap(([, expressions]) => expressions!.split(','))
    .flatMap((expression) => named.get(path)!(expression.trim()) ?? [])

/** A contract passed on, as to `call` and `useCall`, except to check permissions. */
const MAKES = /\b(?!can\b|mayDo\b|isAllowed\b)\w+\(\s*([\w.]+)\s*[,)]/g
/**
 * `<Allowed>` guards its children, so it must name that call; the other checks count for every call of a permission.
 */
const WRAPS = /(?:<Allowed\s+to=\{|useAllowed\(\)\(|\bisAllowed\()\[?\s*([\w.,\s]+)/g
const ASKS = /\b(?:can\(\s*\w+,\s*|mayDo\(\s*)([\w.]+)/g

const IMPORTS = /(?:^(?:import|export) (?!type\b)[^;']*?from |import\()\s*'(\.[^']+)'/gm
const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(IMPORTS)].map(([, to]) => resolve(path, '..', to!))

/** The screens' denied actions, and which of them are offered without a check. */
export interface Walk {
  /** The number of files with actions. */
  readonly acting: number
  /** `file: call` for each call without a check on the way to it. */
  readonly unguarded: readonly string[]
}

/** Reads the source of all screens and finds denied actions that they offer. @param refuses whether a call is denied */
export function walkScreens(refuses: (endpoint: Endpoint) => boolean): Walk {
  const isRefused = (call: Call) => {
    const endpoint = ENDPOINTS.get(call)
    return endpoint !== undefined && refuses(endpoint)
  }
  /** Hooks and functions that make denied calls, by file and name, including indirect ones. */
  const makers = new Map<string, Set<Call>>()
  const idOf = (path: string, name: string) => `${path} ${name}`
  const functionIds = new Map(
    [...files].map(([path, text]) => [
      path,
      new Map(
        [...text.matchAll(/^import (?!type\b)\{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(([, names, from]) =>
          names!.split(',').map((one) => {
            const [name, alias] = one.trim().split(' as ')
            return [alias ?? name!, idOf(resolve(path, '..', from!), name!)] as const
          }),
        ),
      ),
    ]),
  )
  const madeBy = (path: string, text: string) =>
    new Set([
      ...callsIn(path, text, MAKES).filter(isRefused),
      ...[...text.matchAll(/\b([a-z]\w+)[.(]/g)].flatMap(([, name]) => [
        ...(makers.get(functionIds.get(path)!.get(name!) ?? idOf(path, name!)) ?? []),
      ]),
    ])
  const functions = [...files].flatMap(([path, text]) =>
    text.split(/^(?=(?:export )?(?:default )?(?:async )?(?:const|function) )/m).flatMap((part) => {
      const name = part.match(/^(?:export )?(?:async )?(?:const|function) ([a-z]\w+)/)?.[1]
      return name ? [{ path, name, body: part.slice(part.indexOf(name) + name.length) }] : []
    }),
  )
  for (let wasFound = true; wasFound; ) {
    wasFound = false
    for (const { path, name, body } of functions) {
      const calls = madeBy(path, body)
      if (calls.size === (makers.get(idOf(path, name))?.size ?? 0)) continue
      makers.set(idOf(path, name), calls)
      wasFound = true
    }
  }

  const importers = new Map<string, string[]>()
  for (const path of files.keys())
    for (const to of importsOf(path)) importers.set(to, [...(importers.get(to) ?? []), path])

  const isAsGood = (asked: Call, call: Call) =>
    asked === call || (isRefused(asked) && ENDPOINTS.get(asked)!.permission === ENDPOINTS.get(call)!.permission)
  const asks = (path: string, call: Call) =>
    callsIn(path, textOf(path), WRAPS).includes(call) ||
    callsIn(path, textOf(path), ASKS).some((asked) => isAsGood(asked, call))

  const besidesOf = (path: string) => importsOf(path).flatMap((one) => [one, ...importsOf(one)])

  /**
   * A file has a check, or a component that it shows does, like a table for its dialogs, or every file that opens it is
   * guarded.
   */
  function isGuarded(path: string, call: Call, below: readonly string[] = []): boolean {
    if ([path, ...besidesOf(path)].some((one) => asks(one, call))) return true
    const openers = (importers.get(path) ?? []).filter((one) => !below.includes(one))
    return openers.length > 0 && openers.every((one) => isGuarded(one, call, [...below, path]))
  }

  const acting = [...files.keys()]
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({ path, calls: [...madeBy(path, textOf(path))] }))
    .filter(({ calls }) => calls.length > 0)
  const unguarded = acting.flatMap(({ path, calls }) =>
    calls.filter((call) => !isGuarded(path, call)).map((call) => `${path.slice(web.length + 1)}: ${call}`),
  )
  return { acting: acting.length, unguarded }
}
