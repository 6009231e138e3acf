import type { IdentityProvider } from '../../contracts/identities/identities.ts'
import type { ServiceContext } from '../../core/context.ts'
import { identityProviderOf } from '../../domain/accounts/identities/identity-providers.ts'
import { type Person, personOfGoogle, personOfMicrosoft } from '../../domain/accounts/identities/read-identity.ts'
import { AppError, raise } from '../../lib/errors.ts'
import type { IdClaims, OpenidProvider } from '../../platform/oauth/openid.ts'

/** @throws unavailable if the operator does not offer it */
export const requireIdentityProvider = (ctx: ServiceContext, source: IdentityProvider): OpenidProvider =>
  identityProviderOf(ctx, source) ?? raise(new AppError('unavailable', 'This way to sign in is not offered here.'))

/** Whom the claims of a provider name. */
export const personOf = (source: IdentityProvider, claims: IdClaims): Person =>
  source === 'google' ? personOfGoogle(claims) : personOfMicrosoft(claims)
