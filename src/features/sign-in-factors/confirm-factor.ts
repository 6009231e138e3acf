import type { FactorProof } from '../../contracts/sign-in-factors/sign-in-factors.ts'
import { personIdOf, type ServiceContext } from '../../core/context.ts'
import { runBatch } from '../../db/batch.ts'
import { markFactorConfirmed } from '../../domain/accounts/factors/confirm-identity.ts'
import { proofOptions } from '../../domain/accounts/factors/passkeys.ts'
import { proveFactor } from '../../domain/accounts/factors/prove-factor.ts'
import { invalid } from '../../lib/errors.ts'

/** Returns what a browser takes to prove one of the caller's passkeys. */
export const beginConfirmation = (ctx: ServiceContext) => proofOptions(ctx, personIdOf(ctx))

/**
 * Proves a second factor in the current session, which `confirmIdentity` then accepts for five minutes.
 *
 * @throws validation_failed for a wrong or used code or passkey, too_many_requests
 */
export async function confirmFactor(ctx: ServiceContext, proof: FactorProof): Promise<void> {
  if (!(await proveFactor(ctx, personIdOf(ctx), proof)))
    throw invalid({
      code: [proof.passkey ? 'This passkey could not be used' : 'This code is wrong, expired or was used already'],
    })
  await runBatch(ctx.db, [markFactorConfirmed(ctx)])
}
