import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { FactorProof, PasskeyProof } from '../../../contracts/sign-in-factors/sign-in-factors.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { networkKey, type ThrottleRule } from '../../../core/throttle.ts'
import { accounts, sessions } from '../../../db/schema/control/accounts.ts'
import { recoveryCodes, signInFactors } from '../../../db/schema/control/sign-in-factors.ts'
import { newId } from '../../../lib/ids.ts'
import { networkOf } from '../../../lib/network-of.ts'
import { recoveryCodeUsedMail } from './factor-mails.ts'
import { endFactorReset } from './factor-reset.ts'
import { provePasskey } from './passkeys.ts'
import { recoveryCodeHash } from './recovery-code.ts'
import { totpStep } from './totp.ts'

/** Wrong attempts from one place: a session, or the network of a browser that signs in. */
const RULE: ThrottleRule = { attemptsMax: 5, windowSeconds: 15 * 60 }
const MESSAGE = 'Too many attempts. Please wait a few minutes and try again.'
/** Wrong codes of an app from one place. */
const DAILY_RULE: ThrottleRule = { attemptsMax: 20, windowSeconds: 24 * 60 * 60 }
/**
 * Wrong codes of an app from all networks that are new to an account, and from all its sessions, so that many of them do
 * not give many guesses.
 * Per app, three codes are valid at any time, so each guess is right with a chance of 3 in 1,000,000: at 50 a day,
 * somebody who knows the password needs 18 years on average.
 */
const SHARED_RULE: ThrottleRule = { attemptsMax: 50, windowSeconds: 24 * 60 * 60 }
const DAILY_MESSAGE = 'Too many wrong codes in one day. Use a passkey or a recovery code, or try again tomorrow.'

/** Where the secret of an authenticator app is stored. */
export const placeOfTotp = (accountId: string, rowId: string) => ({
  ...{ accountId, rowId },
  ...{ table: 'sign_in_factors', column: 'sealed' },
})

/** Which kinds of confirmed factors an account has. */
export async function factorKinds(ctx: ServiceContext, accountId: string) {
  const rows = await ctx.db
    .selectDistinct({ kind: signInFactors.kind })
    .from(signInFactors)
    .where(and(eq(signInFactors.accountId, accountId), isNotNull(signInFactors.confirmedAt)))
  return {
    has_totp: rows.some(({ kind }) => kind === 'totp'),
    has_passkey: rows.some(({ kind }) => kind === 'passkey'),
  }
}

export const hasFactors = async (ctx: ServiceContext, accountId: string): Promise<boolean> => {
  const { has_totp, has_passkey } = await factorKinds(ctx, accountId)
  return has_totp || has_passkey
}

/**
 * Whether a code, a recovery code or a passkey proves a second factor of an account. What proved one is used up: of
 * two concurrent calls with the same code, one succeeds.
 *
 * Attempts are counted by where they come from, so that somebody who knows the password cannot lock the holder out of
 * sessions, or of networks in which they have proved a factor. Recovery codes and passkeys cannot be guessed and have no
 * daily limit.
 *
 * @throws too_many_requests after five wrong attempts in 15 minutes or 20 wrong codes in a day from one place, or 50
 *   from all new networks or all sessions
 */
export async function proveFactor(
  ctx: ServiceContext,
  accountId: string,
  { code, passkey }: Pick<FactorProof, 'code' | 'passkey'>,
): Promise<boolean> {
  const kind = passkey ? 'passkey' : (await recoveryCodeHash(accountId, code ?? '')) ? 'recovery' : 'code'
  const place = placeOf(ctx, accountId)
  const key = `factor-${kind}:account:${accountId}:${place}`
  // Counted before the comparison, so that concurrent guesses cannot exceed the limit.
  await ctx.throttle.spend(key, RULE, MESSAGE)
  const isProved = passkey
    ? await isOwnPasskey(ctx, accountId, passkey)
    : kind === 'recovery'
      ? await spendRecoveryCode(ctx, accountId, code ?? '')
      : await isRightCode(ctx, accountId, code ?? '', place)
  if (isProved) await Promise.all([ctx.throttle.clear(key), endFactorReset(ctx, accountId, 'factor-used')])
  return isProved
}

