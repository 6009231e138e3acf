import { sql } from 'drizzle-orm'
import type { AddPasskey, WithPassword } from '../../contracts/sign-in-factors/sign-in-factors.ts'
import { personIdOf, type ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { confirmIdentity } from '../../domain/accounts/factors/confirm-identity.ts'
import { registrationOptions, verifyNewPasskey } from '../../domain/accounts/factors/passkeys.ts'
import { badRequest, invalid, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { assertRoom, completeFactor, hasRoom, personRow } from './complete-factor.ts'

/**
 * Begins to add a passkey.
 *
 * @returns what the browser takes to create it
 * @throws validation_failed for a wrong password, factor_required, conflict for too many factors, too_many_requests
 */
export async function beginPasskey(ctx: ServiceContext, { password }: WithPassword) {
  await confirmIdentity(ctx, password, (message) => invalid({ password: [message] }))
  const accountId = personIdOf(ctx)
  await assertRoom(ctx, accountId)
  const { site_name } = await readSettings(ctx)
  return registrationOptions(ctx, await personRow(ctx, accountId), site_name)
}

/**
 * Adds a passkey that signed the challenge of `beginPasskey`, which asked for the password.
 *
 * @returns recovery codes with the first factor; null if the account has some
 * @throws bad_request if it does not fit the challenge, conflict if it is stored already or for too many factors
 */
export async function addPasskey(ctx: ServiceContext, { name, passkey }: AddPasskey) {
  const accountId = personIdOf(ctx)
  const verified = (await verifyNewPasskey(ctx, accountId, passkey)) ?? raise(refused())
  const [id, now] = [newId(), ctx.clock.now().toISOString()]
  const { credentialId, publicKey, counter, transports } = verified
  return completeFactor(ctx, accountId, {
    kind: 'passkey',
    factorId: id,
    write: sql`INSERT INTO sign_in_factors
      (id, account_id, kind, name, credential_id, public_key, counter, transports, created_at, confirmed_at)
      SELECT ${id}, ${accountId}, 'passkey', ${name}, ${credentialId}, ${publicKey}, ${counter},
        ${transports && JSON.stringify(transports)}, ${now}, ${now}
      WHERE ${hasRoom(accountId)}
      ON CONFLICT DO NOTHING RETURNING id`,
  })
}

const refused = () => badRequest('This passkey could not be added. Please try again.')
