import { Pencil, Trash2 } from 'lucide-react'
import { deleteTopic, type Topic, updateTopic } from '../../../src/contracts/topics/topics.ts'
import { formatNumber } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { TableColumn } from '../../ui/table.tsx'

/** What is asked of a topic; editing none creates one. */
export type AskedOfTopic = { deed: 'edit'; topic: Topic | null } | { deed: 'delete'; topic: Topic }

/** Columns of the topics: how many left each, and what can be done with it. */
export const topicColumns = (setAsked: (asked: AskedOfTopic) => void): readonly TableColumn<Topic>[] => [
  {
    id: 'name',
    header: 'Topic',
    isPrimary: true,
    width: 'w-full',
    cell: ({ name, description }) => (
      <>
        <span className="wrap-anywhere block">{name}</span>
        {description ? <span className="wrap-anywhere block font-normal text-faint text-xs">{description}</span> : null}
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
]
