import type { HourOfUsage, NotedRequest } from '../../durable-objects/api-meter/api-meter.ts'
import type { Limits, Passed, Verdict } from '../../durable-objects/api-meter/windows.ts'

export type { Limits, Verdict } from '../../durable-objects/api-meter/windows.ts'

/** What remains of a key's limits and its account's plan after a request. */
export interface Metered {
  readonly key: Verdict
  /** Null where the plan has no limit. */
  readonly plan: Verdict | null
}

/**
 * Counts requests of API keys by key id, and of accounts against their plans by account id. Each id has its own Durable
 * Object.
 */
export interface Meters {
  /** Counts a request if the limits allow it. `version` changes with `touch`. */
  take(id: string, limits: Limits): Promise<Verdict & { version: number }>
  /** Reverts the newest request, because another meter refused it. */
  refund(id: string): Promise<void>
  /** Invalidates cached copies of a key, so that it is loaded again. */
  touch(id: string): Promise<void>
  /** Logs how a request of a key was answered, for its account to see. */
  note(id: string, request: NotedRequest): Promise<void>
  /** The logged requests, newest first. @param before the number of the last request on the previous page */
  requests(id: string, before: number | null, limit: number): Promise<(NotedRequest & { number: number })[]>
  usage(id: string): Promise<{ hours: HourOfUsage[]; now: Passed }>
  /** For a deleted key or account: like `touch`, and deletes all data soon after. */
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
