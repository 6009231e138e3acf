import { Download } from 'lucide-react'
import { useState } from 'react'
import * as contract from '../../../src/contracts/users/users.ts'
import { download } from '../../lib/call.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import type { UsersAddress } from './users-address.ts'

/** Exports all users that match the list's filters, in the list's order. */
export function ExportUsersButton({ address }: { address: UsersAddress }) {
  const [isBusy, setIsBusy] = useState(false)
  async function save() {
    const { search, filter, role_id, sort, direction } = address
    setIsBusy(true)
    try {
      saveFile(await download(contract.exportUsers, { query: { search, filter, role_id, sort, direction } }))
    } catch (error) {
      toastFailure(error, 'Failed to export users')
    }
    setIsBusy(false)
  }
  return (
    <Allowed to={contract.exportUsers}>
      <Button icon={Download} isLoading={isBusy} onClick={() => void save()}>
        Export as CSV
      </Button>
    </Allowed>
  )
}
