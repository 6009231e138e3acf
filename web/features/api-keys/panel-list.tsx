import { Copy, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { regenerate, remove } from '../../../src/contracts/api-keys/api-keys.ts'
import { formatDate } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { copyKey } from './copy-key.ts'
import { DeleteKeyDialog } from './delete-key-dialog.tsx'
import { KeyStatusBadge } from './key-status-badge.tsx'
import { permissionWords, rateWords } from './key-words.ts'
import { RegenerateKeyDialog } from './regenerate-key-dialog.tsx'

const dialogs = { regenerate: RegenerateKeyDialog, delete: DeleteKeyDialog }

/** Keys with their permissions and the most frequent actions. */
export function PanelList({ keys }: { keys: readonly ApiKey[] }) {
  const [asked, setAsked] = useState<{ deed: keyof typeof dialogs; key: ApiKey } | null>(null)
  const AskedDialog = asked && dialogs[asked.deed]
  return (
    <>
      <ul aria-label="API keys">
        {keys.map((key) => (
          <KeyEntry key={key.id} apiKey={key} onAsk={(deed) => setAsked({ deed, key })} />
        ))}
      </ul>
      {AskedDialog ? <AskedDialog apiKey={asked.key} onClose={() => setAsked(null)} /> : null}
    </>
  )
}

function KeyEntry({ apiKey, onAsk }: { apiKey: ApiKey; onAsk: (deed: keyof typeof dialogs) => void }) {
  const { name, plain_key, created_at, last_used_at } = apiKey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72 text-muted text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium text-ink">{name}</span>
          <KeyStatusBadge apiKey={apiKey} />
        </p>
        <p>Permissions: {permissionWords(apiKey)}</p>
        <p>Rate limits: {rateWords(apiKey).join(', ')}</p>
        <p className="text-faint text-xs">
          Created {formatDate(created_at)}
          {' · '}
          {last_used_at ? (
            <>
              Last used <RelativeTime value={last_used_at} />
            </>
          ) : (
            'Never used'
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {plain_key ? (
          <Button size="sm" icon={Copy} aria-label={`Copy Key of ${name}`} onClick={() => void copyKey(apiKey)}>
            Copy Key
          </Button>
        ) : null}
        <Allowed to={[regenerate, remove]}>
          <Button size="sm" icon={RefreshCw} aria-label={`Regenerate ${name}`} onClick={() => onAsk('regenerate')}>
            Regenerate
          </Button>
          <Button
            size="sm"
            variant="danger-ghost"
            icon={Trash2}
            aria-label={`Delete ${name}`}
            onClick={() => onAsk('delete')}
          >
            Delete
          </Button>
        </Allowed>
      </div>
    </li>
  )
}
