import type { HourOfUsage, NotedRequest } from '../../durable-objects/api-meter/api-meter.ts'
import type { Limits, Passed, Verdict } from '../../durable-objects/api-meter/windows.ts'

export type { Limits, Verdict } from '../../durable-objects/api-meter/windows.ts'

/** What a request left of its key's limits and of its account's plan. */
export interface Metered {
  readonly key: Verdict
  /** Null where the plan has no limit. */
  readonly plan: Verdict | null
}

/** Counts requests of API keys by the key's id, and of accounts against their plans by the account's; each has an object of its own. */
export interface Meters {
  /** Counts a request where the limits allow it. `version` changes with `touch`. */
  take(id: string, limits: Limits): Promise<Verdict & { version: number }>
  /** Takes back the newest request, which another meter refused. */
  refund(id: string): Promise<void>
  /** Has whoever remembers a key ask for it again. */
  touch(id: string): Promise<void>
  /** Keeps how a request of a key was answered, for its account to see. */
  note(id: string, request: NotedRequest): Promise<void>
  /** The newest of them first. @param before the number of the last one that was listed before */
  requests(id: string, before: number | null, limit: number): Promise<(NotedRequest & { number: number })[]>
  usage(id: string): Promise<{ hours: HourOfUsage[]; now: Passed }>
  /** Of a key or an account that is gone: like `touch`, and forgets all soon after. */
  retire(id: string): Promise<void>
}

export function createMeters(env: Pick<Env, 'API_METER'>): Meters {
  const meter = (id: string) => env.API_METER.getByName(id)
  return {
    take: (id, limits) => meter(id).take(limits),
    refund: (id) => meter(id).refund(),
    touch: (id) => meter(id).touch(),
    note: (id, request) => meter(id).note(request),
    requests: (id, before, limit) => meter(id).requests(before, limit),
    usage: (id) => meter(id).usage(),
    retire: (id) => meter(id).retire(),
  }
}
