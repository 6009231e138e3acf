/**
 * The product's Worker with a meter around everything the platform bills, for `npm run bench cost`. It runs beside the
 * bundle in the same isolate; `/api/__meter` returns the usage so far.
 */
import * as product from '../../../src/worker.ts'

const used = {
  worker_requests: 0,
  d1_rows_read: 0,
  d1_rows_written: 0,
  queue_operations: 0,
  object_requests: 0,
  object_ms: 0,
  object_rows_read: 0,
  object_rows_written: 0,
  r2_class_a: 0,
  r2_class_b: 0,
  browser_ms: 0,
}
export type Used = typeof used
/** Rows written per kind of statement (`INSERT INTO items`), in databases and Durable Objects. */
const rowsOf: Record<string, number> = {}
/** Calls per service of the platform (`CrawlCoordinator.report`), and uses of JSON. */
const callsOf: Record<string, number> = {}
export interface Meter {
  readonly used: Used
  readonly rowsOf: Readonly<Record<string, number>>
  readonly callsOf: Readonly<Record<string, number>>
}

const called = (name: string, times = 1) => {
  callsOf[name] = (callsOf[name] ?? 0) + times
}

const { parse, stringify } = JSON
JSON.parse = (text, reviver) => {
  called('JSON.parse')
  called('JSON.parse, characters', String(text).length)
  return parse(text, reviver)
}
JSON.stringify = ((...args: Parameters<typeof stringify>) => {
  const text = stringify(...args)
  called('JSON.stringify')
  called('JSON.stringify, characters', text?.length ?? 0)
  return text
}) as typeof stringify

function tally(text: string, rows: number): void {
  if (rows === 0) return
  const kind = /(?:INSERT (?:OR \w+ )?INTO|UPDATE|DELETE FROM) "?\w+/i.exec(text)?.[0] ?? text.trim().slice(0, 40)
  rowsOf[kind] = (rowsOf[kind] ?? 0) + rows
}

/** A queue bills each 64 KB of a message when it is written, read and deleted. */
const QUEUE_OPERATIONS = 3
const QUEUE_CHUNK = 64 * 1024
const R2_CLASS_A = new Set(['put', 'list', 'createMultipartUpload', 'uploadPart', 'complete'])
const R2_CLASS_B = new Set(['get', 'head'])

type Fn = (...args: unknown[]) => unknown
type Bag = Record<PropertyKey, unknown>