/** Whether the attempt is made in a session of the account itself, which was opened with a factor or a trusted device. */
const isOwnSession = ({ actor }: ServiceContext, accountId: string) =>
  actor.kind === 'session' && actor.accountId === accountId

/** Where an attempt comes from. A session of another account is no place: strangers can open as many as they like. */
const placeOf = (ctx: ServiceContext, accountId: string) =>
  ctx.actor.kind === 'session' && isOwnSession(ctx, accountId)
    ? `session:${ctx.actor.sessionId}`
    : networkKey('from', ctx)

/** A right code does not reset the daily counts: the holder's own sign-ins must not allow strangers more guesses. */
async function isRightCode(ctx: ServiceContext, accountId: string, code: string, place: string): Promise<boolean> {
  const day = `factor-day:account:${accountId}`
  const shared = isOwnSession(ctx, accountId)
    ? [`${day}:sessions`]
    : (await isKnownNetwork(ctx, accountId))
      ? []
      : [`${day}:strangers`]
  const counts: [string, ThrottleRule][] = [
    [`${day}:${place}`, DAILY_RULE],
    ...shared.map((key): [string, ThrottleRule] => [key, SHARED_RULE]),
  ]
  for (const [key, rule] of counts) await ctx.throttle.spend(key, rule, DAILY_MESSAGE)
  const isRight = await spendAnyTotp(ctx, accountId, code)
  if (isRight) await Promise.all(counts.map(([key]) => ctx.throttle.refund(key)))
  return isRight
}

/** Whether a factor was proved in this network: a session that was opened in it has confirmed one. */
async function isKnownNetwork(ctx: ServiceContext, accountId: string): Promise<boolean> {
  const proved = await ctx.db
    .selectDistinct({ ip: sessions.ipAddress })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNotNull(sessions.factorConfirmedAt)))
    .limit(200)
  return proved.some(({ ip }) => ip !== null && networkOf(ip) === networkOf(ctx.ipAddress))
}

const isOwnPasskey = async (ctx: ServiceContext, accountId: string, passkey: PasskeyProof) =>
  (await provePasskey(ctx, passkey, accountId)) !== null

async function spendAnyTotp(ctx: ServiceContext, accountId: string, code: string): Promise<boolean> {
  const rows = await ctx.db
    .select()
    .from(signInFactors)
    .where(
      and(eq(signInFactors.accountId, accountId), eq(signInFactors.kind, 'totp'), isNotNull(signInFactors.confirmedAt)),
    )
  for (const row of rows) if (await spendTotp(ctx, row, code)) return true
  return false
}

/** Whether a code is one of an authenticator app and newer than the last one, which it then replaces. */
export async function spendTotp(
  ctx: ServiceContext,
  { id, accountId, sealed, lastStep }: typeof signInFactors.$inferSelect,
  code: string,
): Promise<boolean> {
  if (sealed === null) return false
  const now = ctx.clock.now()
  const step = totpStep(await ctx.sealing.open(sealed, placeOfTotp(accountId, id)), code, now, lastStep)
  if (step === null) return false
  const spent = await ctx.db
    .update(signInFactors)
    .set({ lastStep: step, lastUsedAt: now.toISOString() })
    .where(and(eq(signInFactors.id, id), or(isNull(signInFactors.lastStep), lt(signInFactors.lastStep, step))))
    .returning({ id: signInFactors.id })
  return spent.length > 0
}

async function spendRecoveryCode(ctx: ServiceContext, accountId: string, code: string): Promise<boolean> {
  const hash = await recoveryCodeHash(accountId, code)
  if (hash === null) return false
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock.now().toISOString() })
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash })
  if (used.length === 0) return false
  const left = await recoveryCodesLeft(ctx, accountId)
  const [account] = await ctx.db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  if (account)
    await ctx.queues.send('mail', {
      id: newId(),
      to: account.email,
      ...recoveryCodeUsedMail(ctx.config.appUrl, left),
    })
  return true
}

/** How many recovery codes of an account are unused. */
export const recoveryCodesLeft = (ctx: ServiceContext, accountId: string): Promise<number> =>
  ctx.db.$count(recoveryCodes, sql`account_id = ${accountId} AND used_at IS NULL`)
