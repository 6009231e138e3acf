import MagicString from 'magic-string'
import type { Plugin } from 'vite'

const ENDPOINTS = '?endpoints'
const WHOLE = '?whole'
const FOLDER = /\/src\/(?:contracts|rules)\//
const isContract = (id: string) => FOLDER.test(id) && id.endsWith('.ts')

/**
 * Keeps out of the bundle what the browser does not use of a contract:
 *
 * - the schemas of an endpoint's input and response, which only types and the server read. A form imports the schema of
 *   its body by name.
 * - every constant that nothing imports. Calls of zod look like side effects to the bundler, so initializers are wrapped in
 *   functions marked as pure.
 *
 * The schemas that stay are built when they are first used (`lib/lazy-schema.ts`).
 *
 * The endpoints of a file become a module of their own, as pages call many more endpoints than they have forms: a schema
 * loads with the form that needs it. What describes them (`api-docs/full-calls.ts`) imports a third form, which has the
 * schemas of their inputs.
 */
export const leanContracts: Plugin = {
  name: 'lean-contracts',
  apply: 'build',
  resolveId: {
    order: 'pre',
    async handler(source, importer) {
      const variant = variantOf(source, importer)
      if (!variant) return null
      const found = await this.resolve(source, importer?.split('?')[0], { skipSelf: true })
      return found && { ...found, id: found.id + variant }
    },
  },
  transform: {
    filter: { id: FOLDER },
    handler(code, id) {
      if (!/\.ts(?:\?endpoints|\?whole)?$/.test(id)) return null
      const text = new MagicString(code)
      const { body } = this.parse(code) as unknown as { body: Statement[] }
      const isWhole = id.endsWith(WHOLE)
      const isSplit = isContract(id)
      const hasEndpoints = body.some(({ declaration }) =>
        declaration?.declarations?.some(({ init }) => isEndpoint(init)),
      )
      let hasLazy = false
      const endpoints: string[] = []
      const others: string[] = []
      const moved = new Set<number>()
      for (const statement of body) {
        const { declaration } = statement
        const declarations = (declaration ?? statement).declarations ?? []
        const names = declarations.filter(({ init }) => isEndpoint(init)).map((one) => one.id.name ?? '')
        if (isSplit && declaration && names.length > 0) {
          endpoints.push(...names)
          moved.add(statement.start)
          text.remove(statement.start, statement.end)
          continue
        }
        if (id.endsWith(ENDPOINTS) && names.length === 0) unexport(text, statement)
        if (isWhole && hasEndpoints && names.length === 0 && statement.type.startsWith('Export')) {
          others.push(...removeExport(text, statement))
          continue
        }
        for (const { init } of declarations) {
          if (init?.type !== 'CallExpression') continue
          const isLazy = isSchema(init)
          hasLazy ||= isLazy
          text
            .appendLeft(init.start, `/* @__PURE__ */ ${isLazy ? LAZY : ''}(() => `)
            .appendRight(init.end, isLazy ? ')' : ')()')
        }
      }
      for (const call of endpointsIn(body)) {
        const isGone =
          isSplit && body.some(({ start, end }) => start <= call.start && call.end <= end && moved.has(start))
        if (!isGone) removeSchemas(text, call, isWhole ? ['returns'] : SCHEMAS)
      }
      if (endpoints.length > 0) {
        const list = `{ ${endpoints.join(', ')} }`
        text.append(`\nimport ${list} from '${id}${ENDPOINTS}'\nexport ${list}\n`)
      }
      // The schemas stay those that others import: the API reference knows them by identity.
      if (others.length > 0) text.append(`\nimport { ${others.join(', ')} } from '${id.slice(0, -WHOLE.length)}'\n`)
      if (hasLazy) text.prepend(`import { lazySchema as ${LAZY} } from '${LAZY_SCHEMA}'\n`)
      if (!text.hasChanged()) return null
      return { code: text.toString(), map: text.generateMap({ hires: true }), moduleSideEffects: setsWords(id) }
    },
  },
}

const LAZY = 'lazySchema$'
const LAZY_SCHEMA = new URL('../lib/lazy-schema.ts', import.meta.url).pathname
const SCHEMAS = ['params', 'query', 'body', 'returns']

interface Span {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Property extends Span {
  readonly key?: { readonly name?: string }
  readonly value?: Span
}
/** A name, or the member of what `object` is. */
interface Callee extends Span {
  readonly name?: string
  readonly object?: Callee
  /** What is called, where the object is itself a call. */
  readonly callee?: Callee
}
interface Call extends Span {
  readonly callee?: Callee
  readonly arguments?: readonly (Span & { readonly properties?: readonly Property[] })[]
}
interface Statement extends Span {
  readonly declaration?: Statement | null
  /** The name of a function. */
  readonly id?: { readonly name?: string } | null
  readonly declarations?: readonly { readonly id: { readonly name?: string }; readonly init: Call | null }[]
}

const isEndpoint = (init: Call | null): init is Call =>
  init?.type === 'CallExpression' && init.callee?.name === 'endpoint'

/** Whether an expression is a chain of calls that begins with `z`. */
function isSchema({ callee }: Call): boolean {
  let first = callee
  while (first && first.name === undefined) first = first.object ?? first.callee
  return first?.name === 'z'
}

/** Whether a file does something when it loads: the words of zod's errors are set for all schemas. */
const setsWords = (id: string) => id.includes('/plain-words.ts')

/** Every call of `endpoint`, in functions as well. */
function* endpointsIn(node: unknown): Generator<Call> {
  if (typeof node !== 'object' || node === null) return
  if (isEndpoint(node as Call)) yield node as Call
  for (const part of Object.values(node)) yield* endpointsIn(part)
}

/** The form of a contract that an import means; null for the file itself. */
function variantOf(source: string, importer = ''): string | null {
  if (!source.startsWith('.')) return null
  if (/\/api-docs\/full-calls\.ts$/.test(importer)) return ALL.test(source) ? WHOLE : null
  if (!/\/contracts\/(?:v1\/)?all\.ts(?:\?whole)?$/.test(importer) || source.endsWith('/endpoint.ts')) return null
  if (importer.endsWith(WHOLE)) return WHOLE
  return ALL.test(source) ? null : ENDPOINTS
}
const ALL = /\/all\.ts$/

/** Removes what a file exports besides endpoints, and returns its names. */
function removeExport(text: MagicString, statement: Statement): string[] {
  text.remove(statement.start, statement.end)
  const { declaration } = statement
  return [declaration?.id, ...(declaration?.declarations ?? []).map(({ id }) => id)].flatMap((id) => id?.name ?? [])
}

/** Leaves what an endpoint may use, without offering it twice. */
function unexport(text: MagicString, { type, declaration, start, end }: Statement): void {
  if (type === 'ExportNamedDeclaration' && declaration) text.remove(start, declaration.start)
  else if (type.startsWith('Export')) text.remove(start, end)
}

/** Removes properties of what is passed to `endpoint(…)`. Of a body it stays known that there is one. */
function removeSchemas(text: MagicString, call: Call, names: readonly string[]): void {
  for (const { key, value, start, end } of call.arguments?.[0]?.properties ?? []) {
    if (!value || !names.includes(key?.name ?? '')) continue
    if (key?.name === 'body') text.overwrite(start, end, 'body: true')
    else text.remove(start, end + (/^\s*,/.exec(text.original.slice(end))?.[0].length ?? 0))
  }
}
