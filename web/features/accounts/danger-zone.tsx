import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDownloadAccount } from './api.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** Permanently deletes the account. `onDeleted` clears the local session. */
export function DangerZone({ onDeleted }: { onDeleted: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false)
  const copy = useDownloadAccount()
  async function save() {
    try {
      await copy.mutateAsync()
      toast.success('Data downloaded')
    } catch (error) {
      toastFailure(error, 'Failed to download your data')
    }
  }
  return (
    <div className="flex flex-col gap-5">
      <Card title="Download your data" description="Everything in your account, in one JSON file.">
        <Button icon={Download} onClick={save} isLoading={copy.isPending}>
          {copy.isPending ? 'Gathering...' : 'Download your data'}
        </Button>
      </Card>
      <Card
        title="Delete Account"
        description="Your account and everything in it is deleted immediately. This can't be undone."
        className="border-danger/40"
      >
        <Button variant="danger" icon={Trash2} onClick={() => setIsAsking(true)}>
          Delete Account
        </Button>
      </Card>
      {isAsking ? <DeleteAccountDialog onClose={() => setIsAsking(false)} onDeleted={onDeleted} /> : null}
    </div>
  )
}
