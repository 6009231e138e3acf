import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import type { QueueMessage, QueueName } from '../../../src/contracts/queues.ts'
import { backgroundFacts, createContext, type ServiceContext } from '../../../src/core/context.ts'
import { createDb } from '../../../src/db/client.ts'
import { strideOf } from '../../support/share-of-run.ts'
import { shardOf } from './factories.ts'

/** Thrown by every operation of a crashed process. */
export class SimulatedCrash extends Error {
  override readonly name = 'SimulatedCrash'
}

/** Whether an error, or one of its causes, is the simulated crash. */
export const isCrash = (error: unknown): boolean =>
  error instanceof SimulatedCrash || (error instanceof Error && isCrash(error.cause))

export interface SentMessage<Name extends QueueName = QueueName> {
  readonly name: Name
  readonly message: QueueMessage<Name>
}

/**
 * Called before each operation outside the process. Throws to prevent it.
 *
 * @param what the SQL of a statement or a batch, `put` and `get` of objects, `send email-checks`
 * @param change its number among the writes; null for a read
 */
export type BeforeStep = (step: number, what: string, change: number | null) => Promise<void> | void

/** Crashes a process before its nth operation; all later ones fail as well. */
export const crashesAt =
  (fatal: number): BeforeStep =>
  (step) => {
    if (step >= fatal) throw new SimulatedCrash(`killed before step ${step}`)
  }

/**
 * Crashes a process before its nth write; all later operations fail as well. A crash before a read has the same effect
 * as one before the next write, so testing all writes covers all operations, unless the process also calls services
 * that are not intercepted here.
 */
export function crashesAtWrite(fatal: number): BeforeStep {
  let isDead = false
  return (step, _, change) => {
    isDead ||= change !== null && change >= fatal
    if (isDead) throw new SimulatedCrash(`killed before step ${step}, change ${fatal}`)
  }
}

/** A run crashes a process before one in this many of its writes. */
const WRITES_EVERY = 3
/** A process makes at least seven writes, so the last crash of any share is before the fifth or a later one. */
export const LAST_CRASH_MIN = 5

/**
 * Crashes a process before this run's share of its writes, several cases concurrently, because most of their time is
 * waiting.
 *
 * @param live crashes before a write and lets others continue; returns whether it finished before that
 * @returns the last write before which it crashed
 */
export async function crashBeforeEach(live: (fatal: number) => Promise<boolean>, atOnce = 4): Promise<number> {
  const { from, by } = strideOf(WRITES_EVERY, inject('turn'))
  for (let fatal = 1 + from; ; fatal += atOnce * by) {
    const lived = await Promise.all(Array.from({ length: atOnce }, (_, more) => live(fatal + more * by)))
    if (lived.at(-1)) return fatal + (lived.indexOf(true) - 1) * by
  }
}

/** Crashes a process before the nth operation of a kind. */
export function crashesBefore(kind: RegExp, nth = 1): BeforeStep {
  let met = 0
  let isDead = false
  return (_, what) => {
    if (kind.test(what)) met++
    isDead ||= met >= nth
    if (isDead) throw new SimulatedCrash(`killed before ${what}`)
  }
}

/**
 * The services of a process that may crash between any two operations. Queue messages are only recorded.
 *
 * @param accountId whose data it works on
 * @param now the time, constant as long as the test does not change it
 */
export function crashingContext(accountId: string, now: () => Date, before: BeforeStep = () => {}) {
  let steps = 0
  let changes = 0
  const step = async (what: string, isRead: boolean) => {
    if (!isRead) changes++
    await before(++steps, what, isRead ? null : changes)
  }
  const sent: SentMessage[] = []
  const made = createContext(env, backgroundFacts('test'))
  const shards = new Map(
    [...made.shards].map(([name, shard]) => [name, createDb(crashingDatabase(shard.$client, step))]),
  )
  const ctx: ServiceContext = {
    ...made,
    clock: { now },
    db: createDb(crashingDatabase(env.DB, step)),
    data: shards.get(shardOf(accountId))!,
    shards,
    files: crashingFiles(env.FILES, step),
    queues: {
      async send(name, message) {
        await step(`send ${name}`, false)
        sent.push({ name, message })
      },
      check: async () => {},
      backlog: async () => ({ messages: 0, bytes: 0, oldestAt: null }),
    },
  }
  return { ctx, sent, changes: () => changes }
}

const RUNS = new Set(['all', 'run', 'first', 'raw'])

/** Methods of a bucket that only read. */
const FILE_READS = new Set(['get', 'head', 'list'])

type Step = (what: string, isRead: boolean) => Promise<void>

const isQuery = (query: string) =>
  /^\s*(?:SELECT|WITH)\b/i.test(query) && !/\b(?:INSERT|UPDATE|DELETE|REPLACE)\b/i.test(query)

function crashingDatabase(database: D1Database, step: Step): D1Database {
  const inner = new WeakMap<object, { statement: D1PreparedStatement; query: string }>()
  const crashingStatement = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const crashing = new Proxy(statement, {
      get(target, name) {
        const member = target[name as keyof D1PreparedStatement] as unknown
        if (typeof member !== 'function') return member
        return (...given: unknown[]) => {
          if (name === 'bind') return crashingStatement(member.apply(target, given), query)
          const run = () => member.apply(target, given)
          return RUNS.has(String(name)) ? step(query, isQuery(query)).then(run) : run()
        }
      },
    })
    inner.set(crashing, { statement, query })
    return crashing
  }
  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => crashingStatement(target.prepare(query), query)
      if (name === 'batch') {
        return (statements: D1PreparedStatement[]) => {
          const known = statements.map((statement) => inner.get(statement)!)
          const run = () => target.batch(known.map(({ statement }) => statement))
          const queries = known.map(({ query }) => query)
          return step(queries.join(';'), queries.every(isQuery)).then(run)
        }
      }
      const member = target[name as keyof D1Database] as unknown
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

const crashingFiles = (files: R2Bucket, step: Step): R2Bucket =>
  new Proxy(files, {
    get(target, name) {
      const member = target[name as keyof R2Bucket] as unknown
      if (typeof member !== 'function') return member
      return (...given: unknown[]) =>
        step(String(name), FILE_READS.has(String(name))).then(() => member.apply(target, given))
    },
  })
