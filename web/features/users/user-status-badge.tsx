import { Badge } from '../../ui/badge.tsx'

/** Green if the user may sign in. */
export const UserStatusBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'success' : 'danger'} hasDot>
    {isActive ? 'Active' : 'Inactive'}
  </Badge>
)
