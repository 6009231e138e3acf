import { Download } from 'lucide-react'
import * as contract from '../../../src/contracts/users/users.ts'
import { download } from '../../lib/call.ts'
import { useSaveFile } from '../../lib/use-save-file.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import type { UsersAddress } from './users-address.ts'

/** Exports all users that match the list's filters, in the list's order. */
export function ExportUsersButton({ address }: { address: UsersAddress }) {
  const { search, filter, role_id, sort, direction } = address
  const { isSaving, save } = useSaveFile((error) => toastFailure(error, 'Failed to export users'))
  const fetchFile = () => download(contract.exportUsers, { query: { search, filter, role_id, sort, direction } })
  return (
    <Allowed to={contract.exportUsers}>
      <Button icon={Download} isLoading={isSaving} onClick={() => void save(fetchFile)}>
        Export as CSV
      </Button>
    </Allowed>
  )
}
