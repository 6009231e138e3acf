import type { Plugin } from 'vite'
import { ENDPOINTS } from '../../src/contracts/all.ts'
import type { Endpoint } from '../../src/contracts/endpoint.ts'
import { V1_ENDPOINTS } from '../../src/contracts/v1/all.ts'
import { DASHBOARD_WORDS, V1_WORDS } from '../../src/contracts/v1/words.ts'

const LIST = /\/api-docs\/sections\.ts$/
const V1 = '\0listed-calls:v1'
const DASHBOARD = '\0listed-calls:dashboard'

/**
 * The list of documented calls names endpoints of nearly all contracts. Only what it shows of them goes into its bundle;
 * the contracts load with what describes a call (`api-docs/full-calls.ts`).
 */
export const listedCalls: Plugin = {
  name: 'listed-calls',
  apply: 'build',
  resolveId: {
    order: 'pre',
    handler(source, importer = '') {
      if (!LIST.test(importer)) return null
      if (source.endsWith('/contracts/all.ts')) return DASHBOARD
      return source.endsWith('/contracts/v1/all.ts') ? V1 : null
    },
  },
  load(id) {
    if (id === V1) return `export const V1_ENDPOINTS = ${listed(V1_ENDPOINTS, V1_WORDS)}`
    if (id === DASHBOARD) return `export const ENDPOINTS = ${listed(ENDPOINTS, DASHBOARD_WORDS)}`
    return null
  },
}

/** Code of a map of endpoints by `noun.name`, with what the list shows. */
function listed(endpoints: ReadonlyMap<string, Endpoint>, words: Readonly<Record<string, unknown>>): string {
  const shown = Object.keys(words).flatMap((name) => {
    const endpoint = endpoints.get(name)
    if (!endpoint) return []
    const { method, path, permission, file } = endpoint
    return [[name, { method, path, permission, file }]]
  })
  return `new Map(${JSON.stringify(shown)})`
}
