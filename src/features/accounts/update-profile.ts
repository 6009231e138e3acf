import { eq } from 'drizzle-orm'
import type { Profile, UpdateProfile } from '../../contracts/accounts/accounts.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { confirmIdentity } from '../../domain/accounts/factors/confirm-identity.ts'
import { requestEmailChange } from './change-email.ts'
import { readProfile } from './read-profile.ts'

/**
 * Changes the account's name and country at once, and its address once the new mailbox confirms it.
 *
 * @throws forbidden for another address without the current password, factor_required, validation_failed for an address in use
 */
export async function updateProfile(ctx: ServiceContext, input: UpdateProfile): Promise<Profile> {
  const { id, email } = accountOf(ctx)
  // Checked first, so that a rejected request changes nothing.
  if (input.email !== email) await confirmIdentity(ctx, input.current_password)
  if (input.email !== email) await requestEmailChange(ctx, input.email)
  await ctx.db
    .update(accounts)
    .set({
      name: input.name,
      ...(input.country !== undefined && { country: input.country }),
      updatedAt: ctx.clock.now().toISOString(),
    })
    .where(eq(accounts.id, id))
  return readProfile(ctx)
}
