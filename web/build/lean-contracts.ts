import MagicString from 'magic-string'
import type { Plugin } from 'vite'

/**
 * Keeps out of the bundle what the browser does not use of a contract: the schemas of responses, which only types and
 * the server read, and every constant that nothing imports. Calls of zod look like side effects to the bundler, so
 * initializers are wrapped in functions marked as pure.
 */
export const leanContracts: Plugin = {
  name: 'lean-contracts',
  transform: {
    filter: { id: /\/src\/(?:contracts|rules)\// },
    handler(code) {
      const text = new MagicString(code)
      const { body } = this.parse(code) as unknown as { body: Statement[] }
      for (const statement of body) {
        for (const { init } of (statement.declaration ?? statement).declarations ?? []) {
          if (init?.type !== 'CallExpression') continue
          removeReturns(text, init)
          text.appendLeft(init.start, '/* @__PURE__ */ (() => ').appendRight(init.end, ')()')
        }
      }
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null
    },
  },
}

interface Span {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Property extends Span {
  readonly key?: { readonly name?: string }
}
interface Call extends Span {
  readonly callee: { readonly name?: string }
  readonly arguments: readonly (Span & { readonly properties?: readonly Property[] })[]
}
interface Statement {
  readonly declaration?: Statement | null
  readonly declarations?: readonly { readonly init: Call | null }[]
}

/** Removes the property `returns` of what is passed to `endpoint(…)`. */
function removeReturns(text: MagicString, { callee, arguments: [declaration] }: Call): void {
  if (callee.name !== 'endpoint') return
  const properties = declaration?.properties ?? []
  for (const [at, { key, start, end }] of properties.entries()) {
    if (key?.name !== 'returns') continue
    const [before, next] = [properties[at - 1], properties[at + 1]]
    if (next) text.remove(start, next.start)
    else text.remove(before?.end ?? start, end)
  }
}
