import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { createTopic } from '../../../src/contracts/topics/topics.ts'
import { topicsQuery } from '../../queries/topics.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { DeleteTopicDialog } from './delete-topic-dialog.tsx'
import { type AskedOfTopic, topicColumns } from './topic-columns.tsx'
import { TopicDialog } from './topic-dialog.tsx'

/** What campaigns are about, and how many left each topic. */
export function TopicList() {
  const query = useQuery(topicsQuery())
  const [asked, setAsked] = useState<AskedOfTopic | null>(null)
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
      <Loaded query={query} placeholder={<TableSkeleton rows={2} label="Loading topics" />}>
        {(topics) =>
          topics.length === 0 ? (
            <p className="px-4 py-6 text-center text-muted text-sm">
              No topics yet. When a campaign has a topic, people can unsubscribe from just that topic.
            </p>
          ) : (
            <Table caption="Topics" rows={topics} rowKey={({ id }) => id} columns={topicColumns(setAsked)} />
          )
        }
      </Loaded>
      {asked?.deed === 'edit' ? <TopicDialog former={asked.topic} onClose={() => setAsked(null)} /> : null}
      {asked?.deed === 'delete' ? <DeleteTopicDialog topic={asked.topic} onClose={() => setAsked(null)} /> : null}
    </Card>
  )
}
