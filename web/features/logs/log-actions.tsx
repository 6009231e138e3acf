import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { downloadLogs } from '../../../src/contracts/logs/logs.ts'
import { download } from '../../lib/call.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import type { LogsAddress } from './logs-address.ts'

export interface LogActionsProps {
  address: LogsAddress
  isLive: boolean
  onLive: (isLive: boolean) => void
  /** @throws if loading failed */
  onRefresh: () => Promise<void>
}

/** Follows the log, reloads it or downloads it. */
export function LogActions({ address, isLive, onLive, onRefresh }: LogActionsProps) {
  const [busy, setBusy] = useState<'refresh' | 'download' | null>(null)
  async function refresh() {
    setBusy('refresh')
    try {
      await onRefresh()
      toast.success('Logs refreshed')
    } catch (error) {
      toastFailure(error, 'Failed to refresh logs')
    }
    setBusy(null)
  }
  async function save() {
    setBusy('download')
    try {
      const file = await download(downloadLogs, { query: address })
      if (file.blob.size === 0) toast.error('There are no logs to download')
      else {
        saveFile(file)
        toast.success('Logs downloaded')
      }
    } catch (error) {
      toastFailure(error, 'Failed to download logs')
    }
    setBusy(null)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Switch label="Live tail" isOn={isLive} onChange={onLive} className="items-center gap-2" />
      <div className="flex gap-2">
        <Button icon={RefreshCw} isLoading={busy === 'refresh'} onClick={() => void refresh()}>
          Refresh
        </Button>
        <Allowed to={downloadLogs}>
          <Button icon={Download} isLoading={busy === 'download'} onClick={() => void save()}>
            Download
          </Button>
        </Allowed>
      </div>
    </div>
  )
}
