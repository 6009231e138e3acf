import type { Plugin } from 'vite'

const IMPORTS = [
  'import * as processors from "../core/json-schema-processors.js";',
  'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";',
] as const
/** How each schema describes itself; without it `z.toJSONSchema` uses a table of its own. */
const DESCRIBED = /^ *inst\._zod\.processJSONSchema = .*;$/gm
const NOWHERE = `
const processors = { aggregateChecks: () => ({}) };
const missing = () => { throw new Error('Use z.toJSONSchema') };
const createStandardJSONSchemaMethod = () => missing, createToJSONSchemaMethod = () => missing;`

/**
 * Keeps out of the bundle how zod's schemas describe themselves as JSON schemas, 6 KB gzipped that every page would load.
 * Only the API reference describes any, by the function `z.toJSONSchema`.
 */
export const zodWithoutJsonSchema: Plugin = {
  name: 'zod-without-json-schema',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      const isKnown = IMPORTS.every((line) => code.includes(line)) && code.search(DESCRIBED) >= 0
      if (!isKnown) throw new Error('zod no longer describes schemas the way this plugin removes it')
      const [first, second] = IMPORTS
      return { code: code.replace(first, '').replace(second, NOWHERE).replace(DESCRIBED, ''), map: null }
    },
  },
}
