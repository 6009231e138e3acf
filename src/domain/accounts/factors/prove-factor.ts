import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { FactorProof, PasskeyProof } from '../../../contracts/sign-in-factors/sign-in-factors.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { ThrottleRule } from '../../../core/throttle.ts'
import { accounts } from '../../../db/schema/control/accounts.ts'
import { recoveryCodes, signInFactors } from '../../../db/schema/control/sign-in-factors.ts'
import { newId } from '../../../lib/ids.ts'
import { recoveryCodeUsedMail } from './factor-mails.ts'
import { provePasskey } from './passkeys.ts'
import { recoveryCodeHash } from './recovery-code.ts'
import { totpStep } from './totp.ts'

const RULE: ThrottleRule = { attemptsMax: 5, windowSeconds: 15 * 60 }
const MESSAGE = 'Too many attempts. Please wait a few minutes and try again.'
/**
 * Per app, three codes are valid at any time, so each guess is right with a chance of 3 in 1,000,000. At 20 a day,
 * somebody who knows the password needs 45 years on average; with the rule above alone (480 a day) it would be two.
 */
const DAILY_RULE: ThrottleRule = { attemptsMax: 20, windowSeconds: 24 * 60 * 60 }
const DAILY_MESSAGE = 'Too many wrong codes in one day. Use a passkey, or try again tomorrow.'

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
 * @throws too_many_requests after five wrong attempts in 15 minutes or 20 wrong codes in a day, over all browsers
 */
export async function proveFactor(
  ctx: ServiceContext,
  accountId: string,
  { code, passkey }: Pick<FactorProof, 'code' | 'passkey'>,
): Promise<boolean> {
  const key = `factor:account:${accountId}`
  // Counted before the comparison, so that concurrent guesses cannot exceed the limit.
  await ctx.throttle.spend(key, RULE, MESSAGE)
  const isProved = passkey ? await isOwnPasskey(ctx, accountId, passkey) : await isRightCode(ctx, accountId, code ?? '')
  if (isProved) await ctx.throttle.clear(key)
  return isProved
}

/** A right code does not reset the daily count: the holder's own sign-ins must not allow strangers more guesses. */
async function isRightCode(ctx: ServiceContext, accountId: string, code: string): Promise<boolean> {
  const key = `factor-code:account:${accountId}`
  await ctx.throttle.spend(key, DAILY_RULE, DAILY_MESSAGE)
  const isRight = await spendCode(ctx, accountId, code)
  if (isRight) await ctx.throttle.refund(key)
  return isRight
}

const isOwnPasskey = async (ctx: ServiceContext, accountId: string, passkey: PasskeyProof) =>
  (await provePasskey(ctx, passkey, accountId)) !== null

const spendCode = async (ctx: ServiceContext, accountId: string, code: string) =>
  (await spendAnyTotp(ctx, accountId, code)) || (await spendRecoveryCode(ctx, accountId, code))

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
