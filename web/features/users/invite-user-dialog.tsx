import { InviteUser } from '../../../src/contracts/users/users.ts'
import type { Viewer } from '../../lib/can.ts'
import { useInviteUser } from './api.ts'
import { NewUserDialog } from './new-user-dialog.tsx'

const WORDS = {
  title: 'Invite User',
  description: 'We email them a link to choose a password. It works for 7 days and verifies the address.',
  submit: 'Send Invitation',
  submitting: 'Sending...',
  done: 'Invitation sent',
  failed: 'Failed to invite the user',
}

/** Creates an account whose user chooses the password through an emailed link. */
export function InviteUserDialog({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  const invite = useInviteUser()
  return (
    <NewUserDialog
      viewer={viewer}
      body={InviteUser}
      blank={{ name: '', email: '', roles: [] }}
      words={WORDS}
      send={(body) => invite.mutateAsync({ body })}
      onClose={onClose}
    />
  )
}