/** A proxy of an object that replaces some of its members. */
function instead<T extends object>(target: T, members: (name: PropertyKey) => unknown): T {
  return new Proxy(target, {
    get(_target, name) {
      const member = members(name)
      if (member !== undefined) return member
      const value = (target as Bag)[name]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const REAL = Symbol('the statement itself')
const TEXT = Symbol('its text')

function meteredDatabase(database: D1Database): D1Database {
  const count = <R extends { meta: D1Meta }>(text: string, result: R): R => {
    used.d1_rows_read += result.meta.rows_read
    used.d1_rows_written += result.meta.rows_written
    tally(text, result.meta.rows_written)
    return result
  }
  const statement = (real: D1PreparedStatement, text: string): D1PreparedStatement =>
    instead(real, (name) => {
      if (name === REAL) return real
      if (name === TEXT) return text
      if (name === 'bind') return (...values: unknown[]) => statement(real.bind(...values), text)
      if (name === 'all' || name === 'run' || name === 'first' || name === 'raw') called('database statement')
      if (name === 'all' || name === 'run') return async () => count(text, await real.all())
      if (name === 'first') return async () => count(text, await real.all()).results[0] ?? null
      // `raw` returns no `meta`. Reads run again to get it; writes return their columns in order.
      if (name === 'raw') {
        return async () => {
          const isRead = /^\s*select/i.test(text)
          const { results } = count(text, await real.all<Record<string, unknown>>())
          return isRead ? real.raw() : results.map((row) => Object.values(row))
        }
      }
      return undefined
    })
  return instead(database, (name) => {
    if (name === 'prepare') return (text: string) => statement(database.prepare(text), text)
    if (name === 'batch') {
      return async (statements: (D1PreparedStatement & { [REAL]: D1PreparedStatement; [TEXT]: string })[]) => {
        called('database batch')
        called('statement of a batch', statements.length)
        const results = await database.batch(statements.map((one) => one[REAL]))
        for (const [at, result] of results.entries()) count(statements[at]![TEXT], result)
        return results
      }
    }
    return undefined
  })
}

function meteredQueue(queue: Queue): Queue {
  const count = (body: unknown) => {
    called('queue message')
    used.queue_operations += QUEUE_OPERATIONS * Math.max(1, Math.ceil(stringify(body).length / QUEUE_CHUNK))
  }
  return instead(queue, (name) => {
    if (name === 'send') {
      return (body: unknown, options?: QueueSendOptions) => {
        count(body)
        return queue.send(body, options)
      }
    }
    if (name === 'sendBatch') {
      return (messages: MessageSendRequest[], options?: QueueSendBatchOptions) => {
        for (const { body } of messages) count(body)
        return queue.sendBatch(messages, options)
      }
    }
    return undefined
  })
}

function meteredBucket<T extends object>(bucket: T): T {
  return instead(bucket, (name) => {
    const method = (bucket as Bag)[name]
    if (typeof method !== 'function') return undefined
    return (...args: unknown[]) => {
      called(`store ${String(name)}`)
      if (R2_CLASS_A.has(String(name))) used.r2_class_a++
      if (R2_CLASS_B.has(String(name))) used.r2_class_b++
      const answer = (method as Fn).apply(bucket, args)
      if (name === 'resumeMultipartUpload') return meteredBucket(answer as object)
      if (name !== 'createMultipartUpload') return answer
      return (answer as Promise<object>).then(meteredBucket)
    }
  })
}

/** A session is billed from when it is acquired until it is closed. */
function meteredBrowser(browser: Fetcher): Fetcher {
  return instead(browser, (name) => {
    if (name !== 'fetch') return undefined
    return async (input: RequestInfo, init?: RequestInit) => {
      const from = Date.now()
      const response = await browser.fetch(input, init)
      const socket = response.webSocket
      if (socket) {
        let isOpen = true
        const end = () => {
          if (isOpen) used.browser_ms += Date.now() - from
          isOpen = false
        }
        socket.addEventListener('close', end)
        socket.addEventListener('error', end)
      }
      return response
    }
  })
}

const envs = new WeakMap<object, object>()
function meteredEnv(env: Env): Env {
  const known = envs.get(env)
  if (known) return known as Env
  const members: Bag = {}
  for (const [name, binding] of Object.entries(env as unknown as Bag)) {
    if (name === 'DB' || name.startsWith('DATA_')) members[name] = meteredDatabase(binding as D1Database)
    else if (name === 'FILES') members[name] = meteredBucket(binding as R2Bucket)
    else if (name === 'BROWSER') members[name] = meteredBrowser(binding as Fetcher)
    else if (typeof (binding as Queue)?.sendBatch === 'function') members[name] = meteredQueue(binding as Queue)
  }
  const metered = { ...env, ...members }
  envs.set(env, metered)
  return metered
}

/** Counts the rows read and written in an object's database. */
function meterStorage(storage: DurableObjectStorage): void {
  const { sql } = storage
  const exec = sql.exec.bind(sql)
  Object.defineProperty(storage, 'sql', {
    value: instead(sql, (name) => {
      if (name !== 'exec') return undefined
      return (text: string, ...values: unknown[]) => {
        const cursor = exec(text, ...values)
        const rows = cursor.toArray()
        const iterator = rows[Symbol.iterator]()
        called('object statement')
        used.object_rows_read += cursor.rowsRead
        used.object_rows_written += cursor.rowsWritten
        tally(text, cursor.rowsWritten)
        return {
          toArray: () => rows,
          one: () => {
            if (rows.length !== 1) throw new Error(`Expected exactly one result, but got ${rows.length}`)
            return rows[0]
          },
          [Symbol.iterator]: () => rows[Symbol.iterator](),
          next: () => iterator.next(),
          columnNames: cursor.columnNames,
          rowsRead: cursor.rowsRead,
          rowsWritten: cursor.rowsWritten,
        }
      }
    }),
  })
  const { kv } = storage
  Object.defineProperty(storage, 'kv', {
    value: instead(kv, (name) => {
      const method = (kv as unknown as Bag)[name] as Fn
      return (...args: unknown[]) => {
        called(`object kv.${String(name)}`)
        return method.apply(kv, args)
      }
    }),
  })
  for (const name of ['put', 'delete', 'setAlarm'] as const) {
    const method = (storage as unknown as Record<string, Fn>)[name]!.bind(storage)
    Object.defineProperty(storage, name, {
      value: (...args: unknown[]) => {
        used.object_rows_written += Array.isArray(args[0]) ? args[0].length : 1
        return method(...args)
      },
    })
  }
}

type ObjectClass = new (state: DurableObjectState, env: Env) => object

/** How many methods of objects are in their first turn. */
let depth = 0

/** An object is billed per request, and for the time in which it handles any. */
function meteredObject(className: string, Class: ObjectClass): ObjectClass {
  const Metered = class extends Class {
    constructor(state: DurableObjectState, env: Env) {
      meterStorage(state.storage)
      super(state, meteredEnv(env))
    }
  }
  const running = new WeakMap<object, { count: number; from: number }>()
  for (let level = Class.prototype as object; level !== Object.prototype; level = Object.getPrototypeOf(level)) {
    for (const name of Object.getOwnPropertyNames(level)) {
      const method = Object.getOwnPropertyDescriptor(level, name)?.value as Fn | undefined
      if (name === 'constructor' || typeof method !== 'function' || Object.hasOwn(Metered.prototype, name)) continue
      Object.defineProperty(Metered.prototype, name, {
        value(this: object, ...args: unknown[]) {
          const at = running.get(this) ?? { count: 0, from: 0 }
          running.set(this, at)
          // Calls that an object makes to itself in the same turn are not requests.
          if (depth === 0) {
            used.object_requests++
            called(`${className}.${name}`)
          }
          if (at.count === 0) at.from = Date.now()
          at.count++
          depth++
          const end = () => {
            at.count--
            if (at.count === 0) used.object_ms += Date.now() - at.from
          }
          try {
            const answer = method.apply(this, args)
            depth--
            if (answer instanceof Promise) return answer.finally(end)
            end()
            return answer
          } catch (error) {
            depth--
            end()
            throw error
          }
        },
      })
    }
  }
  return Metered
}

// All classes must be exported: a call to a missing one would hang a crawl forever.
export const AccountFeed = meteredObject('AccountFeed', product.AccountFeed)
export const ApiMeter = meteredObject('ApiMeter', product.ApiMeter)
export const CrawlCoordinator = meteredObject('CrawlCoordinator', product.CrawlCoordinator)
export const OriginGate = meteredObject('OriginGate', product.OriginGate)
export const RateLimiter = meteredObject('RateLimiter', product.RateLimiter)
export const SiteDownloadCoordinator = meteredObject('SiteDownloadCoordinator', product.SiteDownloadCoordinator)
export const SliceScheduler = meteredObject('SliceScheduler', product.SliceScheduler)
export const { LivePasses } = product

const worker = product.default
export default {
  fetch(request, env, execution) {
    if (new URL(request.url).pathname === '/api/__meter')
      return new Response(stringify({ used, rowsOf, callsOf } satisfies Meter))
    used.worker_requests++
    return worker.fetch(request, meteredEnv(env), execution)
  },
  queue(batch, env) {
    used.worker_requests++
    return worker.queue(batch, meteredEnv(env))
  },
  scheduled(event, env) {
    used.worker_requests++
    return worker.scheduled(event, meteredEnv(env))
  },
} satisfies ExportedHandler<Env>
