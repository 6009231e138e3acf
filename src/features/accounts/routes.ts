import { Hono } from 'hono'
import * as contract from '../../contracts/accounts/accounts.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { cancelEmailChange, confirmEmailChange, undoEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { readAccountStats, readProfile } from './read-profile.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { updateProfile } from './update-profile.ts'

export const accountRoutes = new Hono<HttpEnv>()

mount(accountRoutes, contract.getProfile, async ({ ctx }) => ({ data: await readProfile(ctx) }))
mount(accountRoutes, contract.updateProfile, async ({ ctx, body }) => ({
  message: 'Profile updated successfully',
  data: await updateProfile(ctx, body),
}))
mount(accountRoutes, contract.cancelEmailChange, async ({ ctx }) => {
  await cancelEmailChange(ctx)
  return { data: await readProfile(ctx) }
})
mount(accountRoutes, contract.confirmEmailChange, async ({ ctx, body }) => ({
  message: 'Your email address was changed',
  data: await confirmEmailChange(ctx, body.token),
}))
mount(accountRoutes, contract.undoEmailChange, async ({ ctx, body }) => ({
  message: 'Your email address stays as it was',
  data: await undoEmailChange(ctx, body.token),
}))
mount(accountRoutes, contract.changePassword, async ({ ctx, body }) => {
  await changePassword(ctx, body)
  return { message: 'Password changed successfully' }
})
mount(accountRoutes, contract.getAccountStats, async ({ ctx }) => ({ data: await readAccountStats(ctx) }))
mount(accountRoutes, contract.removeAccount, async ({ ctx, body }) => {
  await deleteAccount(ctx, body)
  return { message: 'Account deleted successfully' }
})
mount(accountRoutes, contract.listSessions, async ({ ctx }) => ({ data: await listSessions(ctx) }))
mount(accountRoutes, contract.endSession, async ({ ctx, params }) => {
  await endSession(ctx, params.id)
  return { message: 'Session ended' }
})
mount(accountRoutes, contract.endOtherSessions, async ({ ctx }) => ({ data: { ended: await endOtherSessions(ctx) } }))
mount(accountRoutes, contract.exportAccount, async ({ ctx }) => await exportAccount(ctx))
