import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ConfirmTotp, WithPassword } from '../../contracts/sign-in-factors/sign-in-factors.ts'
import { personIdOf, type ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import type { ThrottleRule } from '../../core/throttle.ts'
import { signInFactors } from '../../db/schema/control/sign-in-factors.ts'
import { confirmIdentity } from '../../domain/accounts/factors/confirm-identity.ts'
import { placeOfTotp, spendTotp } from '../../domain/accounts/factors/prove-factor.ts'
import { newTotpSecret, totpUri } from '../../domain/accounts/factors/totp.ts'
import { invalid, notFound, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { assertRoom, completeFactor, hasRoom, personRow } from './complete-factor.ts'

const RULE: ThrottleRule = { attemptsMax: 20, windowSeconds: 15 * 60 }

/**
 * Begins to add an authenticator app. It does not count before a code of it is confirmed.
 *
 * @returns the secret, for the QR code and to type in
 * @throws validation_failed for a wrong password, factor_required, conflict for too many factors, too_many_requests
 */
export async function beginTotp(ctx: ServiceContext, { password }: WithPassword) {
  await confirmIdentity(ctx, password, (message) => invalid({ password: [message] }))
  const accountId = personIdOf(ctx)
  await assertRoom(ctx, accountId)
  const { email } = await personRow(ctx, accountId)
  const [id, secret] = [newId(), newTotpSecret()]
  const isUnconfirmed = and(
    eq(signInFactors.accountId, accountId),
    eq(signInFactors.kind, 'totp'),
    isNull(signInFactors.confirmedAt),
  )
  await ctx.db.batch([
    ctx.db.delete(signInFactors).where(isUnconfirmed),
    ctx.db.insert(signInFactors).values({
      ...{ id, accountId, kind: 'totp' as const, name: '' },
      sealed: await ctx.sealing.seal(secret, placeOfTotp(accountId, id)),
      createdAt: ctx.clock.now().toISOString(),
    }),
  ])
  const { site_name } = await readSettings(ctx)
  return { id, secret, uri: totpUri(secret, { issuer: site_name, label: email }) }
}

/**
 * Adds the authenticator app, once a code proves that it is set up.
 *
 * @returns recovery codes with the first factor; null if the account has some
 * @throws not_found, validation_failed for a wrong code, conflict for too many factors, too_many_requests
 */
export async function confirmTotp(ctx: ServiceContext, id: string, { name, code }: ConfirmTotp) {
  const accountId = personIdOf(ctx)
  await ctx.throttle.spend(`totp-set-up:${accountId}`, RULE, 'Too many attempts. Please wait a few minutes.')
  const isWaiting = and(
    eq(signInFactors.id, id),
    eq(signInFactors.accountId, accountId),
    isNull(signInFactors.confirmedAt),
  )
  const row = (await ctx.db.select().from(signInFactors).where(isWaiting))[0] ?? raise(notFound('Authenticator app'))
  if (!(await spendTotp(ctx, row, code)))
    throw invalid({ code: ['This code is wrong or expired. Check the clock of your phone and try the next one.'] })
  const now = ctx.clock.now().toISOString()
  return completeFactor(ctx, accountId, {
    kind: 'totp',
    factorId: id,
    write: sql`UPDATE sign_in_factors SET name = ${name}, confirmed_at = ${now}
      WHERE id = ${id} AND account_id = ${accountId} AND confirmed_at IS NULL AND ${hasRoom(accountId)} RETURNING id`,
  })
}
