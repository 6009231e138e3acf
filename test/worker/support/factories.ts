import { env, exports } from 'cloudflare:workers'
import { type AnyCallInput, type CallInput, requestOf } from '../../../src/contracts/call.ts'
import type { Endpoint, ReturnsOf } from '../../../src/contracts/endpoint.ts'
import type { ErrorBody } from '../../../src/contracts/errors.ts'
import { readConfig } from '../../../src/core/config.ts'
import { backgroundFacts, createContext, type ServiceContext } from '../../../src/core/context.ts'
import { asAccount } from '../../../src/core/for-account.ts'
import { SESSION_SECONDS, signSessionToken } from '../../../src/core/session-token.ts'
import { createDb } from '../../../src/db/client.ts'
import { accounts, sessions } from '../../../src/db/schema/control/accounts.ts'
import { plans } from '../../../src/db/schema/control/plans.ts'
import { accountRoles, rolePermissions, roles } from '../../../src/db/schema/control/roles.ts'
import { subscriptions } from '../../../src/db/schema/control/subscriptions.ts'
import { shardsOf } from '../../../src/db/shards.ts'
import { loadAccount } from '../../../src/domain/access/load-account.ts'
import { newId } from '../../../src/lib/ids.ts'
import type { Permission } from '../../../src/rules/roles/permissions.ts'
import { assertContract } from './assert-contract.ts'

/** The control database. */
export const db = createDb(env.DB)
const SHARDS = [...shardsOf(env).keys()]
/** The data database of an account created here. It follows from the ID, so a test needs nothing else to read it. */
export const shardOf = (accountId: string) => SHARDS[Number.parseInt(accountId.slice(-6), 16) % SHARDS.length]!
export const dataOf = (accountId: string) => shardsOf(env).get(shardOf(accountId))!
const ORIGIN = 'http://127.0.0.1:8787'
const now = () => new Date().toISOString()

export interface TestPlan {
  crawlsPerMonth?: number
  maxWebsites?: number
  websiteDownloadsPerDay?: number
  apiCallsPerDay?: number
  maxApiKeys?: number
  maxSeats?: number
  hasEmailCampaigns?: boolean
  hasSmsCampaigns?: boolean
  hasSso?: boolean
}
export interface TestAccount {
  /** Null leaves the account without a subscription. */
  plan?: TestPlan | null
  isRoot?: boolean
  isAdmin?: boolean
  grants?: Permission[]
}

/** The context for background work on an account created here. */
export const contextOf = (accountId: string): ServiceContext => ({
  ...createContext(env, backgroundFacts('test')),
  data: dataOf(accountId),
})

/** The same, acting for the account, like its requests and background work. */
export async function actingFor(accountId: string): Promise<ServiceContext> {
  const ctx = contextOf(accountId)
  return asAccount(ctx, (await loadAccount(ctx.db, accountId, ctx.clock.now()))!)
}

/** Runs a function at each data database, as clock jobs do. */
export async function atEachShard(run: (ctx: ServiceContext) => Promise<void>): Promise<void> {
  const ctx = createContext(env, backgroundFacts('test'))
  await Promise.all([...ctx.shards.values()].map((data) => run({ ...ctx, data })))
}

/**
 * A verified account with a session, a plan (unlimited unless specified otherwise) and a client; created in one batch.
 */
export async function mintAccount({ plan = {}, isRoot, isAdmin, grants = [] }: TestAccount = {}) {
  const id = newId()
  const email = `${id}@example.org`
  const account = db.insert(accounts).values({
    id,
    name: 'Test Person',
    email,
    passwordHash: 'none',
    shard: shardOf(id),
    isRoot,
    isAdmin,
    emailVerifiedAt: now(),
    createdAt: now(),
    updatedAt: now(),
  })
  const session = newSession(id)
  await db.batch([account, ...(plan ? planOf(id, plan) : []), ...grantsOf(id, grants), session.insert])
  return { id, email, ...(await clientOf(id, session.id)) }
}

/** A session of an account, and a client that uses it. */
export async function openSession(accountId: string) {
  const { id, insert } = newSession(accountId)
  await insert
  return clientOf(accountId, id)
}

function newSession(accountId: string) {
  const id = newId()
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000).toISOString()
  return { id, insert: db.insert(sessions).values({ id, accountId, createdAt: now(), expiresAt }) }
}

async function clientOf(accountId: string, sessionId: string) {
  const token = await signSessionToken(readConfig(env), { sessionId, accountId }, new Date())
  return { sessionId, token, ...clientFor(token) }
}

function planOf(accountId: string, plan: TestPlan) {
  const planId = newId()
  const stamp = { createdAt: now(), updatedAt: now() }
  return [
    db.insert(plans).values({
      id: planId,
      name: planId,
      displayName: 'Test',
      description: 'Test',
      priceMonthlyMinor: 0,
      priceYearlyMinor: 0,
      crawlsPerMonth: 0,
      apiCallsPerDay: 1_000_000,
      maxWebsites: 0,
      maxApiKeys: 0,
      maxSeats: 0,
      websiteDownloadsPerDay: 0,
      ...plan,
      ...stamp,
    }),
    db.insert(subscriptions).values({
      id: newId(),
      accountId,
      planId,
      status: 'active',
      billingCycle: 'monthly',
      currentPeriodStart: now(),
      currentPeriodEnd: '2099-01-01T00:00:00.000Z',
      ...stamp,
    }),
  ]
}

function grantsOf(accountId: string, names: readonly Permission[]) {
  if (names.length === 0) return []
  const roleId = newId()
  return [
    db.insert(roles).values({ id: roleId, name: roleId, slug: roleId, createdAt: now(), updatedAt: now() }),
    db.insert(rolePermissions).values(names.map((permission) => ({ roleId, permission }))),
    db.insert(accountRoles).values({ accountId, roleId }),
  ]
}

/** Calls endpoints with a token; without one, as a visitor. */
export function clientFor(token?: string) {
  const send = async (endpoint: Endpoint, input: AnyCallInput = {}, headers: HeadersInit = {}): Promise<Response> => {
    const { path, init } = requestOf(endpoint, input)
    const request = new Request(`${ORIGIN}${path}`, init)
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    for (const [name, value] of new Headers(headers)) request.headers.set(name, value)
    const response = await exports.default.fetch(request)
    await assertContract(endpoint, response)
    return response
  }
  return {
    send,
    /** The response of a call that must succeed. */
    async call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReturnsOf<E> & { message?: string }> {
      const response = await send(endpoint, input as AnyCallInput)
      if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    /** The error of a call that must fail. */
    async fail<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ErrorBody & { httpStatus: number }> {
      const response = await send(endpoint, input as AnyCallInput)
      if (response.ok) throw new Error(`${endpoint.path} answered ${response.status}, not an error`)
      return { ...(await response.json<ErrorBody>()), httpStatus: response.status }
    },
  }
}

export const visitor = clientFor()
