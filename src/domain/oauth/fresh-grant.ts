import type { ServiceContext } from '../../core/context.ts'
import { forAccount } from '../../core/for-account.ts'
import { isMigrating } from '../../lib/moving.ts'
import { sleep } from '../../lib/sleep.ts'
import { type Grant, refreshGrant } from '../../platform/oauth/grants.ts'
import type { OauthProvider } from '../../platform/oauth/oauth-provider.ts'
import { ProviderError } from '../../platform/providers/provider-error.ts'

/** The tokens of a grant, as they are sealed. */
export interface GrantTokens {
  readonly accessToken: string
  /** ISO 8601. */
  readonly accessEndsAt: string
  readonly refreshToken: string
}

/** A row with a grant. Its sealed secrets are its version. */
export interface GrantRow {
  readonly accountId: string
  readonly state: 'connected' | 'disconnected'
  readonly problem: string | null
  readonly secrets: string
}

/**
 * Where a grant is stored. What is written applies only to the secrets that were read: not if the row was connected
 * again meanwhile.
 */
export interface GrantStore<Row extends GrantRow> {
  /** What the row is of, in logs: `{sender_id}`. */
  readonly facts: Readonly<Record<string, string>>
  /** Sentences: the row is gone, and its secrets cannot be read. */
  readonly gone: string
  readonly unreadable: string
  find(ctx: ServiceContext): Promise<Row | null>
  /** @throws Error if the secrets cannot be decrypted */
  open(ctx: ServiceContext, row: Row): Promise<GrantTokens>
  /** Books the refresh until a time, unless another Worker has. @returns whether this Worker may refresh */
  book(ctx: ServiceContext, row: Row, now: string, until: string): Promise<boolean>
  /** Stores new tokens and ends the booking. */
  keep(ctx: ServiceContext, row: Row, tokens: GrantTokens): Promise<void>
  /** Ends the booking. */
  release(ctx: ServiceContext, row: Row): Promise<void>
  /** Disconnects the row. @returns false if it was connected again meanwhile */
  lose(ctx: ServiceContext, row: Row, reason: string): Promise<boolean>
  /** Notifies the owner of a disconnected row, unless that was done. */
  publishLoss(ctx: ServiceContext, row: Row): Promise<void>
}

/** An access token that ends sooner than this is refreshed: a batch or a reading takes up to a few minutes. */
const MARGIN_MS = 5 * 60_000
/** How long one Worker alone may refresh; longer than the provider's answer may take (`platform/oauth/grants.ts`). */
const REFRESH_MS = 30_000
/** How often the others look whether it is done, and how often at most. */
const LOOK_MS = 250
const LOOKS_MAX = (REFRESH_MS / LOOK_MS) * 1.5
/** How often a new refresh token is written while the account is migrated to another database, which takes seconds. */
const WRITES_MAX = 30
const WRITE_AGAIN_MS = 500

/**
 * Returns tokens whose access token is valid for a while.
 *
 * A provider may issue a new refresh token each time and reject the former one, so only the Worker that books the row
 * asks for one, and the others wait for its result.
 *
 * @param first the row as it was read
 * @param rejectedToken an access token that must not be returned
 * @throws ProviderError; after `sign_in` the row is disconnected and its owner notified
 */
export async function freshGrant<Row extends GrantRow>(
  ctx: ServiceContext,
  store: GrantStore<Row>,
  first: Row,
  provider: OauthProvider,
  rejectedToken: string | null,
): Promise<GrantTokens> {
  let row: Row | null = first
  for (let look = 0; look < LOOKS_MAX; look++) {
    if (!row) throw failure('refused', store.gone)
    if (row.state === 'disconnected') {
      await store.publishLoss(ctx, row)
      const { label, subject } = provider
      throw failure('sign_in', row.problem ?? `${label} no longer accepts the permission for ${subject}.`)
    }
    const tokens = await openTokens(ctx, store, row)
    const now = ctx.clock.now()
    if (isFresh(tokens, rejectedToken, now)) return tokens
    if (await book(ctx, store, row, now)) return refresh(ctx, store, row, provider, tokens)
    await sleep(LOOK_MS)
    row = await store.find(ctx)
  }
  throw failure('later', 'It is being connected. Try again in a minute.')
}

/** The tokens to store. @param now before the grant was requested */
export const tokensOf = ({ accessToken, accessSeconds }: Grant, refreshToken: string, now: Date): GrantTokens => ({
  accessToken,
  accessEndsAt: new Date(now.getTime() + accessSeconds * 1_000).toISOString(),
  refreshToken,
})

const isFresh = ({ accessToken, accessEndsAt }: GrantTokens, rejectedToken: string | null, now: Date): boolean =>
  accessToken !== rejectedToken && Date.parse(accessEndsAt) - now.getTime() > MARGIN_MS

async function book<Row extends GrantRow>(
  ctx: ServiceContext,
  store: GrantStore<Row>,
  row: Row,
  now: Date,
): Promise<boolean> {
  try {
    return await store.book(ctx, row, now.toISOString(), new Date(now.getTime() + REFRESH_MS).toISOString())
  } catch (error) {
    if (isMigrating(error)) return false
    throw error
  }
}

async function refresh<Row extends GrantRow>(
  ctx: ServiceContext,
  store: GrantStore<Row>,
  row: Row,
  provider: OauthProvider,
  before: GrantTokens,
): Promise<GrantTokens> {
  const now = ctx.clock.now()
  let grant: Grant
  try {
    grant = await refreshGrant(provider, before.refreshToken)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.failure.kind !== 'sign_in') {
      await store.release(ctx, row).catch(() => {})
      throw error
    }
    if (await store.lose(ctx, row, error.failure.reason)) throw error
    // The row has other secrets by now: it was connected again meanwhile.
    return freshGrant(ctx, store, (await store.find(ctx)) ?? row, provider, before.accessToken)
  }
  const tokens = tokensOf(grant, grant.refreshToken ?? before.refreshToken, now)
  await keep(ctx, store, row, tokens)
  return tokens
}

/** Stores the result. The provider may accept no other refresh token, so that a migration must not lose it. */
async function keep<Row extends GrantRow>(
  ctx: ServiceContext,
  store: GrantStore<Row>,
  row: Row,
  tokens: GrantTokens,
): Promise<void> {
  let at: ServiceContext = ctx
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.keep(at, row, tokens)
    } catch (error) {
      if (attempt >= WRITES_MAX) throw error
      ctx.log.warn('a refreshed grant could not be stored', { ...store.facts, attempt, error })
      await sleep(isMigrating(error) ? WRITE_AGAIN_MS : LOOK_MS)
      at = (await forAccount(ctx, row.accountId).catch(() => null)) ?? at
    }
  }
}

async function openTokens<Row extends GrantRow>(
  ctx: ServiceContext,
  store: GrantStore<Row>,
  row: Row,
): Promise<GrantTokens> {
  try {
    return await store.open(ctx, row)
  } catch (error) {
    ctx.log.error('a grant cannot be opened', { ...store.facts, error })
    throw failure('refused', store.unreadable)
  }
}

const failure = (kind: 'refused' | 'sign_in' | 'later', reason: string) =>
  new ProviderError({ kind, reason, retryAfterSeconds: null })
