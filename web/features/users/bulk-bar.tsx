import { useState } from 'react'
import { BULK_USERS_MAX, type BulkUserAction, SuspendUser } from '../../../src/contracts/users/users.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useBulkUsers } from './api.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const WORDS: Record<Exclude<BulkUserAction, 'suspend'>, { label: string; what: string }> = {
  reactivate: { label: 'Reactivate', what: 'They can sign in again, and paused work resumes.' },
  end_sessions: { label: 'Sign out everywhere', what: "They'll need to sign in again on every device." },
  send_verification: { label: 'Send verification email', what: 'Only users with an unverified address get one.' },
  send_reset_link: { label: 'Send reset link', what: 'Each user gets a link to choose a new password.' },
}
const FAILURE = 'Failed to change the users'

/** Actions on the selected users. */
export function BulkBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const [asked, setAsked] = useState<BulkUserAction | null>(null)
  const bulk = useBulkUsers()
  const users = pluralize(ids.length, 'user')
  const isTooMany = ids.length > BULK_USERS_MAX
  async function act(action: BulkUserAction, reason = '') {
    const { data } = await bulk.mutateAsync({ body: { action, ids: [...ids], reason } })
    const [first] = data.refused
    if (data.done > 0) toast.success(`Done for ${pluralize(data.done, 'user')}`)
    if (first) toast.error(`Refused for ${pluralize(data.refused.length, 'user')}`, { description: first.message })
    setAsked(null)
    onDone()
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b bg-sunken px-4 py-2">
      <p role="status" className="text-muted text-sm">
        {users} selected{isTooMany ? `. Up to ${BULK_USERS_MAX} at once.` : ''}
      </p>
      <Menu align="start" trigger={<Button size="sm">Actions</Button>}>
        <MenuItem isDanger isDisabled={isTooMany} onSelect={() => setAsked('suspend')}>
          Suspend
        </MenuItem>
        {Object.entries(WORDS).map(([action, { label }]) => (
          <MenuItem key={action} isDisabled={isTooMany} onSelect={() => setAsked(action as BulkUserAction)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Button size="sm" onClick={onDone}>
        Clear selection
      </Button>
      {asked === 'suspend' ? (
        <ReasonDialog
          title={`Suspend ${users}?`}
          description="Until you reactivate them, no one can sign in to these accounts, their API keys stop working and nothing runs. No data is lost."
          rules={SuspendUser}
          hint="Stored with each account, visible to administrators."
          submit="Suspend"
          submitting="Suspending..."
          failure={FAILURE}
          isDanger
          onSend={({ reason }) => act('suspend', reason)}
          onClose={() => setAsked(null)}
        />
      ) : asked ? (
        <ConfirmDialog
          isOpen
          title={`${WORDS[asked].label}: ${users}?`}
          confirmLabel={WORDS[asked].label}
          isPending={bulk.isPending}
          onConfirm={() => void act(asked).catch((error: unknown) => toastFailure(error, FAILURE))}
          onCancel={() => setAsked(null)}
        >
          {WORDS[asked].what}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
