import './plain-words.ts'
import { z } from 'zod'
import type { Permission } from '../rules/roles/permissions.ts'

type Shape = z.ZodType | undefined

/**
 * One endpoint of the API, declared once. The router, the typed client, the forms, the API document and the guard tests
 * all read this value.
 */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Returns extends z.ZodType = z.ZodType,
> {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** Relative to `/api`, with `:name` for each parameter. */
  readonly path: string
  readonly permission: Permission
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** `multipart` bodies are sent as form data and parsed field by field. */
  readonly encoding?: 'json' | 'multipart'
  /** The response fields besides `success`, `status` and `message`. */
  readonly returns: Returns
  /** The status of a successful response; 200 by default. */
  readonly status?: 200 | 201 | 202
  /** The media type, if the response is a file instead of JSON. */
  readonly file?: string
  /** How long any cache may store the response; none by default. Only for responses that are the same for everyone. */
  readonly cacheSeconds?: number
  /** The maximum request body in bytes; 1 MB by default. */
  readonly bodyBytesMax?: number
  /** Whether the response contains a secret in the clear; it is then stored only encrypted (`http/idempotent.ts`). */
  readonly revealsSecret?: boolean
  /**
   * For whom a member of a workspace calls it: `person` for what concerns only themselves, such as password and sessions;
   * by default the permission decides (`domain/access/as-person.ts`). Contracts of `auth` and `accounts` must
   * choose.
   */
  readonly actsFor?: 'person' | 'workspace'
  /** Whether people may call it who have to add a second factor first. */
  readonly isForMissingFactor?: boolean
  /** Whether an administrator may call it while impersonating; by default `isOpenToImpersonators` decides. */
  readonly impersonation?: 'allowed' | 'refused'
}

/**
 * Whether an endpoint may be called while impersonating. Impersonation is read-only: effects that outlast it, secrets,
 * costs, exports and deletions are rejected. So only reads that are not files are open, unless the endpoint says
 * otherwise.
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

/** A response with its payload under `data`. */
export const data = <S extends z.ZodType>(schema: S) => z.object({ data: schema })
/** A response without payload. */
export const nothing: z.ZodType<Record<never, never>> = z.object({})
/** An id in a path. */
export const IdParams = z.object({ id: z.uuid() })
