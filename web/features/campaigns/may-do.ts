import type { Permission } from '../../../src/contracts/permissions.ts'

/** Whether the viewer may make a call; the server asks again. */
export type MayDo = (endpoint: { readonly permission: Permission }) => boolean
