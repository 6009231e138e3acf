import type { Role } from '../../../src/contracts/roles.ts'

export interface RoleDialogProps {
  /** Left out, a new one is made. */
  role?: Role
  onClose: () => void
  onSaved?: (() => void) | undefined
}
