/**
 * `npm run bench api-key [-- --requests 2000]`: what checking an API key adds to a request, in the built Worker in
 * workerd: the account lookup, and the key's and plan's limits, counted by Durable Objects. Requests to a missing path
 * alternate one by one between a key and a visitor, so that both run under the same load; apart from the check they do
 * the same work. The goal is at most 1 ms at the median and 5 ms at p99, warm.
 */

import { build } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { DEMO_ACCOUNTS } from '../../scripts/local/seed.ts'
import * as keys from '../../src/contracts/api-keys/api-keys.ts'
import { withProduct } from './support/product.ts'

const { values: options } = readOptions({ options: { requests: { type: 'string', default: '2000' } } })
const GOAL_MS = { median: 1, p99: 5 }
const WARM_UP = 200
const requests = Number(options.requests)

await build()
await withProduct({}, async ({ url, call }) => {
  const password = DEMO_ACCOUNTS.find(({ isRoot }) => isRoot)!.password
  const limits = { requests_per_minute: 1_000_000, requests_per_hour: 1_000_000, requests_per_day: 1_000_000 }
  const body = { name: 'Bench', permissions: ['admin'], current_password: password, ...limits }
  const { data } = await call(keys.create, { body })
  const { plain_key: key } = (data as { api_key: keys.ApiKey }).api_key
  const send = async (path: string, headers: Record<string, string>) => {
    const from = performance.now()
    const response = await fetch(url + path, { headers })
    await response.arrayBuffer()
    if (response.status !== 404) throw new Error(`${path} answered ${response.status}`)
    return performance.now() - from
  }
  const withKey = () => send('/api/v1/nowhere', { authorization: `Bearer ${key}` })
  const without = () => send('/api/nowhere', {})
  for (let at = 0; at < WARM_UP; at++) await Promise.all([withKey(), without()])
  const [keyed, plain]: [number[], number[]] = [[], []]
  for (let at = 0; at < requests; at++) {
    plain.push(await without())
    keyed.push(await withKey())
  }
  const rows = { median: 0.5, p90: 0.9, p99: 0.99 }
  const results = Object.entries(rows).map(([name, share]) => {
    const [ofKeyed, ofPlain] = [quantile(keyed, share), quantile(plain, share)]
    const added = ofKeyed - ofPlain
    console.log(`${name.padEnd(8)} with a key ${ms(ofKeyed)}   without ${ms(ofPlain)}   added ${ms(added)}`)
    return { name, added }
  })
  const missed = results.filter(
    ({ name, added }) => added > (GOAL_MS[name as keyof typeof GOAL_MS] ?? Number.POSITIVE_INFINITY),
  )
  console.log(missed.length === 0 ? 'Goal met.' : `Goal MISSED: ${missed.map(({ name }) => name).join(', ')}.`)
  if (missed.length > 0) process.exitCode = 1
})

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}

function ms(value: number): string {
  return `${value.toFixed(2).padStart(6)} ms`
}
