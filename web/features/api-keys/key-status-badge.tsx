import { CircleCheck, CircleSlash, Clock, type LucideIcon } from 'lucide-react'
import { type ApiKey, keyStatus } from '../../../src/contracts/api-keys/api-keys.ts'
import { Badge } from '../../ui/badge.tsx'
import { TONE_OF, type Tone } from '../../ui/tone.ts'

const looks: Readonly<Record<ReturnType<typeof keyStatus>, { label: string; icon: LucideIcon; tone: Tone }>> = {
  active: { label: 'Active', icon: CircleCheck, tone: TONE_OF.active },
  inactive: { label: 'Inactive', icon: CircleSlash, tone: TONE_OF.inactive },
  expired: { label: 'Expired', icon: Clock, tone: TONE_OF.expired },
}

/** Whether a key currently works. */
export function KeyStatusBadge({ apiKey }: { apiKey: ApiKey }) {
  const { label, icon, tone } = looks[keyStatus(apiKey, new Date())]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
