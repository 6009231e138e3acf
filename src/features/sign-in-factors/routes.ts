import { Hono } from 'hono'
import * as contract from '../../contracts/sign-in-factors/sign-in-factors.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { beginConfirmation, confirmFactor } from './confirm-factor.ts'
import { addPasskey, beginPasskey } from './passkeys.ts'
import { readSecurity } from './read-security.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { removeFactor, renameFactor } from './remove-factor.ts'
import { stopFactorReset } from './stop-factor-reset.ts'
import { beginTotp, confirmTotp } from './totp.ts'
import { removeTrustedDevice } from './trusted-devices.ts'

export const signInFactorRoutes = new Hono<HttpEnv>()

mount(signInFactorRoutes, contract.readSecurity, async ({ ctx }) => ({ data: await readSecurity(ctx) }))
mount(signInFactorRoutes, contract.beginTotp, async ({ ctx, body }) => ({ data: await beginTotp(ctx, body) }))
mount(signInFactorRoutes, contract.confirmTotp, async ({ ctx, params, body }) => ({
  message: 'Authenticator app added',
  data: { recovery_codes: await confirmTotp(ctx, params.id, body) },
}))
mount(signInFactorRoutes, contract.beginPasskey, async ({ ctx, body }) => ({
  data: { ...(await beginPasskey(ctx, body)) },
}))
mount(signInFactorRoutes, contract.addPasskey, async ({ ctx, body }) => ({
  message: 'Passkey added',
  data: { recovery_codes: await addPasskey(ctx, body) },
}))
mount(signInFactorRoutes, contract.renameFactor, async ({ ctx, params, body }) => {
  await renameFactor(ctx, params.id, body.name)
  return { message: 'Renamed' }
})
mount(signInFactorRoutes, contract.removeFactor, async ({ ctx, params, body }) => {
  await removeFactor(ctx, params.id, body)
  return { message: 'Removed' }
})
mount(signInFactorRoutes, contract.renewRecoveryCodes, async ({ ctx, body }) => ({
  message: 'New recovery codes created',
  data: { recovery_codes: await renewRecoveryCodes(ctx, body) },
}))
mount(signInFactorRoutes, contract.beginConfirmation, async ({ ctx }) => ({
  data: { ...(await beginConfirmation(ctx)) },
}))
mount(signInFactorRoutes, contract.confirmFactor, async ({ ctx, body }) => {
  await confirmFactor(ctx, body)
  return { message: 'Confirmed' }
})
mount(signInFactorRoutes, contract.stopFactorReset, async ({ ctx, body }) => ({
  data: await stopFactorReset(ctx, body.token),
}))
mount(signInFactorRoutes, contract.removeTrustedDevice, async ({ ctx, params }) => {
  await removeTrustedDevice(ctx, params.id)
  return { message: 'Removed' }
})
