import { Badge } from '../../ui/badge.tsx'
import { TONE_OF } from '../../ui/tone.ts'

/** Green if the user may sign in. */
export const UserStatusBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? TONE_OF.active : TONE_OF.inactive} hasDot>
    {isActive ? 'Active' : 'Inactive'}
  </Badge>
)
