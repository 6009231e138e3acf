import { useQuery } from '@tanstack/react-query'
import { formatBytes } from '../../../lib/format.ts'
import { attachmentsQuery } from '../attachments/api.ts'

/** The attachments of a campaign, with their sizes. */
export function AttachmentFact({ campaignId }: { campaignId: string }) {
  const { data, isError } = useQuery(attachmentsQuery(campaignId))
  if (!data) return <span className="text-faint">{isError ? 'Could not be loaded' : 'Loading…'}</span>
  if (data.length === 0) return 'None'
  return (
    <ul aria-label="Attachments">
      {data.map(({ id, name, size }) => (
        <li key={id} className="wrap-anywhere">
          {name} <span className="text-faint text-xs tabular-nums">{formatBytes(size)}</span>
        </li>
      ))}
    </ul>
  )
}
