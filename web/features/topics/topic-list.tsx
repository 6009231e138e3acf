import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { createTopic, deleteTopic, type Topic, updateTopic } from '../../../src/contracts/topics/topics.ts'
import { formatNumber } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { topicsQuery } from '../../queries/topics.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { TOPICS_CHANGED, TopicDialog } from './topic-dialog.tsx'

type Asked = { deed: 'edit'; topic: Topic | null } | { deed: 'delete'; topic: Topic }

/** What campaigns are about, and how many left each topic. */
export function TopicList() {
  const { data: topics, error, refetch, isFetching } = useQuery(topicsQuery())
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Card
      isFlush
      title="Topics"
      description="Recipients can leave a topic and still get everything else."
      actions={
        <Allowed to={createTopic}>
          <Button size="sm" icon={Plus} onClick={() => setAsked({ deed: 'edit', topic: null })}>
            New topic
          </Button>
        </Allowed>
      }
    >
      {error && !topics ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !topics ? (
        <TableSkeleton rows={2} label="Loading topics" />
      ) : topics.length === 0 ? (
        <p className="px-4 py-6 text-center text-muted text-sm">
          No topics yet. When a campaign has a topic, people can unsubscribe from just that topic.
        </p>
      ) : (
        <Table
          caption="Topics"
          rows={topics}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              header: 'Topic',
              isPrimary: true,
              width: 'w-full',
              cell: ({ name, description }) => (
                <>
                  <span className="wrap-anywhere block">{name}</span>
                  {description ? (
                    <span className="wrap-anywhere block font-normal text-faint text-xs">{description}</span>
                  ) : null}
                </>
              ),
            },
            { id: 'campaigns', header: 'Campaigns', align: 'end', cell: ({ campaigns }) => formatNumber(campaigns) },
            { id: 'left', header: 'Left', align: 'end', cell: ({ left }) => formatNumber(left) },
            {
              id: 'actions',
              header: 'Actions',
              align: 'end',
              cell: (topic) => (
                <span className="inline-flex gap-1">
                  <Allowed to={updateTopic}>
                    <IconButton
                      icon={Pencil}
                      size="sm"
                      label={`Edit ${topic.name}`}
                      onClick={() => setAsked({ deed: 'edit', topic })}
                    />
                  </Allowed>
                  <Allowed to={deleteTopic}>
                    <IconButton
                      icon={Trash2}
                      size="sm"
                      label={`Delete ${topic.name}`}
                      onClick={() => setAsked({ deed: 'delete', topic })}
                    />
                  </Allowed>
                </span>
              ),
            },
          ]}
        />
      )}
      {asked?.deed === 'edit' ? <TopicDialog former={asked.topic} onClose={() => setAsked(null)} /> : null}
      {asked?.deed === 'delete' ? <DeleteTopic topic={asked.topic} onClose={() => setAsked(null)} /> : null}
    </Card>
  )
}

function DeleteTopic({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const remove = useCall(deleteTopic, TOPICS_CHANGED)
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: topic.id } })
      toast.success('Topic deleted')
    } catch (error) {
      toastNamedFailure(error, 'Failed to delete the topic')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Delete “${topic.name}”?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      We'll forget who left it; they still get campaigns without a topic. Unsubscribed people stay unsubscribed.
    </ConfirmDialog>
  )
}
