import { listQueues } from '../../../src/contracts/system/operations.ts'
import { LetterList } from '../../features/queues/letter-list.tsx'
import { QueueList } from '../../features/queues/queue-list.tsx'
import { useQueuesAddress } from '../../features/queues/queues-address.ts'
import { can } from '../../lib/can.ts'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useViewer } from '../use-viewer-session.ts'

/** Administration of the queues and their dead letters. */
export default function AdminQueuesPage() {
  const { user } = useViewer()
  const place = useQueuesAddress()
  if (user && !can(user, listQueues)) return <ForbiddenState isPage />
  return (
    <>
      <PageHeader title="Queues" description="Queue activity and failed messages." />
      <div className="flex flex-col gap-5">
        <QueueList chosen={place.address.queue} onChoose={(queue) => place.filter({ queue })} />
        <LetterList place={place} />
      </div>
    </>
  )
}
