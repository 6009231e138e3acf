import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { create as createKey, givableBy } from '../../../src/contracts/api-keys/api-keys.ts'
import { CreateKeyDialog } from '../../features/api-keys/create-key-dialog.tsx'
import { GivableContext } from '../../features/api-keys/givable.ts'
import { isRefusal } from '../../features/api-keys/key-list-failure.tsx'
import { KeyManager } from '../../features/api-keys/key-manager.tsx'
import { holderOfViewer } from '../../lib/can.ts'
import { apiKeyListQuery } from '../../queries/api-keys.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useViewer } from '../use-viewer-session.ts'

export default function ApiKeysPage() {
  const { user } = useViewer()
  const { error } = useQuery(apiKeyListQuery())
  // State of the page rather than of its buttons: the empty list's button unmounts while the dialog still shows the
  // first key.
  const [isCreating, setIsCreating] = useState(false)
  const create = () => setIsCreating(true)
  return (
    <GivableContext value={givableBy(holderOfViewer(user))}>
      <PageHeader
        title="API Keys"
        description="API keys let your own programs crawl and read contacts."
        actions={
          isRefusal(error) ? undefined : (
            <Allowed to={createKey}>
              <Button variant="primary" icon={Plus} onClick={create}>
                Create API Key
              </Button>
            </Allowed>
          )
        }
      />
      <KeyManager onCreate={create} />
      {isCreating ? <CreateKeyDialog onClose={() => setIsCreating(false)} /> : null}
    </GivableContext>
  )
}
