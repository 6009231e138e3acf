import type { Context, Hono, MiddlewareHandler, Next } from 'hono'
import type { Endpoint } from '../contracts/endpoint.ts'
import type { Account } from '../core/account.ts'
import type { Actor } from '../core/actor.ts'
import type { ServiceContext } from '../core/context.ts'
import type { LogLines } from '../core/logs/log-lines.ts'
import type { Log } from '../lib/log.ts'

export interface HttpEnv {
  Bindings: Env
  Variables: { services: ServiceContext; surface: Surface; requestId: string; logLines: LogLines }
}

export type Routes = Hono<HttpEnv>

/** Who calls, and whose things it is about. */
export interface Caller {
  readonly actor: Actor
  readonly account: Account | null
}

/** What differs between ways in, such as the application's own API and the one for customers' programs. */
export interface Surface {
  /**
   * How callers prove who they are; null is a visitor.
   * @throws AppError to refuse whoever calls
   */
  readonly identify: (c: Context<HttpEnv>, visitor: ServiceContext) => Promise<Caller | null>
  /** What a verb answered, in the envelope that callers expect. */
  readonly wrap: (answer: object, ctx: ServiceContext) => object
  /** Whether a field or parameter that a contract does not know is an error; else it is passed over. */
  readonly refusesUnknown?: boolean
  readonly renderError: (error: unknown, requestId: string, log?: Log) => Response
  /** Of every answer to a caller who is known. */
  readonly headersOf?: (ctx: ServiceContext) => Readonly<Record<string, string>>
  /** What stands around each endpoint of this surface, once the caller is known to hold its permission. */
  readonly around?: (endpoint: Endpoint, c: Context<HttpEnv>, next: Next) => ReturnType<MiddlewareHandler>
  /** What stands before the endpoints of this surface, behind the caller's identification. */
  readonly before?: readonly MiddlewareHandler<HttpEnv>[]
}
