import './plain-words.ts'
import { z } from 'zod'
import type { Permission } from './permissions.ts'

type Shape = z.ZodType | undefined

/**
 * One call of the API, declared once: the router, the typed client, the forms, the API document and the guard tests
 * all read this value.
 */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Returns extends z.ZodType = z.ZodType,
> {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** Below `/api`, with `:name` for each parameter. */
  readonly path: string
  readonly permission: Permission
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** `multipart` bodies arrive as form data and are parsed field by field. */
  readonly encoding?: 'json' | 'multipart'
  /** What stands beside `success`, `status` and `message`. */
  readonly returns: Returns
  /** Of an answer that succeeds; 200 when left out. */
  readonly status?: 200 | 201
  /** Set when the answer is a file instead of JSON: its media type. */
  readonly file?: string
  /** How long anyone may keep the answer; left out, nobody is told that they may. Only for answers that are the same to all. */
  readonly cacheSeconds?: number
  /** Largest request body in bytes; 1 MB when left out. */
  readonly bodyBytesMax?: number
  /** The answer shows a secret in the clear: it is never stored unsealed (`http/idempotent.ts`). */
  readonly revealsSecret?: boolean
  /** Whether an administrator may make the call while impersonating; left out, as `isOpenToImpersonators` says. */
  readonly impersonation?: 'allowed' | 'refused'
}

/**
 * Whether a call may be made while impersonating: an impersonation reads. Whatever outlives it, reveals a secret, costs money, exports or
 * destroys is refused, so only reads that are no files are open unless the call itself says otherwise.
 */
export const isOpenToImpersonators = ({
  method,
  file,
  impersonation,
  permission,
}: Pick<Endpoint, 'method' | 'file' | 'impersonation' | 'permission'>): boolean =>
  permission === 'public' ||
  (impersonation === undefined ? method === 'get' && file === undefined : impersonation === 'allowed')

/** Declares an endpoint and keeps the exact types of its parts. */
export function endpoint<
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
  Returns extends z.ZodType = z.ZodType,
>(declaration: Endpoint<Params, Query, Body, Returns>): Endpoint<Params, Query, Body, Returns> {
  return declaration
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Given<S> = S extends z.ZodType ? z.input<S> : undefined

export type ParamsOf<E> = E extends Endpoint<infer P, Shape, Shape, z.ZodType> ? Parsed<P> : never
export type QueryOf<E> = E extends Endpoint<Shape, infer Q, Shape, z.ZodType> ? Parsed<Q> : never
export type BodyOf<E> = E extends Endpoint<Shape, Shape, infer B, z.ZodType> ? Parsed<B> : never
export type ReturnsOf<E> = E extends Endpoint<Shape, Shape, Shape, infer R> ? z.output<R> : never

/** What a caller passes: the types before defaults and coercion. */
export type ParamsFor<E> = E extends Endpoint<infer P, Shape, Shape, z.ZodType> ? Given<P> : never
export type QueryFor<E> = E extends Endpoint<Shape, infer Q, Shape, z.ZodType> ? Given<Q> : never
export type BodyFor<E> = E extends Endpoint<Shape, Shape, infer B, z.ZodType> ? Given<B> : never

/** An answer whose payload lies under `data`. */
export const data = <S extends z.ZodType>(schema: S) => z.object({ data: schema })
/** An answer with no payload. */
export const nothing: z.ZodType<Record<never, never>> = z.object({})
/** An id in a path. */
export const IdParams = z.object({ id: z.uuid() })
