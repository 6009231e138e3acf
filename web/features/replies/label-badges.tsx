import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../ui/badge.tsx'
import { conversationQueries } from './conversation-api.ts'
import { labelTones } from './outcome-words.ts'

/** The labels of a conversation. Deleted ones are left out. */
export function LabelBadges({ ids }: { ids: readonly string[] }) {
  const { data: labels = [] } = useQuery({ ...conversationQueries.labels(), enabled: ids.length > 0 })
  return labels
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, color }) => (
      <Badge key={id} tone={labelTones[color]} hasDot>
        {name}
      </Badge>
    ))
}
