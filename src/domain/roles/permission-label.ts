import { isPermission, PERMISSIONS } from '../../contracts/permissions.ts'

/**
 * What people call a permission.
 *
 * @param added what it is called where it was added
 */
export const permissionLabel = (name: string, added: string | null = null): string =>
  isPermission(name) ? PERMISSIONS[name].label : (added ?? name)
