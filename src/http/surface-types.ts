import type { Context, Hono, MiddlewareHandler, Next } from 'hono'
import type { Endpoint } from '../contracts/endpoint.ts'
import type { Account } from '../core/account.ts'
import type { Actor } from '../core/actor.ts'
import type { LinkHost, ServiceContext } from '../core/context.ts'
import type { LogLines } from '../core/logs/log-lines.ts'
import type { Log } from '../lib/log.ts'

export interface HttpEnv {
  Bindings: Env
  Variables: { services: ServiceContext; surface: Surface; requestId: string; logLines: LogLines; linkHost?: LinkHost }
}

export type Routes = Hono<HttpEnv>

/** The actor, and the account they act for. */
export interface Caller {
  readonly actor: Actor
  readonly account: Account | null
}

/** What differs between entry points, such as the application's own API and the public API. */
export interface Surface {
  /**
   * Authenticates the caller; null for a visitor.
   * @throws AppError to refuse the caller
   */
  readonly identify: (c: Context<HttpEnv>, visitor: ServiceContext) => Promise<Caller | null>
  /** Wraps a handler's result in the envelope that callers expect. @param headers of the request */
  readonly wrap: (answer: object, ctx: ServiceContext, headers: Headers) => object
  /** Whether unknown fields and parameters are an error; otherwise they are ignored. */
  readonly refusesUnknown?: boolean
  readonly renderError: (error: unknown, requestId: string, log?: Log) => Response
  /** Headers of every response to an authenticated caller. */
  readonly headersOf?: (ctx: ServiceContext) => Readonly<Record<string, string>>
  /** Middleware around each endpoint of this surface, after the permission check. */
  readonly around?: (endpoint: Endpoint, c: Context<HttpEnv>, next: Next) => ReturnType<MiddlewareHandler>
  /** Middleware before the endpoints of this surface, after authentication. */
  readonly before?: readonly MiddlewareHandler<HttpEnv>[]
}
