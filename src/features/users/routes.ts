import { Hono } from 'hono'
import * as contract from '../../contracts/users/users.ts'
import { endOwnImpersonation } from '../../domain/access/end-own-impersonation.ts'
import { grantRole, revokeRole } from '../../domain/roles/role-members.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { bulkUsers } from './bulk-users.ts'
import { createUser, inviteUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { exportUsers } from './export-users.ts'
import { cancelFactorReset, requestFactorReset } from './factor-reset.ts'
import { impersonateUser } from './impersonate-user.ts'
import { listUserHoldings } from './list-user-holdings.ts'
import { listUsers } from './list-users.ts'
import { readUser } from './queries.ts'
import { reactivateUser } from './reactivate-user.ts'
import { readUserFigures } from './read-figures.ts'
import { sendUserResetLink } from './send-reset-link.ts'
import { sendUserVerification } from './send-verification.ts'
import { suspendUser } from './suspend-user.ts'
import { updateUser } from './update-user.ts'

export const userRoutes = new Hono<HttpEnv>()

mount(userRoutes, contract.listUsers, ({ ctx, query }) => listUsers(ctx, query))
// Before the routes with an id, which would match this path too.
mount(userRoutes, contract.exportUsers, ({ ctx, query }) => exportUsers(ctx, query))
mount(userRoutes, contract.getUser, async ({ ctx, params }) => ({ user: await readUser(ctx, params.id) }))
mount(userRoutes, contract.createUser, async ({ ctx, body }) => ({
  user: await createUser(ctx, body),
  message: 'User created successfully',
}))
mount(userRoutes, contract.inviteUser, async ({ ctx, body }) => ({
  user: await inviteUser(ctx, body),
  message: 'Invitation sent',
}))
mount(userRoutes, contract.bulkUsers, async ({ ctx, body }) => ({ data: await bulkUsers(ctx, body) }))
mount(userRoutes, contract.userFigures, async ({ ctx, params }) => ({ data: await readUserFigures(ctx, params.id) }))
mount(
  userRoutes,
  contract.listUserHoldings,
  async ({ ctx, params, query }) => await listUserHoldings(ctx, params, query),
)
mount(userRoutes, contract.sendVerificationMail, async ({ ctx, params }) => {
  await sendUserVerification(ctx, params.id)
  return { message: 'Verification email sent' }
})
mount(userRoutes, contract.endUserSessions, async ({ ctx, params }) => ({
  data: { ended: await endUserSessions(ctx, params.id) },
  message: 'User signed out everywhere',
}))
mount(userRoutes, contract.updateUser, async ({ ctx, params, body }) => ({
  user: await updateUser(ctx, params.id, body),
  message: 'User updated successfully',
}))
mount(userRoutes, contract.sendResetLink, async ({ ctx, params }) => {
  await sendUserResetLink(ctx, params.id)
  return { message: 'Password reset link sent' }
})
mount(userRoutes, contract.deleteUser, async ({ ctx, params }) => {
  await deleteUser(ctx, params.id)
  return { message: 'User deleted successfully' }
})
mount(userRoutes, contract.assignRole, async ({ ctx, params, body }) => {
  await grantRole(ctx, { userId: params.id, roleId: body.role_id })
  return { user: await readUser(ctx, params.id), message: 'Role assigned successfully' }
})
mount(userRoutes, contract.removeRole, async ({ ctx, params, body }) => {
  await revokeRole(ctx, { userId: params.id, roleId: body.role_id })
  return { user: await readUser(ctx, params.id), message: 'Role removed successfully' }
})
mount(userRoutes, contract.suspendUser, async ({ ctx, params, body }) => ({
  user: await suspendUser(ctx, params.id, body.reason),
  message: 'User suspended',
}))
mount(userRoutes, contract.reactivateUser, async ({ ctx, params }) => ({
  user: await reactivateUser(ctx, params.id),
  message: 'User reactivated',
}))
mount(userRoutes, contract.requestFactorReset, async ({ ctx, params, body }) => ({
  user: await requestFactorReset(ctx, params.id, body.reason),
  message: 'The reset will be done in three days',
}))
mount(userRoutes, contract.cancelFactorReset, async ({ ctx, params }) => ({
  user: await cancelFactorReset(ctx, params.id),
  message: 'Reset cancelled',
}))
mount(userRoutes, contract.impersonateUser, async ({ ctx, params, body }) => ({
  data: await impersonateUser(ctx, params.id, body.reason),
}))
mount(userRoutes, contract.endImpersonation, async ({ ctx }) => {
  await endOwnImpersonation(ctx)
  return { message: 'Impersonation ended' }
})
