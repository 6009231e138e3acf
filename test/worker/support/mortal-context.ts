import { env } from 'cloudflare:workers'
import type { QueueMessage, QueueName } from '../../../src/contracts/queues.ts'
import { backgroundFacts, createContext, type ServiceContext } from '../../../src/core/context.ts'
import { createDb } from '../../../src/db/client.ts'
import { shardOf } from './factories.ts'

/** What a process that was killed meets at whatever it would have done next. */
export class Killed extends Error {
  override readonly name = 'Killed'
}

/** Whether an error, or what caused it, is the death itself. */
export const isKilled = (error: unknown): boolean =>
  error instanceof Killed || (error instanceof Error && isKilled(error.cause))

export interface SentMessage<Name extends QueueName = QueueName> {
  readonly name: Name
  readonly message: QueueMessage<Name>
}

/**
 * Asked before each thing that is done outside the process. Throws to prevent it.
 *
 * @param what the SQL of a statement or a batch, `put` and `get` of objects, `send email-checks`
 * @param change its number among the steps that change something; null for one that only reads
 */
export type BeforeStep = (step: number, what: string, change: number | null) => Promise<void> | void

/** Lets a process die before its nth step, and do nothing any more from then on. */
export const diesAt =
  (fatal: number): BeforeStep =>
  (step) => {
    if (step >= fatal) throw new Killed(`killed before step ${step}`)
  }

/**
 * Lets a process die before its nth change, and do nothing any more from then on. Who dies before a read leaves what
 * who dies before the next change leaves, so a walk over all changes is one over all steps, unless the process also
 * asks services that are no steps here.
 */
export function diesAtChange(fatal: number): BeforeStep {
  let isDead = false
  return (step, _, change) => {
    isDead ||= change !== null && change >= fatal
    if (isDead) throw new Killed(`killed before step ${step}, change ${fatal}`)
  }
}

/**
 * Lets a process die before each of its changes, several beside each other, as most of their time is waiting.
 *
 * @param live lets it die before a change and others go on; answers whether it came to its end before that
 * @returns how many changes there were
 */
export async function dieBeforeEach(live: (fatal: number) => Promise<boolean>, atOnce = 4): Promise<number> {
  for (let first = 1; ; first += atOnce) {
    const lived = await Promise.all(Array.from({ length: atOnce }, (_, more) => live(first + more)))
    if (lived.at(-1)) return first + lived.indexOf(true) - 1
  }
}

/** Lets a process die before the nth time that it would do something of a kind. */
export function diesBefore(kind: RegExp, nth = 1): BeforeStep {
  let met = 0
  let isDead = false
  return (_, what) => {
    if (kind.test(what)) met++
    isDead ||= met >= nth
    if (isDead) throw new Killed(`killed before ${what}`)
  }
}

/**
 * The services of a process that may die between any two steps. Messages are only noted down.
 *
 * @param accountId whose data it works on
 * @param now the time, as long as the test does not change it
 */
export function mortalContext(accountId: string, now: () => Date, before: BeforeStep = () => {}) {
  let steps = 0
  let changes = 0
  const step = async (what: string, isRead: boolean) => {
    if (!isRead) changes++
    await before(++steps, what, isRead ? null : changes)
  }
  const sent: SentMessage[] = []
  const made = createContext(env, backgroundFacts('test'))
  const shards = new Map([...made.shards].map(([name, shard]) => [name, createDb(mortalDatabase(shard.$client, step))]))
  const ctx: ServiceContext = {
    ...made,
    clock: { now },
    db: createDb(mortalDatabase(env.DB, step)),
    data: shards.get(shardOf(accountId))!,
    shards,
    files: mortalFiles(env.FILES, step),
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

/** Methods of a bucket that change nothing. */
const FILE_READS = new Set(['get', 'head', 'list'])

type Step = (what: string, isRead: boolean) => Promise<void>

const isQuery = (query: string) =>
  /^\s*(?:SELECT|WITH)\b/i.test(query) && !/\b(?:INSERT|UPDATE|DELETE|REPLACE)\b/i.test(query)

function mortalDatabase(database: D1Database, step: Step): D1Database {
  const inner = new WeakMap<object, { statement: D1PreparedStatement; query: string }>()
  const mortalStatement = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const mortal = new Proxy(statement, {
      get(target, name) {
        const member = target[name as keyof D1PreparedStatement] as unknown
        if (typeof member !== 'function') return member
        return (...given: unknown[]) => {
          if (name === 'bind') return mortalStatement(member.apply(target, given), query)
          const run = () => member.apply(target, given)
          return RUNS.has(String(name)) ? step(query, isQuery(query)).then(run) : run()
        }
      },
    })
    inner.set(mortal, { statement, query })
    return mortal
  }
  return new Proxy(database, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => mortalStatement(target.prepare(query), query)
      if (name === 'batch') {
        return (mortals: D1PreparedStatement[]) => {
          const known = mortals.map((mortal) => inner.get(mortal)!)
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

const mortalFiles = (files: R2Bucket, step: Step): R2Bucket =>
  new Proxy(files, {
    get(target, name) {
      const member = target[name as keyof R2Bucket] as unknown
      if (typeof member !== 'function') return member
      return (...given: unknown[]) =>
        step(String(name), FILE_READS.has(String(name))).then(() => member.apply(target, given))
    },
  })
