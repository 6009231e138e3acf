import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { create as createKey } from '../../../src/contracts/api-keys/api-keys.ts'
import { apiKeyListQuery } from '../../queries/api-keys.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { DeleteKeyDialog } from './delete-key-dialog.tsx'
import { EditKeyDialog } from './edit-key-dialog.tsx'
import { KeyListFailure } from './key-list-failure.tsx'
import { KeyStatsDialog } from './key-stats-dialog.tsx'
import { type KeyAction, KeyTable } from './key-table.tsx'
import { RegenerateKeyDialog } from './regenerate-key-dialog.tsx'

const dialogs = {
  statistics: KeyStatsDialog,
  edit: EditKeyDialog,
  regenerate: RegenerateKeyDialog,
  delete: DeleteKeyDialog,
} as const satisfies Record<KeyAction, unknown>

/** The account's keys, and the dialog for an action on one of them. */
export function KeyManager({ onCreate }: { onCreate: () => void }) {
  const { data: keys, error, refetch, isFetching } = useQuery(apiKeyListQuery())
  // A copy of the key from when the dialog opened: a refetch must not change what the dialog names.
  const [asked, setAsked] = useState<{ deed: KeyAction; key: ApiKey } | null>(null)
  const AskedDialog = asked && dialogs[asked.deed]
  return (
    <>
      <Card isFlush>
        {error && !keys ? (
          <KeyListFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : !keys ? (
          <TableSkeleton rows={3} lines={2} label="Loading API keys" />
        ) : keys.length === 0 ? (
          <EmptyState
            title="No API keys yet"
            actions={
              <Allowed to={createKey}>
                <Button variant="primary" icon={Plus} onClick={onCreate}>
                  Create API Key
                </Button>
              </Allowed>
            }
          >
            Create your first API key to start using the external API
          </EmptyState>
        ) : (
          <KeyTable keys={keys} onAsk={(deed, key) => setAsked({ deed, key })} />
        )}
      </Card>
      {AskedDialog ? <AskedDialog apiKey={asked.key} onClose={() => setAsked(null)} /> : null}
    </>
  )
}
