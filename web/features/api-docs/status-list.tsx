import { STATUS_WORDS } from '../../../src/contracts/v1/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Prose } from './prose.tsx'

/** Statuses of partial content are documented at the calls that return them. */
const SHOWN = [200, 201, 202, 400, 401, 402, 403, 404, 409, 413, 422, 429, 500, 503]

/** The meaning of each response status. */
export function StatusList() {
  return (
    <Card title="Status codes">
      <dl className="flex flex-col gap-2 text-sm">
        {SHOWN.map((status) => (
          <div key={status} className="flex items-baseline gap-2.5">
            <dt>
              <Badge tone={status < 400 ? 'success' : 'danger'}>{status}</Badge>
            </dt>
            <dd className="text-muted">
              <Prose text={STATUS_WORDS[status] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
